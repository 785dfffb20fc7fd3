import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { addDays } from '#schema/local-date';
import { buildExperiment, HOUSEHOLDS, RESULT } from '#client/features/campaigns/experiment.fixture';
import { answerContent } from '#client/features/campaigns/content/content.fixture';
import { formatDate } from '#client/formatting/dates';
import { session } from '#client/session/session';
import { axeViolations } from '#client/testing/axe';
import { endpoint, graphqlServer } from '#client/testing/graphql-server';
import { buildUser, TOKENS } from '#client/testing/people';
import { pickOption } from '#client/testing/pick-option';
import { refusal } from '#client/testing/refusal';
import { renderApp } from '#client/testing/render-app';
import { answerPage, DAYS, PAGE_CASES, TODAY } from './record-pages.fixture';

const server = graphqlServer();

beforeEach(() => {
  session.signIn(buildUser(), TOKENS);
  // jsdom has no layout, and a focus trap skips elements that it takes for hidden.
  jest
    .spyOn(Element.prototype, 'getClientRects')
    .mockImplementation(() => [new DOMRect(0, 0, 100, 20)] as unknown as DOMRectList); // a DOMRectList has more members than the code reads
});

const pageOf = (kind: 'booking' | 'experiment') => {
  const page = PAGE_CASES.find((one) => one.kind === kind);
  if (!page) throw new Error(`no page of a ${kind}`);
  return page;
};

const REGIONS_ROW = {
  kind: 'REGIONS' as const,
  design: 'HOLDOUT' as const,
  regionIds: [4, 16],
  regions: { heldOut: [region(16, 'Otago'), region(4, 'Waikato')] },
};

function region(id: number, name: string) {
  return { __typename: 'ExperimentRegion', id, name };
}

type Row = Parameters<typeof buildExperiment>[1];

/** Answers the list, the form and the saves of experiments. */
function answerExperiments(rows = [buildExperiment(DAYS)]) {
  const sent: unknown[] = [];
  const asked: unknown[] = [];
  answerContent(server);
  answerPage(server, pageOf('booking'));
  answerPage(server, pageOf('experiment'));
  server.use(
    endpoint.query('Experiments', () =>
      HttpResponse.json({
        data: {
          experiments: {
            __typename: 'ExperimentConnection',
            nodes: rows,
            pageInfo: { __typename: 'PageInfo', endCursor: null },
            totalCount: rows.length,
          },
        },
      }),
    ),
    endpoint.query('ExperimentBookings', () =>
      HttpResponse.json({
        data: {
          bookings: {
            __typename: 'BookingConnection',
            nodes: [
              { __typename: 'Booking', id: 21, bookingName: 'Spring prime' },
              { __typename: 'Booking', id: 22, bookingName: 'Winter prime' },
            ],
          },
        },
      }),
    ),
    endpoint.query('ExperimentPower', ({ variables }) => {
      asked.push(variables);
      return HttpResponse.json({
        data: {
          experimentPlan: {
            __typename: 'ExperimentPlan',
            basis: 'BOOKING',
            powers: [
              { __typename: 'ExperimentPower', days: 7, smallestLift: null },
              { __typename: 'ExperimentPower', days: 14, smallestLift: 0.31 },
              { __typename: 'ExperimentPower', days: 28, smallestLift: 0.204 },
            ],
          },
        },
      });
    }),
    endpoint.mutation('CreateExperiment', ({ variables }) => {
      sent.push(variables.input);
      return HttpResponse.json({ data: { createExperiment: buildExperiment(DAYS, { id: 82 }) } });
    }),
  );
  return { sent, asked };
}

async function openForm(name = 'Plan a holdout') {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement)); // the focus is never null
  return within(dialog);
}

