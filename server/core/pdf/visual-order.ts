import createBidi, { type Bidi } from 'bidi-js';

const bidi = (createBidi as unknown as () => Bidi)(); // its types say that it is no CommonJS

/** Letters, signs and marks that make a line run from right to left somewhere. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** Characters that say a direction and have no picture. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

export interface DirectedText {
  /** It keeps the order of reading, and has brackets as they look. */
  text: string;
  isRightToLeft: boolean;
  /** Its first character's place in the line. */
  start: number;
}

interface LevelRun {
  level: number;
  text: string;
  start: number;
}

/** True where some part of the line runs from right to left. */
export const runsRightToLeft = (line: string): boolean => RIGHT_TO_LEFT.test(line);

/**
 * The parts of a line from left to right, each of one direction, by the Unicode Bidirectional
 * Algorithm (UAX #9). The line is one of an English document.
 */
export function orderVisually(line: string): DirectedText[] {
  if (!runsRightToLeft(line)) return [{ text: line, isRightToLeft: false, start: 0 }];

  return reorder(levelRuns(line)).map(({ level, text, start }) => ({
    text: text.replace(DIRECTION_MARKS, ''),
    isRightToLeft: level % 2 === 1,
    start,
  }));
}

function levelRuns(line: string): LevelRun[] {
  const embedding = bidi.getEmbeddingLevels(line, 'ltr');
  const mirrored = bidi.getMirroredCharactersMap(line, embedding.levels);
  const runs: LevelRun[] = [];

  [...embedding.levels].forEach((level, at) => {
    const character = mirrored.get(at) ?? line.charAt(at);
    const last = runs.at(-1);
    if (last && last.level === level) last.text += character;
    else runs.push({ level, text: character, start: at });
  });

  return runs;
}

/** Rule L2: from the highest level to the lowest odd one, what has that level or more is reversed. */
function reorder(runs: readonly LevelRun[]): LevelRun[] {
  let ordered = [...runs];

  for (let level = Math.max(...runs.map((run) => run.level)); level >= 1; level--) {
    const next: LevelRun[] = [];
    let raised: LevelRun[] = [];
    for (const run of ordered) {
      if (run.level >= level) {
        raised.unshift(run);
        continue;
      }
      next.push(...raised, run);
      raised = [];
    }
    ordered = [...next, ...raised];
  }

  return ordered;
}
