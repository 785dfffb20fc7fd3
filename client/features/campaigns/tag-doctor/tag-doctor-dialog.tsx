import { Box, Grid, Stack } from '@chakra-ui/react';
import { BusyBar } from '#client/components/feedback/busy-bar';
import { Dialog } from '#client/components/feedback/dialog';
import { FigureList } from '#client/components/panel/figure/figure-list';
import { PanelNotice } from '#client/components/panel/panel-notice';
import { PanelSkeleton } from '#client/components/panel/panel-skeleton';
import { useTagDoctorQuery, type TagKind } from '#client/graphql/generated';
import {
  callMetrics,
  errorFigures,
  placeFigures,
  signFigures,
  type Examined,
} from './doctor-figures';
import { Findings } from './findings';
import { TagTest } from './tag-test';

const TWO_COLUMNS = { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' };

export function Examination({ examined }: { examined: Examined }) {
  return (
    <>
      <Findings examined={examined} />
      <Grid templateColumns={TWO_COLUMNS} columnGap="6" rowGap="4" alignItems="start">
        <FigureList title="Last hour, by arrival time" figures={callMetrics(examined.lastHour)} />
        <FigureList title="Last day, by arrival time" figures={callMetrics(examined.lastDay)} />
        <FigureList title="Of those counted in the last day" figures={signFigures(examined)} />
        <FigureList title="The tag" figures={placeFigures(examined)} />
        {examined.playerErrors.length > 0 && (
          <FigureList title="Errors of players in the last day" figures={errorFigures(examined)} />
        )}
      </Grid>
    </>
  );
}

interface TagDoctorDialogProps {
  kind: TagKind;
  id: number;
  name: string;
  onClose: () => void;
}

/** The health of a tag, its problems, and a test call. */
export function TagDoctorDialog({ kind, id, name, onClose }: TagDoctorDialogProps) {
  const { data, loading, error, refetch } = useTagDoctorQuery({
    variables: { kind, id },
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
    context: { silent: true },
  });

  const examined = data?.tagDoctor;
  const again = () => void refetch().catch(() => undefined); // shown in place of the figures

  return (
    <Dialog title={`Tag doctor: ${name}`} isOpen onClose={onClose} size="lg">
      <Stack gap="4" position="relative" aria-busy={loading}>
        {loading && examined && <BusyBar />}
        {examined && <Examination examined={examined} />}
        {!examined && loading && (
          <Box minH="80">
            <PanelSkeleton shape="table" />
          </Box>
        )}
        {!examined && !loading && error && (
          <PanelNotice kind="failed" text="The tag could not be examined." onAct={again} />
        )}
        <TagTest kind={kind} id={id} onTested={again} />
      </Stack>
    </Dialog>
  );
}
