import { chakra, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { CopyButton } from '#client/components/inline/copy-button';
import { Panel } from '#client/components/panel/panel';
import { type TagDoctorQuery, type TagKind, useTagDoctorQuery } from '#client/graphql/generated';
import { describeFailure } from '#client/graphql/links/failure';
import type { RecordDetails, Todo } from '#client/records/page/record-page-declaration';
import {
  Examination,
  TagDoctorDialog,
} from '#client/features/campaigns/tag-doctor/tag-doctor-dialog';

interface Tag {
  kind: TagKind;
  id: number;
  name: string;
  /** The text to paste. */
  text: string;
}

function todosOf({ alerts, findings }: TagDoctorQuery['tagDoctor'], examine: () => void): Todo[] {
  const action = { label: 'Check the tag', run: examine };
  return [
    ...alerts.map(({ id, message }) => ({
      id: `alert-${id}`,
      gravity: 'problem' as const,
      text: message,
      action,
    })),
    ...findings.map(({ code, gravity, message, advice }) => ({
      id: code,
      gravity: gravity === 'PROBLEM' ? ('problem' as const) : ('note' as const),
      text: `${message} ${advice}`,
      action,
    })),
  ];
}

/** The health of a tag and its text: the same for both kinds of tags. */
export function useTagParts({ kind, id, name, text }: Tag): RecordDetails {
  const [isExamining, setExamining] = useState(false);
  const { data, loading, error, refetch } = useTagDoctorQuery({
    variables: { kind, id },
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
    context: { silent: true },
  });
  const retry = () => void refetch().catch(() => undefined); // shown in place of the health
  const examined = data?.tagDoctor;
  const missing = loading ? 'loading' : 'failed';

  return {
    todos: examined ? todosOf(examined, () => setExamining(true)) : null,
    failure: error && !examined && !loading ? { error, retry } : undefined,
    sections: (
      <>
        <Panel
          title="Health"
          id="health"
          state={examined ? 'ready' : missing}
          skeleton="table"
          failure={error && describeFailure(error).message}
          onRetry={retry}
        >
          {examined && (
            <Stack gap="4">
              <Examination examined={examined} />
            </Stack>
          )}
        </Panel>
        <Panel
          title="The tag to paste"
          id="text"
          state="ready"
          actions={<CopyButton label="Copy the tag" texts={[text]} />}
        >
          <chakra.pre
            textStyle="xs"
            whiteSpace="pre-wrap"
            overflowWrap="anywhere"
            fontFamily="mono"
            m="0"
          >
            {text}
          </chakra.pre>
        </Panel>
      </>
    ),
    dialog: isExamining && (
      <TagDoctorDialog
        kind={kind}
        id={id}
        name={name}
        onClose={() => {
          setExamining(false);
          retry();
        }}
      />
    ),
  };
}
