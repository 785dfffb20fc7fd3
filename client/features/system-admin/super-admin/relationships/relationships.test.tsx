import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { currentToasts } from '#client/components/feedback/toast-store';
import { graphqlServer } from '#client/testing/graphql-server';
import { refusal } from '#client/testing/refusal';
import { renderPage } from '#client/testing/render-page';
import { data } from '#client/features/system-admin/system-admin.fixture';
import { answerSuperAdmin } from '#client/features/system-admin/super-admin/super-admin.fixture';
import { SuperAdminTab } from '#client/features/system-admin/super-admin/super-admin-tab';
import { adjustRelationship, checkPair, NEW_RELATIONSHIP, targetsOf } from './relationship-rules';

const server = graphqlServer();
const toasts = () => currentToasts().map(({ text }) => text);
const open = () =>
  renderPage(<SuperAdminTab />, { path: '/system-admin?tab=super-admin&list=relationships' });

const openNew = async () => {
  const view = open();
  await screen.findByText('Kōwhai Foods');

  const create = screen.getByRole<HTMLButtonElement>('button', { name: 'Create Relationship' });

  await waitFor(() => expect(create).toBeEnabled());
  await view.user.click(create);

  const dialog = await screen.findByRole('dialog', { name: 'Create Relationship' });
  const choose = async (label: string, option: string) => {
    await view.user.click(within(dialog).getByRole('combobox', { name: label }));
    const found = await screen.findByRole('option', { name: option });
    // A list that has just opened does not take the pointer yet.
    await waitFor(() => view.user.click(found));
  };

  const shown = (label: string) => {
    const control = within(dialog).getByRole('combobox', { name: label });
    return control instanceof HTMLInputElement ? control.value : control.textContent;
  };

  return { ...view, dialog, choose, shown };
};
const related = (isNew: boolean) => {
  const relationship = { __typename: 'Relationship', id: 22 };
  return data({ createRelationship: { __typename: 'RelationshipResult', isNew, relationship } });
};
const submit = () => screen.getByRole('button', { name: 'Create relationship' });

describe('whom a source may be associated with', () => {
  it.each([
    ['client', ['broadcaster', 'agency', 'adtech']],
    ['broadcaster', ['client', 'agency']],
    ['agency', ['client', 'broadcaster', 'adtech']],
    ['adtech', ['client', 'agency']],
  ])('%s: %j', (source, targets) => {
    expect(
      targetsOf(source)
        .map(({ value }) => value)
        .toSorted(),
    ).toEqual(targets.toSorted());
  });

  it('keeps an allowed kind of target and its choice, and replaces one that is no longer allowed', () => {
    const chosen = { ...NEW_RELATIONSHIP, country: 'NZ', sourceId: '7', targetId: '3' };
    const agency = adjustRelationship({ ...chosen, sourceType: 'agency' }, 'sourceType');
    expect(agency).toMatchObject({ sourceId: null, targetType: 'broadcaster', targetId: '3' });
    const broadcaster = adjustRelationship({ ...chosen, sourceType: 'broadcaster' }, 'sourceType');
    expect(broadcaster).toMatchObject({ sourceId: null, targetType: 'client', targetId: null });
  });

  it('is never itself', () => {
    const same = { ...NEW_RELATIONSHIP, sourceType: 'agency', sourceId: '9', targetType: 'agency' };
    expect(checkPair({ ...same, targetId: '9' })).toBe('Cannot associate entity with itself');
    expect(checkPair({ ...same, targetId: '10' })).toBeNull();
    expect(checkPair({ ...same, targetType: 'client', targetId: '9' })).toBeNull();
  });
});

