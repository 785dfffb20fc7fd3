import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw/http';
import { axeViolations } from '#client/testing/axe';
import { endpoint, graphqlServer } from '#client/testing/graphql-server';
import { renderApp } from '#client/testing/render-app';

const server = graphqlServer();

const report = (more = {}) => ({
  __typename: 'ReportSubscription',
  reportName: 'Weekly figures',
  rhythm: 'every Monday at 07:00, Pacific/Auckland time',
  isSubscribed: true,
  isEnded: false,
  canErase: false,
  ...more,
});
const answer = (more = {}) =>
  server.use(
    endpoint.query('ReportSubscription', ({ variables, request }) => {
      expect(variables).toEqual({ token: '7.abc' });
      expect(request.headers.get('authorization')).toBeNull();
      return HttpResponse.json({ data: { reportSubscription: report(more) } });
    }),
    endpoint.mutation('UnsubscribeFromReport', () =>
      HttpResponse.json({ data: { unsubscribeFromReport: report({ isSubscribed: false }) } }),
    ),
    endpoint.mutation('ResubscribeToReport', () =>
      HttpResponse.json({ data: { resubscribeToReport: report() } }),
    ),
  );
const SENT =
  'The report ‘Weekly figures’ is sent to you every Monday at 07:00, Pacific/Auckland time.';

describe('the page behind the last link of a report', () => {
  test('ends its mails with one button, without a sign-in, and takes them up again', async () => {
    answer();

    const { container, user } = renderApp('/unsubscribe#7.abc');

    expect(await screen.findByText(SENT)).toBeInTheDocument();
    expect(await axeViolations(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Unsubscribe' }));
    expect(
      await screen.findByText(
        'You have unsubscribed from the report ‘Weekly figures’. You get no more mails of it.',
      ),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Subscribe again' }));
    expect(await screen.findByText(SENT)).toBeInTheDocument();
  });

  test('says that a report has ended', async () => {
    answer({ isSubscribed: false, isEnded: true });
    renderApp('/unsubscribe#7.abc');
    expect(
      await screen.findByText('The report ‘Weekly figures’ is not sent to you any more.'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('names no report that the reader may not have any more, and ends its mails all the same', async () => {
    answer({ reportName: null, rhythm: null });
    renderApp('/unsubscribe#7.abc');
    expect(await screen.findByText('You are among the readers of a report.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Unsubscribe' })).toBeInTheDocument();
  });

  test.each([
    ['INVALID', /^This link is not valid/],
    ['UNAVAILABLE', /^Sorry, that did not work/],
  ])('says so when the answer is %s', async (code, text) => {
    const errors = [{ message: 'x', extensions: { code } }];
    server.use(endpoint.query('ReportSubscription', () => HttpResponse.json({ errors })));
    renderApp('/unsubscribe#7.abc');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });
});
