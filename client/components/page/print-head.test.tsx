import { afterEach, beforeAll, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { startPrinting } from '#client/components/browser/printing';
import { DataTable } from '#client/components/table/data-table';
import { renderPage } from '#client/testing/render-page';
import { PageHeader } from './page-header';

beforeAll(startPrinting);
afterEach(() => fire('afterprint'));

const fire = (event: 'beforeprint' | 'afterprint'): void => {
  act(() => {
    window.dispatchEvent(new Event(event));
  });
};

const rows = Array.from({ length: 25 }, (_, at) => ({ name: `Row ${at}` }));

const show = () =>
  renderPage(
    <>
      <PageHeader title="Dashboard" printFacts={['Harbour', '01 Mar 26 – 10 Mar 26']} />
      <DataTable
        label="Rows"
        columns={[{ key: 'name', head: 'Name', kind: 'text', value: ({ name }) => name }]}
        rows={rows}
        rowKey={({ name }) => name}
        pageSize={10}
      />
    </>,
    { path: '/dashboard' },
  );

it('names what is shown and the time while the page is printed, and only then', async () => {
  show();
  expect(screen.queryByText(/^Printed /)).not.toBeInTheDocument();

  fire('beforeprint');
  for (const fact of ['Infinitum · Dashboard', 'Harbour', '01 Mar 26 – 10 Mar 26'])
    expect(screen.getByText(fact)).toBeInTheDocument();
  expect(screen.getByText(/^Printed \d\d \w+ \d{4}, \d\d:\d\d$/)).toBeInTheDocument();

  fire('afterprint');
  expect(screen.queryByText('Harbour')).not.toBeInTheDocument();
});

it('prints all rows of a table, and pages them again on screen', async () => {
  show();
  expect(screen.queryByText('Row 24')).not.toBeInTheDocument();
  fire('beforeprint');
  expect(screen.getByText('Row 24')).toBeInTheDocument();
  fire('afterprint');
  expect(screen.queryByText('Row 24')).not.toBeInTheDocument();
});
