import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { axeViolations } from '#client/testing/axe';
import { renderPage } from '#client/testing/render-page';
import { figuresOf, OPTIONS, viewOf } from '#client/features/dashboard/dashboard.fixture';
import { FIRST_VIEWS } from '#client/features/dashboard/findings/finding.fixture';
import type { DashboardFigures } from '#client/features/dashboard/figures/figures';
import { IntelligenceDialog } from './intelligence-dialog';

const ADDRESS = '/dashboard?client=1&from=2026-03-01&to=2026-03-10&history=booking.12';
const VIEW = viewOf();
const FIGURES = figuresOf(VIEW.range);

const written = (analysis: Partial<DashboardFigures['analysis']>): DashboardFigures => ({
  ...FIGURES,
  analysis: { ...FIGURES.analysis, ...analysis },
});
const NOTHING = { paragraphs: [] };
const SILENT = written({
  summary: NOTHING,
  campaignPerformance: NOTHING,
  creativeEffectiveness: NOTHING,
  geographicDistribution: NOTHING,
  responseProfile: NOTHING,
});

function open(props: Partial<Parameters<typeof IntelligenceDialog>[0]> = {}) {
  const onClose = jest.fn();
  const page = renderPage(
    <IntelligenceDialog
      figures={FIGURES}
      view={VIEW}
      options={OPTIONS}
      onClose={onClose}
      {...props}
    />,
    { path: ADDRESS },
  );

  return { ...page, onClose };
}

/** A clipboard that accepts ClipboardItems; jsdom has none. */
function clipboardOf(write: (items: ClipboardItem[]) => Promise<void>) {
  class Clip {
    constructor(readonly content: Record<string, Blob>) {}
  }
  Object.assign(globalThis, { ClipboardItem: Clip });
  Object.defineProperty(navigator, 'clipboard', { value: { write }, configurable: true });
}

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'ClipboardItem');
});