describe('the experiments of a client', () => {
  it('are listed with booking, share and state, and nothing for axe to find', async () => {
    answerExperiments([
      buildExperiment(DAYS),
      buildExperiment(DAYS, {
        id: 82,
        experimentName: 'Autumn holdout',
        state: 'FINISHED',
        ...REGIONS_ROW,
        result: RESULT,
      }),
    ]);
    const { container } = renderApp('/experiments?client=1');

    const table = await screen.findByRole('table', { name: 'Experiments' });
    await within(table).findByRole('link', { name: 'Spring holdout' });
    const rows = within(table).getAllByRole('row').slice(1);
    const resultDay = formatDate(addDays(DAYS.endDate, 8));
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(
        new RegExp(`^Spring holdoutSpring prime20\\.0% of households.+RunningFrom ${resultDay}$`),
      ),
      expect.stringMatching(
        /^Autumn holdoutSpring primeOtago, Waikato.+Finished50\.0%30\.4% to 76\.5%$/,
      ),
    ]);
    expect(within(table).getByRole('link', { name: 'Spring holdout' })).toHaveAttribute(
      'href',
      '/experiments/81',
    );
    expect(await axeViolations(container)).toEqual([]);
  });

  it('are planned with the effects that would be found in view', async () => {
    const { sent, asked } = answerExperiments([]);
    const { user } = renderApp('/experiments?client=1');
    expect(await screen.findByText(/This client has no experiments yet/)).toBeInTheDocument();
    const [plan] = screen.getAllByRole('button', { name: 'Plan a holdout' });
    if (!plan) throw new Error('There is no button.');
    await user.click(plan);
    const form = await openForm();

    expect(form.getByText(/^Choose a booking to see which effects/)).toBeInTheDocument();
    await user.type(form.getByRole('textbox', { name: 'Experiment name' }), 'Winter holdout');
    await user.type(form.getByRole('textbox', { name: 'Hypothesis' }), 'More visits');
    await user.click(form.getByRole('combobox', { name: 'Booking' }));
    await pickOption(user, 'Winter prime');
    expect(
      await form.findByText(
        'By the past of this booking, the smallest effect that four of five experiments find: 31.0% with 14 days, 20.4% with 28 days.',
      ),
    ).toBeInTheDocument();
    expect(asked).toEqual([{ bookingId: 22, controlPercent: 20 }]);

    await user.click(form.getByRole('button', { name: 'Another ad' }));
    await user.type(
      form.getByRole('textbox', { name: 'Control document' }),
      'https://ads.example/h',
    );
    await user.click(form.getByRole('button', { name: 'Create experiment' }));

    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent).toEqual([
      {
        experimentName: 'Winter holdout',
        hypothesis: 'More visits',
        bookingId: 22,
        startDate: addDays(TODAY, 7),
        endDate: addDays(TODAY, 34),
        controlPercent: 20,
        kind: 'HOUSEHOLDS',
        controlUrl: 'https://ads.example/h',
        controlCreativeId: null,
        customerId: 1,
      },
    ]);
  });

  it('of regions are planned from the splits of a plan, which says when it cannot tell', async () => {
    const { sent } = answerExperiments([]);
    const planned: Record<string, unknown>[] = [];
    server.use(
      endpoint.query('RegionExperimentPlan', ({ variables }) => {
        planned.push(variables);
        const isKnown = variables.bookingId === 22;
        return HttpResponse.json({
          data: {
            regionExperimentPlan: {
              __typename: 'RegionPlan',
              pastWeeks: isKnown ? 26 : 3,
              reasonText: isKnown ? null : 'Visits are counted for too few weeks.',
              splits: isKnown
                ? [
                    {
                      __typename: 'RegionSplit',
                      deliveryShare: 0.12,
                      smallestLift: 0.061,
                      heldOut: REGIONS_ROW.regions.heldOut,
                    },
                  ]
                : [],
            },
          },
        });
      }),
    );
    const { user } = renderApp('/experiments?client=1');
    await screen.findByText(/This client has no experiments yet/);
    const [plan] = screen.getAllByRole('button', { name: 'Plan a holdout' });
    if (!plan) throw new Error('There is no button.');
    await user.click(plan);
    const form = await openForm();

    await user.type(form.getByRole('textbox', { name: 'Experiment name' }), 'South dark');
    await user.type(form.getByRole('textbox', { name: 'Hypothesis' }), 'More visits');
    await user.click(form.getByRole('button', { name: 'Regions' }));
    await user.click(form.getByRole('combobox', { name: 'Booking' }));
    await pickOption(user, 'Spring prime');
    expect(await form.findByText('Visits are counted for too few weeks.')).toBeInTheDocument();
    await user.click(form.getByRole('combobox', { name: 'Booking' }));
    await pickOption(user, 'Winter prime');
    expect(await form.findByText(/^By 26 weeks of visits/)).toBeInTheDocument();

    await user.click(form.getByRole('combobox', { name: 'Regions held out' }));
    await pickOption(user, '6.1% lift · 12.0% of ads: Otago, Waikato');
    await user.click(form.getByRole('button', { name: 'By ad server' }));
    await user.click(form.getByRole('button', { name: 'Create experiment' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      bookingId: 22,
      kind: 'REGIONS',
      design: 'HOLDOUT',
      regionIds: [4, 16],
      adServerExcludes: true,
      controlCreativeId: null,
    });
    expect(planned.at(-1)).toMatchObject({ bookingId: 22, design: 'HOLDOUT', maxPercent: 20 });
  });

  it('are only read by sellers', async () => {
    session.signIn(
      buildUser({ role: 'ROLE_BROADCASTER_ADMIN', entityType: 'BROADCASTER' }),
      TOKENS,
    );
    answerExperiments();
    renderApp('/experiments?client=1');
    await screen.findByRole('table', { name: 'Experiments' });
    expect(screen.queryByRole('button', { name: 'Plan a holdout' })).not.toBeInTheDocument();
  });
});