describe('a new relationship', () => {
  it('needs a country and two entities', async () => {
    const { askedOf } = answerSuperAdmin(server);
    const { user, dialog, shown } = await openNew();

    expect([shown('Source type'), shown('Target type')]).toEqual(['Client', 'Broadcaster']);
    await user.click(submit());

    const texts = [
      'Country selection is required',
      'Source entity is required',
      'Target entity is required',
    ];
    for (const text of texts) expect(within(dialog).getByText(text)).toBeInTheDocument();
    expect(askedOf('CreateRelationship')).toEqual([]);
    expect(askedOf('OrganisationOptions')).toEqual([]);
  });

  it('is between entities of the chosen country, confirmed and listed', async () => {
    const { askedOf, answer, lists } = answerSuperAdmin(server);
    answer('CreateRelationship', () => related(true));

    const { user, choose } = await openNew();

    await choose('Country', 'Fiji (FJ)');
    await choose('Source entity', 'Kōwhai Foods');
    await choose('Target type', 'AdTech');
    await choose('Target entity', 'Rātā Reach');

    const asked = askedOf('OrganisationOptions');

    expect(asked.length).toBeGreaterThan(0);
    expect(asked.every(({ country }) => country === 'FJ')).toBe(true);
    await user.click(submit());
    await waitFor(() => expect(toasts()).toEqual(['Entity association created successfully']));
    expect(askedOf('CreateRelationship')).toEqual([
      { input: { sourceType: 'client', sourceId: 7, targetType: 'adtech', targetId: 11 } },
    ]);
    await waitFor(() => expect(lists.relationships).toBe(2));
  });

  it('of two that work together already says so', async () => {
    const { answer } = answerSuperAdmin(server);
    answer('CreateRelationship', () => related(false));
    const { user, choose } = await openNew();
    await choose('Country', 'Fiji (FJ)');
    await choose('Source entity', 'Kōwhai Foods');
    await choose('Target entity', 'Harbour Media');
    await user.click(submit());
    await waitFor(() => expect(toasts()).toEqual(['These two were associated already']));
  });

  it('loses both entities with the country, and offers a source its targets alone', async () => {
    answerSuperAdmin(server);

    const { user, choose, shown, dialog } = await openNew();

    await choose('Country', 'Fiji (FJ)');
    await choose('Source entity', 'Kōwhai Foods');
    await choose('Target entity', 'Harbour Media');
    await choose('Country', 'Samoa (WS)');
    expect([shown('Source entity'), shown('Target entity')]).toEqual(['', '']);
    await choose('Source type', 'Broadcaster');
    expect(shown('Target type')).toBe('Client');
    await user.click(within(dialog).getByRole('combobox', { name: 'Target type' }));

    const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);

    expect(offered).toEqual(['Client', 'Agency']);
  });

  it('that is refused says why', async () => {
    const { answer } = answerSuperAdmin(server);
    answer('CreateRelationship', () =>
      refusal('INVALID', 'No', { target_id: 'Choose a target from the list' }),
    );

    const { user, choose, dialog } = await openNew();

    await choose('Country', 'Fiji (FJ)');
    await choose('Source entity', 'Kōwhai Foods');
    await choose('Target entity', 'Harbour Media');
    await user.click(submit());
    expect(
      await within(dialog).findByText('Failed to create relationship. No'),
    ).toBeInTheDocument();
    expect(within(dialog).getByText('Choose a target from the list')).toBeInTheDocument();
  });
});

describe('the relationships', () => {
  it('name both sides, and are removed after a question', async () => {
    const { askedOf, answer, lists } = answerSuperAdmin(server);
    answer('RemoveRelationship', () => data({ removeRelationship: true }));

    const { user } = open();
    const table = within(await screen.findByRole('table', { name: 'Relationships' }));

    expect(await table.findByText('CUSTOMER')).toBeInTheDocument();
    expect(table.getByText('Harbour Media')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove Kōwhai Foods and Harbour Media' }));

    const question = within(await screen.findByRole('alertdialog'));

    await user.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(toasts()).toEqual(['Entity association removed successfully']));
    expect(askedOf('RemoveRelationship')).toEqual([{ id: 21 }]);
    await waitFor(() => expect(lists.relationships).toBe(2));
  });

  it('stay when removing one fails, and say why', async () => {
    const { answer } = answerSuperAdmin(server);
    answer('RemoveRelationship', () => refusal('NOT_FOUND', 'Relationship not found'));

    const { user } = open();

    await user.click(
      await screen.findByRole('button', { name: 'Remove Kōwhai Foods and Harbour Media' }),
    );
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }),
    );
    await waitFor(() =>
      expect(toasts()).toContain('Failed to delete relationship. Relationship not found'),
    );
  });
});