describe('the Campaign Intelligence dialog', () => {
  it('shows the summary and the four sections under their headings, and what they are about', async () => {
    open();

    const dialog = await screen.findByRole('dialog', { name: 'Campaign Intelligence' });

    expect(
      within(dialog)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Campaign Performance',
      'Creative Effectiveness',
      'Geographic Distribution',
      'Response Profile',
    ]);
    expect(
      within(dialog).getByText('1000 impressions were followed by 20 visits.'),
    ).toBeInTheDocument();
    expect(
      within(dialog).getByText(
        'Kōwhai Foods · 01 Mar 26 – 10 Mar 26 · days in Pacific/Auckland time',
      ),
    ).toBeInTheDocument();
    expect(within(dialog).getByText('No filters')).toBeInTheDocument();
    expect(await axeViolations(dialog)).toEqual([]);
  });

  it('names the filters that are set', async () => {
    open({ view: viewOf({ filters: { ...VIEW.filters, regions: [2, 3], dayparts: [7] } }) });
    expect(
      await screen.findByText('Region: Auckland, Wellington · Daypart: Peak'),
    ).toBeInTheDocument();
  });

  it('shows a summary alone', async () => {
    open({ figures: written({ ...SILENT.analysis, summary: FIGURES.analysis.summary }) });
    expect(
      await screen.findByText('1000 impressions were followed by 20 visits.'),
    ).toBeInTheDocument();
    expect(screen.queryAllByRole('heading', { level: 3 })).toEqual([]);
  });

  it('says when there is no analysis', async () => {
    open({ figures: SILENT });
    expect(
      await screen.findByText(
        'No analysis available. Select appropriate filters and refresh the dashboard to generate insights.',
      ),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Copy Report' })).not.toBeInTheDocument();
  });

  it('says that the figures load', async () => {
    open({ figures: null });
    expect(await screen.findByText('Loading...')).toBeInTheDocument();
  });

  it('says why there are no figures, and tries again', async () => {
    const onRetry = jest.fn();
    const { user } = open({ figures: null, failure: 'The store is away.', onRetry });
    expect(await screen.findByText('The store is away.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('goes to the panel that a sentence links to, in the view that the panel belongs to, and closes', async () => {
    const { user, onClose, address } = open();
    await user.click(await screen.findByRole('link', { name: 'Creative Performance Details' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(Object.fromEntries(address())).toEqual({
      client: '1',
      from: '2026-03-01',
      to: '2026-03-10',
      view: 'performance',
      history: 'booking.12',
    });
  });

  it('goes back to the summary view for a panel of it', async () => {
    const { user, address } = open({ view: viewOf({ layout: 'performance' }) });
    await user.click(await screen.findByRole('link', { name: 'Correlation' }));
    expect(address().get('view')).toBeNull();
  });

  it('closes by its buttons and by Escape', async () => {
    const { user, onClose } = open();
    for (const button of await screen.findAllByRole('button', { name: 'Close' }))
      await user.click(button);
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(3);
  });

  it('copies the report as words and as HTML, and says so for two seconds', async () => {
    const clips: Record<string, Blob>[] = [];
    const { user } = open({ view: viewOf({ range: { ...VIEW.range, preset: 'last-30-days' } }) });

    clipboardOf((items) => {
      for (const item of items)
        clips.push((item as unknown as { content: Record<string, Blob> }).content); // the class above
      return Promise.resolve();
    });
    await user.click(await screen.findByRole('button', { name: 'Copy Report' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeInTheDocument();

    const [clip] = clips;
    const text = await clip?.['text/plain']?.text();

    expect(text).toContain('Campaign Intelligence\n\nKōwhai Foods · 01 Mar 26 – 10 Mar 26');
    expect(text).toContain('What stands out\n\nNothing stands out: ');
    expect(text).toContain(
      'Creative Effectiveness\n\nHarvest 30s leads (Creative Performance Details).',
    );
    expect(text).toMatch(/http:\/\/localhost\/\?client=1&from=2026-03-01&to=2026-03-10$/);

    const html = await clip?.['text/html']?.text();

    expect(html).toContain(
      '<strong>Harvest 30s</strong> leads (<a href="http://localhost/?client=1&amp;from=2026-03-01',
    );
    expect(
      await screen.findByRole('button', { name: 'Copy Report' }, { timeout: 3000 }),
    ).toBeInTheDocument();
  });

  it('has the findings above its sections, and leads from them to where something can be done', async () => {
    const { user, onClose } = open({ figures: { ...FIGURES, findings: [FIRST_VIEWS] } });
    const findings = within(await screen.findByRole('region', { name: 'What stands out' }));

    expect(findings.getByRole('article', { name: FIRST_VIEWS.sentence })).toBeInTheDocument();
    expect(
      screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
    ).toHaveLength(4);
    await user.click(findings.getByRole('link', { name: 'Show Impressions before Visit' }));
    expect(onClose).toHaveBeenCalled();
  });

  it('says when the browser does not let it copy', async () => {
    const { user } = open();
    clipboardOf(() =>
      Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError')),
    );
    await user.click(await screen.findByRole('button', { name: 'Copy Report' }));
    expect(await screen.findByText(/The report could not be copied/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Copy Report' })).toBeInTheDocument();
  });

  it('lets no HTML of a name through', async () => {
    const hostile =
      '<img src=x onerror="alert(1)"><script>alert(2)</script><a href="javascript:alert(3)">Spring</a>';

    open({
      figures: written({
        creativeEffectiveness: {
          paragraphs: [
            `<strong>${hostile}</strong> leads <a href="https://example.com" onclick="alert(4)">here</a> <a href="#nowhere">there</a>.`,
            '&lt;img src=x onerror=alert(5)&gt; is a name.',
          ],
        },
      }),
    });

    const dialog = await screen.findByRole('dialog');

    expect(dialog.querySelector('img, script, [onclick], [onerror]')).not.toBeInTheDocument();
    expect(within(dialog).getByText('Spring', { exact: false })).toBeInTheDocument();
    expect(within(dialog).getByText('<img src=x onerror=alert(5)> is a name.')).toBeInTheDocument();
    expect(
      within(dialog)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Correlation']);
  });
});
