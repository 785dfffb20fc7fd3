import { Box, Button, Flex, Grid, Skeleton } from '@chakra-ui/react';
import { useQuery } from '@apollo/client/react';
import { useParams, Link } from 'react-router-dom';
import { ClientField } from '#client/components/form/client-field';
import { PageBody } from '#client/components/page/page-body';
import { PageHeader } from '#client/components/page/page-header';
import { PanelNotice } from '#client/components/panel/panel-notice';
import { describeFailure } from '#client/graphql/links/failure';
import { useContentClientsQuery } from '#client/graphql/generated';
import { Panel } from '#client/components/panel/panel';
import { nounTitle } from './noun-title';
import { RecordBody } from './record-body';
import { usePageClient } from './use-page-client';
import type { RecordPageDeclaration } from './record-page-declaration';
import { FiguresPanel, TrendPanel } from './figures-panels';
import { TodoPanel } from './todo-panel';
import { DETAILS, TrendColumns } from './trend-columns';

const LOADING = {
  figures: null,
  isLoading: true,
  error: null,
  retry: () => undefined,
  absence: null,
} as const;

/** Shaped like the page of a record, so that nothing jumps when it arrives. */
const RecordSkeleton = ({ noun }: { noun: string }) => (
  <Grid role="status" aria-label={`Loading the ${noun}`} templateColumns="minmax(0, 1fr)" gap="4">
    <Flex wrap="wrap" gap="3" justify="space-between" aria-hidden>
      <Skeleton h="8" w="80" maxW="full" />
      <Skeleton h="8" w="sm" maxW="full" />
    </Flex>
    <TodoPanel todos={null} />
    <FiguresPanel {...LOADING} />
    <TrendColumns>
      <TrendPanel {...LOADING} today="" />
      <Panel title={DETAILS} state="loading" skeleton="lines">
        {null}
      </Panel>
    </TrendColumns>
  </Grid>
);

const HIDDEN_CODES: readonly (string | null)[] = ['NOT_FOUND', 'FORBIDDEN'];

/** A number that a record can have; null for anything else. */
function parseId(text: string | undefined): number | null {
  const id = /^\d{1,10}$/.test(text ?? '') ? Number(text) : 0;
  return id > 0 && id < 2 ** 31 ? id : null;
}

interface RecordPageProps<Data, Row> {
  page: RecordPageDeclaration<Data, Row>;
}

/** The page of the record in the URL: one layout for every kind. */
export function RecordPage<Data, Row>({ page }: RecordPageProps<Data, Row>) {
  const id = parseId(useParams().id);
  if (id === null) return <HiddenRecordPage noun={page.noun} id={null} />;
  return <NumberedRecord key={id} page={page} id={id} />;
}

function NumberedRecord<Data, Row>({ page, id }: RecordPageProps<Data, Row> & { id: number }) {
  const shared = { fetchPolicy: 'cache-and-network', context: { silent: true } } as const;
  const record = useQuery<Data, { id: number }>(page.query, { ...shared, variables: { id } });
  const customers = useContentClientsQuery(shared);
  const error = record.error ?? customers.error;
  const row = record.data === undefined ? undefined : page.rowOf(record.data);
  const clients = customers.data?.dashboardCustomers;
  const ownId = row === undefined ? undefined : page.clientIdOf(row);
  const choice = usePageClient(clients, ownId === null);

  if (error && HIDDEN_CODES.includes(describeFailure(error).code))
    return <HiddenRecordPage noun={page.noun} id={id} />;

  const client = ownId === null ? choice.client : clients?.find((one) => one.id === ownId);

  if (row !== undefined && client) {
    const field = ownId === null && (
      <ClientField client={client} clients={clients} onSelect={choice.select} />
    );
    return <RecordBody page={page} id={id} row={row} client={client} clientField={field} />;
  }

  const areAllKnown = row !== undefined && clients !== undefined && !customers.loading;
  if (areAllKnown && choice.named !== null)
    return <HiddenRecordPage noun="client" id={parseId(choice.named)} />;
  if (areAllKnown) return <HiddenRecordPage noun={page.noun} id={id} />;

  return (
    <>
      <PageHeader title={nounTitle(page.noun)} />
      <PageBody>
        {error ? (
          <Box layerStyle="panel" py="12">
            <PanelNotice
              kind="failed"
              text={describeFailure(error).message}
              onAct={() => {
                void record.refetch().catch(() => undefined); // shown in place of the page
                void customers.refetch().catch(() => undefined);
              }}
            />
          </Box>
        ) : (
          <RecordSkeleton noun={page.noun} />
        )}
      </PageBody>
    </>
  );
}

interface HiddenRecordPageProps {
  noun: string;
  /** Null where the URL has no number. */
  id: number | null;
}

/** Replaces a record that is not visible, or that no longer exists. */
function HiddenRecordPage({ noun, id }: HiddenRecordPageProps) {
  const article = /^[aeiou]/.test(noun) ? 'an' : 'a';
  const number = id === null ? '' : `: ${noun} no. ${id}`;

  return (
    <>
      <PageHeader title={nounTitle(noun)} />
      <PageBody>
        <Box layerStyle="panel" py="12">
          <PanelNotice
            text={`This link leads to ${article} ${noun} that you cannot see${number}. It may have been removed, or belong to another organisation.`}
            action={
              <Button size="xs" variant="outline" asChild>
                <Link to="/overview">Open the overview</Link>
              </Button>
            }
          />
        </Box>
      </PageBody>
    </>
  );
}
