import { useSession } from './use-session';

/** The client's side plans experiments; the server decides. */
export function useMayPlan(): boolean {
  const { flags } = useSession();
  return flags.isSuperUser || flags.isCustomer || flags.isAgency;
}
