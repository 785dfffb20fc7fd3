import { chakra } from '@chakra-ui/react';
import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { EntityDialog } from '#client/components/entity-form/entity-dialog';
import type { FormField } from '#client/components/entity-form/form-field';
import { saveOutcomeOf } from '#client/graphql/save-outcome';

// A type, not an interface, so that it is assignable to a record of form values.
type OverlapValues = { hours: string };

interface RotateDialogProps<Answer> {
  id: number;
  mutation: TypedDocumentNode<Answer, { id: number; overlapHours: number }>;
  title: string;
  submit: string;
  /** Label of the choice of how long the replaced key or secret keeps working. */
  label: string;
  upToAMonth?: boolean;
  text: string;
  failed: string;
  onRotated: (answer: Answer) => void;
  onClose: () => void;
}

const INITIAL = { values: { hours: '24' } };

const LIVES = [
  { value: '0', label: 'Not at all: it ends at once' },
  { value: '1', label: '1 hour' },
  { value: '24', label: '1 day' },
  { value: '168', label: '7 days' },
];
const A_MONTH = { value: '720', label: '30 days' };

/** Replaces a key or a secret while the old one still works. */
export function RotateDialog<Answer>(props: RotateDialogProps<Answer>) {
  const { id, label, text, failed, upToAMonth = false, onRotated, onClose } = props;
  // The answer is shown once, so it must not be cached.
  const [rotate] = useMutation(props.mutation, { fetchPolicy: 'no-cache' });
  const [fields] = useState<FormField<OverlapValues>[]>(() => [
    {
      kind: 'select',
      name: 'hours',
      label,
      options: upToAMonth ? [...LIVES, A_MONTH] : LIVES,
      serverNames: ['overlap_hours'],
    },
  ]);

  return (
    <EntityDialog<OverlapValues>
      title={props.title}
      submitLabel={props.submit}
      initial={INITIAL}
      fieldsOf={() => fields}
      save={({ hours }, { signal }) =>
        saveOutcomeOf(async () => {
          const { data } = await rotate({
            variables: { id, overlapHours: Number(hours) },
            context: { fetchOptions: { signal } },
          });
          if (!data) throw new Error('The server answered without the new secret');
          onRotated(data);
        })
      }
      onSaved={() => undefined}
      onClose={onClose}
      failureText={(message) => `${failed} ${message || 'Please try again.'}`}
      size="sm"
      intro={
        <chakra.p textStyle="sm" mb="3" overflowWrap="anywhere">
          {text}
        </chakra.p>
      }
    />
  );
}
