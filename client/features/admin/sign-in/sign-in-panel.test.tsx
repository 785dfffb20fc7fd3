import { describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { axeViolations } from '#client/testing/axe';
import { endpoint, graphqlServer } from '#client/testing/graphql-server';
import { renderPage } from '#client/testing/render-page';
import type { SignInOrganisation } from './sign-in-organisation';
import { SignInPanel } from './sign-in-panel';

const server = graphqlServer();
const sent = jest.fn();

const ADMIN = { role: 'ROLE_AGENCY_ADMIN', entityType: 'AGENCY', entityId: 3 } as const;
const shown = ({ entityType, entityId }: SignInOrganisation) => (
  <p>{`Company sign-in of ${entityType} ${entityId}`}</p>
);
const LABEL = 'Require a second factor';

function serve(isRequired: boolean) {
  const rules = {
    __typename: 'OrganisationSignInRules',
    entityType: 'AGENCY',
    entityId: 3,
    requiresSecondFactor: isRequired,
  };

  server.use(
    endpoint.query('OrganisationSignIn', ({ variables }) => {
      sent(variables);
      return HttpResponse.json({ data: { organisationSignIn: rules } });
    }),
    endpoint.mutation('UpdateOrganisationSignIn', ({ variables }) => {
      sent(variables);
      const { input } = variables as { input: { requiresSecondFactor: boolean } }; // the mutation's variable
      Object.assign(rules, input);
      return HttpResponse.json({ data: { updateOrganisationSignIn: rules } });
    }),
  );
}

const theSwitch = () => screen.findByRole<HTMLInputElement>('checkbox', { name: LABEL });

describe('the panel of an organisation', () => {
  test('requires a second factor after a question, of its own people', async () => {
    serve(false);
    const { user, container } = renderPage(<SignInPanel>{shown}</SignInPanel>, {
      path: '/admin',
      user: ADMIN,
    });

    expect(await theSwitch()).not.toBeChecked();
    expect(await axeViolations(container)).toEqual([]);
    await user.click(await theSwitch());
    await user.click(await screen.findByRole('button', { name: 'Require it' }));

    expect(await screen.findByText('A second factor is required.')).toBeInTheDocument();
    await waitFor(async () => expect(await theSwitch()).toBeChecked());
    expect(sent).toHaveBeenCalledWith({
      entityType: 'AGENCY',
      entityId: 3,
      input: { requiresSecondFactor: true },
    });
  });

  test('stops requiring it at once', async () => {
    serve(true);
    const { user } = renderPage(<SignInPanel>{shown}</SignInPanel>, {
      path: '/admin',
      user: ADMIN,
    });
    await user.click(await theSwitch());
    expect(await screen.findByText('A second factor is no longer required.')).toBeInTheDocument();
    await waitFor(async () => expect(await theSwitch()).not.toBeChecked());
  });

  test('lets a super admin choose the organisation first', async () => {
    const noOptions = { customers: null, agencies: null, broadcasters: null, adtechs: null };
    server.use(endpoint.query('OrganisationOptions', () => HttpResponse.json({ data: noOptions })));
    renderPage(<SignInPanel>{shown}</SignInPanel>, { path: '/admin' });
    expect(await screen.findByText(/^Choose an organisation/)).toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: LABEL })).not.toBeInTheDocument();
  });
});
