import { lazy, Suspense } from 'react';
import { PanelSkeleton } from '#client/components/panel/panel-skeleton';
import { useSecondFactorQuery } from '#client/graphql/generated';
import { QueryPlaceholder } from '#client/records/query-placeholder';
import { FactorList } from './factor-list';
import { PasswordPrompt } from './password-prompt';
import { RecoveryCodes } from './recovery-codes';
import { RenamePasskeyForm } from './rename-passkey-form';
import { useFactorSteps } from './use-factor-steps';
import type { FactorAct } from './factor-acts';

/** The button that confirms an act, after the password. */
const ACT_LABELS: Record<FactorAct['kind'], string> = {
  addApp: 'Add an authenticator app',
  addPasskey: 'Add a passkey',
  removeApp: 'Remove the authenticator app',
  removePasskey: 'Remove the passkey',
  renewCodes: 'Make new recovery codes',
};

/** Consequence of each act; null where the next step names it. */
const ACT_NOTES: Record<FactorAct['kind'], string | null> = {
  addApp: null,
  addPasskey: 'Your browser then asks for your fingerprint, face, PIN or security key.',
  removeApp: 'Your sign-in no longer asks for its codes. Your other sign-ins end.',
  removePasskey: 'It no longer signs you in. Your other sign-ins end.',
  renewCodes: 'The earlier codes no longer work.',
};

const ConfirmAppForm = lazy(async () => ({
  default: (await import('./confirm-app-form')).ConfirmAppForm,
}));

/** A person's second factors: listed, added, removed. `onAdded` follows a factor that is kept. */
export function SecondFactorSection({ onAdded }: { onAdded: () => void }) {
  const { data, error, refetch } = useSecondFactorQuery({
    fetchPolicy: 'network-only',
    context: { silent: true },
  });
  const { step, isBusy, refusal, ...steps } = useFactorSteps({ reload: refetch, onAdded });
  if (error || !data) return <QueryPlaceholder error={error} onRetry={() => void refetch()} />;

  const { asksPassword } = data.secondFactor;

  switch (step.name) {
    case 'list':
      return <FactorList factor={data.secondFactor} onAct={steps.begin} onRename={steps.rename} />;
    case 'password':
      return (
        <PasswordPrompt
          key={step.act.kind}
          label={ACT_LABELS[step.act.kind]}
          note={ACT_NOTES[step.act.kind]}
          asksPassword={asksPassword}
          isBusy={isBusy}
          failure={refusal.failure}
          wrongPassword={refusal.password}
          onSubmit={(password) => steps.run(step.act, password)}
          onCancel={steps.cancel}
        />
      );
    case 'rename':
      return (
        <RenamePasskeyForm
          passkey={step.passkey}
          onRenamed={() => steps.finish(false)}
          onCancel={steps.cancel}
        />
      );
    case 'app':
      return (
        <Suspense fallback={<PanelSkeleton shape="lines" />}>
          <ConfirmAppForm
            app={step.app}
            onConfirmed={(codes) => steps.showCodes(codes, true)}
            onCancel={steps.cancel}
          />
        </Suspense>
      );
    case 'codes':
      return <RecoveryCodes codes={step.codes} onDone={() => steps.finish(step.isAdded)} />;
  }
}
