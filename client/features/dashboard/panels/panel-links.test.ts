import { describe, expect, it } from '@jest/globals';
import { viewOf } from '#client/features/dashboard/dashboard.fixture';
import { layoutOfPanel } from '#schema/dashboard-panels';
import { panelUrl } from './panel-links';
import { PERFORMANCE_PANELS } from './performance-panels';
import { SUMMARY_PANELS } from './summary-panels';

describe('the address of a panel', () => {
  // The links of the server's sentences.
  it.each([
    ['impression-summary', null],
    ['correlation', null],
    ['pareto', null],
    ['impressions-before-visit', null],
    ['responses-by-region', null],
    ['responses-by-site', null],
    ['visit-response-timing', null],
    ['creative-performance-cost', 'performance'],
    ['channel-performance-cost', 'performance'],
    ['impression-heatmap-ratio', 'performance'],
    ['caused-visits', 'effect'],
  ])('of %s names the view that holds it', (id, view) => {
    const [search = '', anchor] = (panelUrl(id, viewOf(), '') ?? '').split('#');
    expect(anchor).toBe(id);
    expect(new URLSearchParams(search).get('view')).toBe(view);
  });

  it('names the layout that shows the panel', () => {
    for (const { id } of SUMMARY_PANELS) expect(layoutOfPanel(id)).toBe('summary');
    for (const { id } of PERFORMANCE_PANELS) expect(layoutOfPanel(id)).toBe('performance');
  });

  it('is none for a panel that there is not', () => {
    expect(panelUrl('nowhere', viewOf(), '')).toBeNull();
  });
});
