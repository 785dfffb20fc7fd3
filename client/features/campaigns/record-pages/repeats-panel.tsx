import { chakra, Stack, Switch } from '@chakra-ui/react';
import { Panel } from '#client/components/panel/panel';
import {
  type ImpressionTagPageQuery,
  useSetImpressionTagRepeatsMutation,
} from '#client/graphql/generated';

type Tag = Pick<ImpressionTagPageQuery['impressionTag'], 'id' | 'countsRepeats' | 'viewerCan'>;

/** Whether the tag counts an ad as often as players report it. */
export function RepeatsPanel({ tag }: { tag: Tag }) {
  const { id, countsRepeats, viewerCan } = tag;
  const [setRepeats, { loading }] = useSetImpressionTagRepeatsMutation();
  const save = (countsOnce: boolean) =>
    void setRepeats({ variables: { id, countsRepeats: !countsOnce } }).catch(() => undefined); // a toast says why

  return (
    <Panel title="Repeated reports" id="repeats" state="ready">
      <Stack gap="2" align="start">
        <Switch.Root
          size="sm"
          checked={!countsRepeats}
          disabled={loading}
          readOnly={!viewerCan.includes('save')}
          onCheckedChange={({ checked }) => save(checked)}
        >
          <Switch.HiddenInput />
          <Switch.Control />
          <Switch.Label>Count an ad once when a player reports it again</Switch.Label>
        </Switch.Root>
        <chakra.p textStyle="xs" color="fg.muted">
          A further call within a minute, from the same viewer and with the same cache-buster, is
          kept and is in no figure. A change applies to calls from now on.
        </chakra.p>
      </Stack>
    </Panel>
  );
}
