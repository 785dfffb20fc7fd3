import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { axeViolations } from '#client/testing/axe';
import { endpoint, graphqlServer } from '#client/testing/graphql-server';
import { renderApp } from '#client/testing/render-app';

const server = graphqlServer();
const FAILED = 'Failed to send password reset link. Please try again.';

const asked = jest.fn();
const answer = (response: () => Response | Promise<Response>) =>
  server.use(
    endpoint.mutation('RequestPasswordReset', ({ variables }) => {
      asked(variables);
      return response();
    }),
  );
const accept = () =>
  answer(() =>
    HttpResponse.json({
      data: {
        requestPasswordReset: {
          __typename: 'Acknowledgement',
          message: 'Password reset email sent.',
        },
      },
    }),
  );
const refuse = (code: string, message: string) =>
  answer(() => HttpResponse.json({ errors: [{ message, extensions: { code } }] }));

async function openDialog(typed = '') {
  const app = renderApp('/login');
  const email = await screen.findByLabelText('Email');
  if (typed) await app.user.type(email, typed);
  await app.user.click(screen.getByRole('button', { name: 'Forgot password' }));
  const dialog = await screen.findByRole('dialog', { name: 'Reset password' });
  return { ...app, dialog, field: within(dialog).getByLabelText('Email') };
}

const send = () => screen.getByRole('button', { name: 'Send link' });

beforeEach(() => {
  asked.mockClear();
  // jsdom has no layout, and a focus trap skips elements that it takes for hidden.
  jest
    .spyOn(Element.prototype, 'getClientRects')
    .mockImplementation(() => [new DOMRect(0, 0, 100, 20)] as unknown as DOMRectList); // a DOMRectList has more members than the code reads
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('the dialog of a forgotten password', () => {
  test('sends the address and closes with the news that a link is on its way', async () => {
    accept();

    const { user, field } = await openDialog();

    await user.type(field, ' ana@infinitum.example ');
    await user.click(send());
    expect(
      await screen.findByText('Password reset link has been sent to your email.'),
    ).toBeInTheDocument();
    expect(await screen.findByText('Password reset email sent.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(asked).toHaveBeenCalledWith({ email: 'ana@infinitum.example' });
  });

  test('starts from the address that was typed already', async () => {
    const { field, dialog } = await openDialog('ana@infinitum.example');
    expect(field).toHaveValue('ana@infinitum.example');
    await waitFor(() => expect(field).toHaveFocus());
    expect(await axeViolations(dialog)).toEqual([]);
  });

  test('needs an address that is one, and says so after it was touched', async () => {
    const { user, field, dialog } = await openDialog();
    expect(within(dialog).queryByText('Email is required')).not.toBeInTheDocument();
    await user.click(send());
    expect(within(dialog).getByText('Email is required')).toBeInTheDocument();
    await user.type(field, 'ana');
    expect(within(dialog).getByText('Please enter a valid email address')).toBeInTheDocument();
    expect(field).toHaveFocus();
    expect(asked).not.toHaveBeenCalled();
  });

  test.each([
    ['the server fails', () => refuse('INTERNAL', 'An error occurred'), FAILED],
    ['there is no answer', () => answer(() => HttpResponse.error()), FAILED],
    [
      'there were too many tries',
      () => refuse('TOO_MANY_REQUESTS', 'Too many attempts. Please try again later.'),
      `${FAILED} Too many attempts. Please try again later.`,
    ],
  ])(
    'stays open with what was typed when %s, without a toast beside it',
    async (_when, arrange, text) => {
      arrange();
      const { user, field, dialog } = await openDialog('ana@infinitum.example');
      await user.click(send());
      expect(await within(dialog).findByText(text)).toBeInTheDocument();
      expect(field).toHaveValue('ana@infinitum.example');
      expect(screen.queryByText(/^Error:/)).not.toBeInTheDocument();
    },
  );

  test('sends once however often the button is pressed', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));

    answer(async () => {
      await held;
      return HttpResponse.error();
    });

    const { user } = await openDialog('ana@infinitum.example');

    await user.dblClick(send());
    await user.keyboard('{Enter}');
    release();
    await screen.findByText(FAILED);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test('closes with Escape and gives the focus back to its link', async () => {
    const { user } = await openDialog();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Forgot password' })).toHaveFocus(),
    );
  });
});
