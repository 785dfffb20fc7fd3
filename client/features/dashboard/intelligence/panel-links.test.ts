import { describe, expect, it } from '@jest/globals';
import { viewOf } from '#client/features/dashboard/dashboard.fixture';
import { addressOfPanel } from './panel-links';

describe('the address of a panel', () => {
  // What the server's sentences link to.
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
    const [search = '', anchor] = (addressOfPanel(id, viewOf(), '') ?? '').split('#');
    expect(anchor).toBe(id);
    expect(new URLSearchParams(search).get('view')).toBe(view);
  });

  it('is none for a panel that there is not', () => {
    expect(addressOfPanel('nowhere', viewOf(), '')).toBeNull();
  });
});
