import type { ChipTone } from '#client/components/inline/chip';
import type { LedgerBalance } from '#client/graphql/generated';

interface BalanceTexts {
  label: string;
  tone: ChipTone;
  text: string;
}

const WORDS: Readonly<Record<LedgerBalance, BalanceTexts>> = {
  balanced: {
    label: 'Balanced',
    tone: 'success',
    text: 'Every received call is accounted for.',
  },
  settling: {
    label: 'Settling',
    tone: 'info',
    text: 'Calls that are not accounted for yet can all be waiting in the queue.',
  },
  unbalanced: {
    label: 'Unbalanced',
    tone: 'danger',
    text: 'More calls are unaccounted for than wait in the queue. The tags with the largest difference come first.',
  },
};

export const balanceTexts = (balance: LedgerBalance): BalanceTexts => WORDS[balance];
