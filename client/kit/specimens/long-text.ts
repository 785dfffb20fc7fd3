/** Longer than any place for it, without a space at which it could break, then with them. */
export const LONG_WORD = 'Whangaparāoa-Waitākere-Whanganui-Taumarunui-Te-Anau-2026';
export const LONG_TEXT = `${LONG_WORD} and a sentence that goes on for more than one line on a phone`;
