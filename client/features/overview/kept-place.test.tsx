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
    <KeptPlace isSettled={isSettled}>
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
  unmount();

  show(true);
  expect(place()?.minHeight).toBe('0');
});

it('keeps nothing on the first visit, nor for another width', () => {
  show(false).unmount();
  expect(storage.overviewPlace.read()).toBeNull();

  storage.overviewPlace.write(`${window.innerWidth + 1} ${HEIGHT}`);
  show(false);
  expect(place()?.minHeight).toBe('0');
});
