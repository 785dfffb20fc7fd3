import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { showToast } from '#client/components/feedback/toast-store';
import { describeFailure, fieldErrorsOf } from '#client/graphql/links/failure';
import {
  NoPasskeyError,
  runFactorAct,
  type FactorAct,
  type NamedPasskey,
  type NewCodeApp,
} from './factor-acts';

type Step =
  | { name: 'list' }
  | { name: 'password'; act: FactorAct }
  | { name: 'rename'; passkey: NamedPasskey }
  | { name: 'app'; app: NewCodeApp }
  | { name: 'codes'; codes: readonly string[]; isAdded: boolean };

interface Refusal {
  failure: string | null;
  password: string | null;
}

const LIST: Step = { name: 'list' };
const NONE: Refusal = { failure: null, password: null };

interface FactorSteps {
  reload: () => Promise<unknown>;
  onAdded: () => void;
}

/** The steps lead from the list over the password to the act, and back to the list. */
export function useFactorSteps({ reload, onAdded }: FactorSteps) {
  const client = useApolloClient();
  const [step, setStep] = useState<Step>(LIST);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState(NONE);

  const go = (next: Step) => {
    setRefusal(NONE);
    setStep(next);
  };

  const finish = (isAdded: boolean) => {
    go(LIST);
    reload().catch(() => undefined); // the section says that it failed
    if (isAdded) onAdded();
  };

  const showCodes = (codes: readonly string[], isAdded: boolean) =>
    go({ name: 'codes', codes, isAdded });

  const run = async (act: FactorAct, password: string | null) => {
    setBusy(true);
    setRefusal(NONE);

    try {
      const outcome = await runFactorAct(client, act, password);
      if (outcome.next === 'app') go({ name: 'app', app: outcome.app });
      else if (outcome.next === 'codes') showCodes(outcome.codes, outcome.isAdded);
      else {
        showToast({ text: outcome.text, tone: 'success' });
        finish(outcome.isAdded);
      }
    } catch (error) {
      const { password: wrong = null } = fieldErrorsOf(error);
      const isOfBrowser = error instanceof NoPasskeyError;
      const text = isOfBrowser ? error.message : describeFailure(error).message;
      setRefusal({ failure: wrong === null ? text : null, password: wrong });
    } finally {
      setBusy(false);
    }
  };

  return {
    step,
    isBusy,
    refusal,
    begin: (act: FactorAct) => go({ name: 'password', act }),
    rename: (passkey: NamedPasskey) => go({ name: 'rename', passkey }),
    run,
    showCodes,
    finish,
    cancel: () => go(LIST),
  };
}
