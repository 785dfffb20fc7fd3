import { beforeEach, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { storage } from '#client/session/storage';
import { renderPage } from '#client/testing/render-page';
import { KeptPlace } from './kept-place';

const HEIGHT = 216;

beforeEach(() => {
  storage.overviewPlace.clear();
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(HEIGHT);
});

const show = (isSettled: boolean) =>
  renderPage(
    <KeptPlace isSettled={isSettled} below={<p>Below</p>}>
      <p>Late</p>
    </KeptPlace>,
    { path: '/overview' },
  );

const place = () => screen.getByText('Late').parentElement?.style;

it('keeps the height of the last visit until the content has come', () => {
  show(true).unmount();
  show(false).unmount();

  const { unmount } = show(false);
  expect(place()?.minHeight).toBe(`${HEIGHT}px`);
  expect(screen.getByText('Below')).toBeVisible();
  unmount();

  show(true);
  expect(place()?.minHeight).toBe('0');
});

it('keeps back what is below on the first visit, and keeps no place for another width', () => {
  const { unmount } = show(false);
  expect(screen.queryByText('Below')).not.toBeInTheDocument();
  unmount();
  expect(storage.overviewPlace.read()).toBeNull();

  storage.overviewPlace.write(`${window.innerWidth + 1} ${HEIGHT}`);
  show(false);
  expect(place()?.minHeight).toBe('0');
});
