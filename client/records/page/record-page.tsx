import { Box } from '@chakra-ui/react';
import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import { ClientField } from '#client/components/form/client-field';
import { PageBody } from '#client/components/page/page-body';
import { PageHeader } from '#client/components/page/page-header';
import { PanelNotice } from '#client/components/panel/panel-notice';
import { describeFailure } from '#client/graphql/links/failure';
import { useContentClientsQuery } from '#client/graphql/generated';
import { HiddenRecordPage } from './hidden-record-page';
import { nounTitle } from './noun-title';
import { RecordBody } from './record-body';
import { RecordSkeleton } from './record-skeleton';
import { usePageClient } from './use-page-client';
import type { RecordPageDeclaration } from './record-page-declaration';

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
