import { describe, expect, it } from '@jest/globals';
import { viewOf } from '#client/features/dashboard/dashboard.fixture';
import { panelUrl } from './panel-links';

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
  ])('of %s names the view that holds it', (id, view) => {
    const [search = '', anchor] = (panelUrl(id, viewOf(), '') ?? '').split('#');
    expect(anchor).toBe(id);
    expect(new URLSearchParams(search).get('view')).toBe(view);
  });

  it('is none for a panel that there is not', () => {
    expect(panelUrl('nowhere', viewOf(), '')).toBeNull();
  });
});
