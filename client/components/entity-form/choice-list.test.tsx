import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPage } from '#client/testing/render-page';
import { applyStyles } from '#client/testing/styles';
import { ChoiceList } from './choice-list';

applyStyles();

const OPTIONS = ['a', 'b', 'c'].map((value) => ({
  value,
  label: `${value.repeat(40)}@infinitum.example`,
}));

it('gives a label of two lines its room: the list scrolls, its rows do not shrink', () => {
  renderPage(
    <ChoiceList
      label="Recipients"
      options={OPTIONS}
      value={[]}
      onChange={() => undefined}
      emptyText="Nobody"
    />,
    { path: '/' },
  );

  const rows = screen.getAllByRole('checkbox').map((box) => box.closest('label'));
  expect(rows).toHaveLength(OPTIONS.length);
  for (const row of rows) expect(row).toHaveStyle({ flexShrink: '0' });
});
