import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderPage } from '../../../testing/render-page';
import { savedFiles } from '../../../testing/saved-files';
import { figuresOf, OPTIONS, viewOf } from '../dashboard.fixture';
import { useDashboardExport } from './use-dashboard-export';

const saved = savedFiles();

type Subject = Parameters<typeof useDashboardExport>[0];

function ExportControl(subject: Subject) {
  const { exportAll, isExporting } = useDashboardExport(subject);
  return (
    <button type="button" onClick={exportAll}>
      {isExporting ? 'Exporting' : 'Export'}
    </button>
  );
}

async function pressExport(subject: Partial<Subject>) {
  const view = viewOf();
  const whole = { view, figures: figuresOf(view.range), options: OPTIONS, ...subject };
  const { user } = renderPage(<ExportControl {...whole} />, { path: '/dashboard' });
  await user.click(screen.getByRole('button', { name: 'Export' }));
}

describe('the export of all data', () => {
  it('saves one workbook and is then ready for the next', async () => {
    await pressExport({});
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toMatch(/^Infinitum_Dashboard_\d{4}-\d\d-\d\d_\d\d-\d\d-\d\d\.xlsx$/);
    expect(await screen.findByRole('button', { name: 'Export' })).toBeTruthy();
  });

  it('asks for a client first', async () => {
    await pressExport({ view: viewOf({ client: null }), figures: null });
    expect(await screen.findByText('Please select a customer first.')).toBeTruthy();
    expect(saved).toHaveLength(0);
  });

  it('says that there are no figures yet', async () => {
    await pressExport({ figures: null });
    expect(await screen.findByText('There are no figures to export yet.')).toBeTruthy();
    expect(saved).toHaveLength(0);
  });

  it('says when it could not be made', async () => {
    URL.createObjectURL = jest.fn<typeof URL.createObjectURL>(() => {
      throw new Error('no room');
    });
    await pressExport({});
    expect(await screen.findByText('The export could not be made. Please try again.')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Export' })).toBeTruthy();
  });
});