it('a booking leads to a holdout of it, and that to the page of the experiment', async () => {
  const { sent } = answerExperiments();
  const { user, address } = renderApp('/bookings/21');
  await user.click(await screen.findByRole('button', { name: 'Plan a holdout' }));
  const form = await openForm();

  expect(form.getByRole('combobox', { name: 'Booking' })).toHaveValue('Spring prime');
  await user.type(form.getByRole('textbox', { name: 'Experiment name' }), 'Spring holdout');
  await user.type(form.getByRole('textbox', { name: 'Hypothesis' }), 'More visits');
  await user.click(form.getByRole('button', { name: 'Create experiment' }));

  await waitFor(() => expect(address()).toBe('/experiments/82'));
  expect(sent).toEqual([expect.objectContaining({ bookingId: 21, controlUrl: null })]);
});

describe('the page of an experiment', () => {
  const open = (row: Row, details: object = {}) => {
    const page = pageOf('experiment');
    answerExperiments();
    answerPage(server, page, {
      record: row,
      details: {
        experiment: {
          __typename: 'Experiment',
          id: 81,
          households: HOUSEHOLDS,
          regions: null,
          result: null,
          resultReason: 'NOT_FINISHED',
          ...details,
        },
      },
    });
    return renderApp(page.path);
  };
  const result = async () => within(await screen.findByRole('region', { name: 'Result' }));

  it('shows the result of a finished one first, with intervals', async () => {
    open({ state: 'FINISHED' }, { result: RESULT, resultReason: null });
    const answer = await result();
    expect(await answer.findByText(/^The ads caused about 400/)).toBeInTheDocument();
    expect(answer.getByRole('group', { name: 'Caused visits' })).toHaveTextContent(
      '40095% interval 280 to 520',
    );
    expect(answer.getByRole('group', { name: 'Lift' })).toHaveTextContent('50.0%');
    expect(answer.getByRole('group', { name: 'Cost per caused visit' })).toHaveTextContent(
      '$1.2095% interval $0.92 to $1.71',
    );
    expect(screen.queryByRole('button', { name: 'Stop' })).not.toBeInTheDocument();
  });

  it('shows no visits before the end, only whether the groups can be compared', async () => {
    open({});
    expect(await (await result()).findByText(/^The result appears on/)).toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'Lift' })).not.toBeInTheDocument();
    const checks = await screen.findByRole('table', { name: 'Checks of the groups' });
    expect(within(checks).getAllByText('Passed')).toHaveLength(4);
  });

  it('says that a result is near when its day has come', async () => {
    open({ state: 'WAITING', resultDate: TODAY });
    expect(await (await result()).findByText(/^All visits have come/)).toBeInTheDocument();
  });

  it('says why a seller sees no result', async () => {
    open({ viewerCan: [] }, { households: null, resultReason: 'WITHHELD' });
    expect(
      await (await result()).findByText(/^The client and its agencies see the result/),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
  });

  it('names a failed check as a problem', async () => {
    const [first, ...others] = HOUSEHOLDS.checks;
    const failed = { ...first, status: 'FAILED' };
    open({}, { households: { ...HOUSEHOLDS, checks: [failed, ...others] } });
    const todos = await screen.findByRole('list', { name: 'What to do' });
    expect(todos).toHaveTextContent('Size of the groups: 2,000 of 10,000 were held out.');
  });

  it('stops after a question, and says when that failed', async () => {
    const { user } = open({});
    server.use(
      endpoint.mutation('StopExperiment', () => refusal('INVALID', 'It is over.'), { once: true }),
      endpoint.mutation('StopExperiment', () =>
        HttpResponse.json({
          data: { stopExperiment: buildExperiment(DAYS, { state: 'STOPPED' }) },
        }),
      ),
    );
    const stop = async () => {
      await user.click(await screen.findByRole('button', { name: 'Stop' }));
      await user.click(await screen.findByRole('button', { name: 'Stop experiment' }));
    };

    await stop();
    expect(
      await screen.findByText('The experiment was not stopped. It is over.'),
    ).toBeInTheDocument();
    await stop();
    expect(await screen.findByText('Experiment stopped.')).toBeInTheDocument();
    expect(await screen.findByText('Stopped')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Stop' })).not.toBeInTheDocument();
  });
});
