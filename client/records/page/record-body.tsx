import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { DateRangePicker } from '#client/components/date-range-picker/date-range-picker';
import { usePresetKeys } from '#client/components/date-range-picker/use-preset-keys';
import { toViewRange } from '#client/components/date-range-picker/address-range';
import { Chip } from '#client/components/inline/chip';
import { PageBody } from '#client/components/page/page-body';
import { PageHeader } from '#client/components/page/page-header';
import { FigureList } from '#client/components/panel/figure/figure-list';
import { Panel } from '#client/components/panel/panel';
import { todayIn } from '#client/formatting/date-ranges';
import { formatDate, formatDateRange } from '#client/formatting/dates';
import { nounTitle } from './noun-title';
import { HistoryList } from '#client/records/history/history-list';
import { dashboardParams } from '#schema/dashboard-url';
import { defaultRange } from '#schema/date-ranges';
import { FiguresPanel, TrendPanel } from './figures-panels';
import { ParentPath } from './parent-path';
import { RecordActions } from './record-actions';
import type { PageClient, RecordPageDeclaration } from './record-page-declaration';
import { TodoPanel } from './todo-panel';
import { DETAILS, TrendColumns } from './trend-columns';
import { usePageRange } from './use-page-range';
import { useRecordFigures } from './use-record-figures';

interface RecordBodyProps<Data, Row> {
  page: RecordPageDeclaration<Data, Row>;
  id: number;
  row: Row;
  client: PageClient;
  /** The choice of the client, for a record of several. */
  clientField: ReactNode;
}

/** A record that has loaded: what it is, what to do, its figures, what belongs to it, its history. */
export function RecordBody<Data, Row>(props: RecordBodyProps<Data, Row>) {
  const { page, id, row, client } = props;
  const today = todayIn(client.timeZone);
  const { filters, days } = page.figuresOf(row);
  const { range, lifetime, isChosen, select, selectLifetime } = usePageRange(today, days);
  usePresetKeys(today, select);

  const shown = useRecordFigures({ clientId: client.id, filters, range });
  const whole = useRecordFigures({
    clientId: client.id,
    filters,
    range: isChosen ? lifetime : null,
  });
  const ofLifetime = isChosen ? whole : shown;
  const details = page.useDetails({
    row,
    client,
    today,
    figures: shown.figures,
    lifetime: ofLifetime.figures,
    isCounting: ofLifetime.isLoading,
  });

  const state = page.stateOf?.(row);
  const canEdit = page.canEdit(row);
  const absence = range ? null : `Nothing can be delivered before ${formatDate(days?.startDate)}.`;
  const dashboard = dashboardParams({
    clientId: client.id,
    range: range ? toViewRange(range) : defaultRange(today),
    filters,
  });

  return (
    <>
      <PageHeader
        title={page.nameOf(row)}
        note={nounTitle(page.noun)}
        actions={
          <>
            {isChosen && days && (
              <Button size="2xs" variant="ghost" onClick={selectLifetime}>
                All its days
              </Button>
            )}
            <DateRangePicker
              label="Date range"
              value={range ?? defaultRange(today)}
              onApply={select}
              today={today}
              timeZone={client.timeZone}
              size="2xs"
              isCompact
            />
          </>
        }
      />
      <PageBody>
        <Flex wrap="wrap" gap="3" align="center" justify="space-between">
          <Flex wrap="wrap" gap="3" align="center" textStyle="sm" minW="0">
            {state && <Chip tone={state.tone}>{state.label}</Chip>}
            {days && <chakra.span color="fg.muted">{formatDateRange(days)}</chakra.span>}
            <ParentPath parents={page.parentsOf(row, client)} />
            {props.clientField && <Box w="60">{props.clientField}</Box>}
          </Flex>
          <RecordActions
            dashboard={`/dashboard?${new URLSearchParams(dashboard)}`}
            onEdit={details.edit}
            actions={details.actions}
          />
        </Flex>
        <TodoPanel todos={details.todos} failure={details.failure} />
        {details.answer}
        <FiguresPanel {...shown} absence={absence} note={page.figuresNote} />
        <TrendColumns>
          <TrendPanel {...shown} absence={absence} today={today} />
          <Panel title={DETAILS} state="ready">
            <FigureList figures={page.factsOf(row, today)} />
          </Panel>
        </TrendColumns>
        {details.sections}
        {canEdit && page.entity && (
          <Panel title="History" id="history" state="ready">
            <HistoryList subject={{ entity: page.entity, id }} />
          </Panel>
        )}
      </PageBody>
      {details.dialog}
    </>
  );
}
