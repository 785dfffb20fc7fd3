import { describe, expect, it, jest } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { usePagedRows, type LoadPage } from './use-paged-rows';

/** A list of numbers; its cursor is the last number of a page. */
function listOf(count: number) {
  const all = Array.from({ length: count }, (_, index) => index + 1);

  return jest.fn<LoadPage<number>>(async ({ first, after }) => {
    const from = after === null ? 0 : Number(after);
    const nodes = all.slice(from, from + first);
    return {
      nodes,
      totalCount: all.length,
      pageInfo: { endCursor: nodes.length > 0 ? String(nodes.at(-1)) : null },
    };
  });
}

const open = (load: LoadPage<number>, page = 0) =>
  renderHook(({ at, from }) => usePagedRows(from, at), { initialProps: { at: page, from: load } });

describe('the rows of a page', () => {
  it('come by the cursor of the page before', async () => {
    const load = listOf(23);
    const { result, rerender } = open(load);
    expect(result.current.isLoading).toBe(true);
    await waitFor(() => expect(result.current.rows).toHaveLength(10));
    rerender({ at: 1, from: load });
    expect(result.current.isRefreshing).toBe(true);
    await waitFor(() => expect(result.current.rows[0]).toBe(11));
    expect(load.mock.calls.map(([range]) => range.after)).toEqual([null, '10']);
    expect(result.current.total).toBe(23);
  });

  it('are found from the start when a link opens a later page', async () => {
    const { result } = open(listOf(523), 25);
    await waitFor(() => expect(result.current.rows[0]).toBe(251));
    expect(result.current.page).toBe(25);
  });

  it('are those of the last page when the requested one is gone', async () => {
    const { result } = open(listOf(23), 7);
    await waitFor(() => expect(result.current.rows).toEqual([21, 22, 23]));
    expect(result.current.page).toBe(2);
  });

  it('are found again on reload', async () => {
    const load = listOf(3);
    const { result } = open(load);
    await waitFor(() => expect(result.current.rows).toHaveLength(3));
    act(() => result.current.reload());
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(result.current.isRefreshing).toBe(false));
  });

  it('stay when a later load fails, with the reason', async () => {
    const load = listOf(23);
    const { result, rerender } = open(load);
    await waitFor(() => expect(result.current.rows).toHaveLength(10));
    load.mockRejectedValueOnce(new Error('Away'));
    rerender({ at: 1, from: load });
    await waitFor(() => expect(result.current.error).toEqual(new Error('Away')));
    expect(result.current.rows).toHaveLength(10);
  });
});
