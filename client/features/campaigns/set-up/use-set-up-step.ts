import { useSearchParams } from 'react-router-dom';
import { SET_UP_STEPS, STEP_PARAM, type SetUpStep } from './set-up-path';

/** The step that the address names, and how to go to another one or to leave. */
export function useSetUpStep(): [step: SetUpStep | null, goTo: (next: SetUpStep | null) => void] {
  const [params, setParams] = useSearchParams();
  const named = params.get(STEP_PARAM);
  const step = SET_UP_STEPS.find((one) => one.step === named)?.step ?? null;

  const goTo = (next: SetUpStep | null) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (next) after.set(STEP_PARAM, next);
        else after.delete(STEP_PARAM);
        return after;
      },
      { replace: true },
    );

  return [step, goTo];
}
