import { ChakraProvider } from '@chakra-ui/react';
import { describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { system } from '#client/app/theme/system';
import { axeViolations } from '#client/testing/axe';
import { DateRangePicker } from './date-range-picker';
import type { PickedRange } from './draft-range';

const TODAY = '2026-11-20';
const NOVEMBER: PickedRange = { startDate: '2026-11-02', endDate: '2026-11-12' };

function show(value: PickedRange = NOVEMBER) {
  const onApply = jest.fn();

  render(
    <ChakraProvider value={system}>
      <DateRangePicker
        label="Date range"
        value={value}
        onApply={onApply}
        today={TODAY}
        timeZone="Pacific/Auckland"
      />
    </ChakraProvider>,
  );

  return { onApply, user: userEvent.setup() };
}

async function open(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('button', { name: /^Date range/ }));
  return screen.findByRole('dialog', { name: 'Date range' });
}

const day = (panel: HTMLElement, date: string) => {
  const cell = panel.querySelector<HTMLElement>(
    `[data-view=day][data-selectable][data-value="${date}"]`,
  );
  if (!cell) throw new Error(`${date} is not shown`);
  return cell;
};

const apply = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Apply' });

describe('the date range picker', () => {
  it('shows the range in the short form, or that it is invalid', () => {
    show();
    expect(
      screen.getByRole('button', { name: 'Date range: 02 Nov 26 – 12 Nov 26' }),
    ).toBeInTheDocument();
    show({ startDate: 'x', endDate: '2026-11-12' });
    expect(screen.getByText('Invalid range')).toBeInTheDocument();
  });

  it('shows two months with weeks from Monday and the end of the range in the right one', async () => {
    const { user } = show();
    const panel = await open(user);
    expect(within(panel).getByText('October 2026')).toBeInTheDocument();
    expect(within(panel).getByText('November 2026')).toBeInTheDocument();
    const [grid] = within(panel).getAllByRole('grid');
    expect([...(grid?.querySelectorAll('thead th') ?? [])].map((head) => head.textContent)).toEqual(
      [...'MTWTFSS'],
    );
  });

  it('applies a range once both days are picked, and not before', async () => {
    const { user, onApply } = show();
    const panel = await open(user);

    await user.click(day(panel, '2026-11-03'));
    expect(await screen.findByText('Selecting end date...')).toBeInTheDocument();
    expect(apply()).toBeDisabled();
    await user.click(day(panel, '2026-11-09'));
    expect(await screen.findByText('03 Nov 2026 – 09 Nov 2026')).toBeInTheDocument();
    await user.click(apply());
    expect(onApply).toHaveBeenCalledWith({ startDate: '2026-11-03', endDate: '2026-11-09' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('puts days picked backwards in order', async () => {
    const { user, onApply } = show();
    const panel = await open(user);
    await user.click(day(panel, '2026-11-09'));
    await user.click(day(panel, '2026-11-03'));
    await user.click(apply());
    expect(onApply).toHaveBeenCalledWith({ startDate: '2026-11-03', endDate: '2026-11-09' });
  });

  it('sets the draft from a preset, to be applied', async () => {
    const { user, onApply } = show();
    await open(user);
    await user.click(screen.getByRole('button', { name: 'Last Year' }));
    expect(await screen.findByText('01 Jan 2025 – 31 Dec 2025')).toBeInTheDocument();
    expect(screen.getByText('December 2025')).toBeInTheDocument();
    expect(onApply).not.toHaveBeenCalled();
    await user.click(apply());
    expect(onApply).toHaveBeenCalledWith({
      startDate: '2025-01-01',
      endDate: '2025-12-31',
      preset: 'last-year',
    });
  });

  it.each(['Cancel', 'Escape'])('discards the draft at %s', async (way) => {
    const { user, onApply } = show();
    await open(user);
    await user.click(screen.getByRole('button', { name: 'Yesterday' }));
    if (way === 'Escape') await user.keyboard('{Escape}');
    else await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(onApply).not.toHaveBeenCalled();
    await open(user);
    expect(screen.getByText('02 Nov 2026 – 12 Nov 2026')).toBeInTheDocument();
  });

  it('is worked by keyboard: arrows move, Enter picks', async () => {
    const { user, onApply } = show();
    const panel = await open(user);

    await waitFor(() => expect(day(panel, '2026-11-02')).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Selecting end date...')).toBeInTheDocument();
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(day(panel, '2026-11-10')).toHaveFocus());
    await user.keyboard('{Enter}');
    await user.click(apply());
    expect(onApply).toHaveBeenCalledWith({ startDate: '2026-11-02', endDate: '2026-11-10' });
  });

  it('takes typed days, and says which is no date', async () => {
    const { user, onApply } = show();
    const panel = await open(user);
    const [start, end] = ['Start', 'End'].map((name) =>
      within(panel).getByRole('textbox', { name }),
    );
    if (!start || !end) throw new Error('both days can be typed');

    await user.clear(start);
    expect(apply()).toBeDisabled();
    await user.type(start, '31/2/2025');
    expect(within(panel).getByText('Date input not valid.')).toBeInTheDocument();
    expect(apply()).toBeDisabled();
    await user.clear(start);
    await user.type(start, '5 Jan 2024');
    expect(within(panel).queryByText('Date input not valid.')).not.toBeInTheDocument();
    await user.clear(end);
    await user.type(end, '2023-12-31');
    expect(within(panel).getByText('31 Dec 2023 – 05 Jan 2024')).toBeInTheDocument();
    await user.click(apply());
    expect(onApply).toHaveBeenCalledWith({ startDate: '2023-12-31', endDate: '2024-01-05' });
  });

  it('does not apply more than ten years', async () => {
    const { user } = show();
    const panel = await open(user);
    const start = within(panel).getByRole('textbox', { name: 'Start' });
    await user.clear(start);
    await user.type(start, '1 Jan 2001');
    expect(within(panel).getByText('3,660 days at most')).toBeInTheDocument();
    expect(apply()).toBeDisabled();
  });

  it('has nothing for axe to find', async () => {
    const { user } = show();
    await open(user);
    expect(await axeViolations(document.body)).toEqual([]);
  });
});
