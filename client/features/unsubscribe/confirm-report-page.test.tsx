import { describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { axeViolations } from '#client/testing/axe';
import { endpoint, graphqlServer } from '#client/testing/graphql-server';
import { refusal } from '#client/testing/refusal';
import { renderApp } from '#client/testing/render-app';

const server = graphqlServer();
const posted = jest.fn();

const answer = (operation: string, field: string, message: string) =>
  server.use(
    endpoint.mutation(operation, ({ variables, request }) => {
      posted(variables, request.headers.get('authorization'));
      return HttpResponse.json({ data: { [field]: { __typename: 'Acknowledgement', message } } });
    }),
  );

describe('the page that asks for consent to a report', () => {
  test.each([
    ['Send me the report', 'ConfirmReport', 'confirmReport', 'Thank you.'],
    ['No, and never ask me again', 'DeclineReports', 'declineReports', 'You get no reports.'],
  ])('%s', async (label, operation, field, message) => {
    posted.mockClear();
    answer(operation, field, message);
    const { container, user } = renderApp('/confirm-report#the-token');

    const button = await screen.findByRole('button', { name: label });
    expect(posted).not.toHaveBeenCalled();
    expect(await axeViolations(container)).toEqual([]);
    await user.click(button);
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(posted).toHaveBeenCalledWith({ token: 'the-token' }, null);
    expect(screen.queryByRole('button', { name: label })).not.toBeInTheDocument();
  });

  test('says that a link is over, and lets one try again where there was no answer', async () => {
    server.use(endpoint.mutation('ConfirmReport', () => HttpResponse.error(), { once: true }));
    const { user } = renderApp('/confirm-report#the-token');
    const button = () => screen.findByRole('button', { name: 'Send me the report' });

    await user.click(await button());
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^Sorry/));
    server.use(endpoint.mutation('ConfirmReport', () => refusal('INVALID', 'x')));
    await user.click(await button());
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(/^This link is not valid any more/),
    );
    expect(screen.queryByRole('button', { name: 'Send me the report' })).not.toBeInTheDocument();
  });
});
