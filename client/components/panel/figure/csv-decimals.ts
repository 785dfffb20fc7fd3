import { Percent } from 'lucide-react';
import { rememberedSwitch } from '#client/components/browser/remembered-switch';
import type { MenuAction } from '#client/components/menu/action-menu';
import type { CsvDecimals } from '#schema/writing/csv';

const decimalComma = rememberedSwitch('infinitum.csv-decimal-comma', false);

/** The decimals that this browser saves CSV with. */
export const csvDecimals = (): CsvDecimals => (decimalComma.isOn() ? 'comma' : 'point');

/** The menu's choice of decimals, next to each action that saves CSV. */
export function useDecimalsAction(): MenuAction {
  const { isOn, setOn } = decimalComma.useSwitch();
  return {
    id: 'csv-decimals',
    label: 'CSV with ; and decimal comma',
    icon: Percent,
    isOn,
    onSelect: () => setOn(!isOn),
  };
}
