import { describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { endpoint, graphqlServer } from '#client/testing/graphql-server';
import { renderApp } from '#client/testing/render-app';
import { renderPage } from '#client/testing/render-page';
import { CompanySignInDialog } from './company-sign-in-dialog';

const server = graphqlServer();
const PROVIDER = 'https://login.example/authorize?state=x';

const open = () => {
  const leave = jest.fn();
  const page = renderPage(<CompanySignInDialog onClose={jest.fn()} leave={leave} />, { path: '/' });
  return { ...page, leave };
};
const email = () => screen.findByLabelText('Email');
const proceed = () => screen.getByRole('button', { name: 'Continue' });

describe('the sign-in with a company', () => {
  test('is offered on the login page, below the password', async () => {
    const { user } = renderApp('/login');
    await user.click(await screen.findByRole('button', { name: 'Use your company account' }));
    await screen.findByRole('dialog', { name: 'Use your company account' });
  });

  test('leaves for the provider of the address', async () => {
    const sent = jest.fn();
    server.use(
      endpoint.mutation('StartCompanySignIn', ({ variables }) => {
        sent(variables);
        return HttpResponse.json({ data: { startCompanySignIn: PROVIDER } });
      }),
    );
    const { user, leave } = open();
    await user.type(await email(), ' ana@agency.example ');
    await user.click(proceed());
    await waitFor(() => expect(leave).toHaveBeenCalledWith(PROVIDER));
    expect(sent).toHaveBeenCalledWith({ email: 'ana@agency.example' });
  });

  test('says that a company has none, and leaves for nowhere', async () => {
    const message = 'No company sign-in is set up for this address. Sign in with your password.';
    server.use(
      endpoint.mutation('StartCompanySignIn', () =>
        HttpResponse.json({ errors: [{ message, extensions: { code: 'INVALID' } }] }),
      ),
    );
    const { user, leave } = open();
    await user.type(await email(), 'ana@elsewhere.example');
    await user.click(proceed());
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(leave).not.toHaveBeenCalled();
  });

  test('sends nothing without an address', async () => {
    const { user, leave } = open();
    await email();
    await user.click(proceed());
    expect(screen.getByText('Email is required')).toBeInTheDocument();
    expect(leave).not.toHaveBeenCalled();
  });
});

test('the right password of an organisation that refuses passwords gets its sentence', async () => {
  const message = 'Your organisation signs in with its company account.';
  server.use(
    endpoint.mutation('SignIn', () =>
      HttpResponse.json({ errors: [{ message, extensions: { code: 'FORBIDDEN' } }] }),
    ),
  );
  const { user } = renderApp('/login');
  await user.type(await email(), 'ana@agency.example');
  await user.type(screen.getByLabelText('Password'), 'the right one');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByText(message)).toBeInTheDocument();
});
