import fs from 'node:fs';
import path from 'node:path';

/*
 * Rules that no published plugin has: an exception and a cast carry their reason on the same line,
 * code uses the words of docs/glossary.md, and a doc comment is a sentence.
 */

const reasonedException = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { noReason: 'Give the reason: `eslint-disable-next-line rule -- why`.' },
  },
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          const isException = /^\s*eslint-disable/.test(comment.value);
          if (isException && !/\s--\s+\S/.test(comment.value))
            context.report({ loc: comment.loc, messageId: 'noReason' });
        }
      },
    };
  },
};

const isConst = (node) =>
  node.typeAnnotation.type === 'TSTypeReference' && node.typeAnnotation.typeName.name === 'const';

const reasonedCast = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { noReason: 'Say on the same line why this cast is right.' },
  },
  create(context) {
    const reasonLines = new Set();
    for (const comment of context.sourceCode.getAllComments()) {
      if (comment.value.trim()) reasonLines.add(comment.loc.start.line);
    }
    return {
      TSAsExpression(node) {
        const isReasoned =
          reasonLines.has(node.loc.start.line) || reasonLines.has(node.loc.end.line);
        if (!isConst(node) && !isReasoned) context.report({ node, messageId: 'noReason' });
      },
    };
  },
};

/**
 * The words that the last column of the glossary refuses, in backticks: `word` in identifiers and
 * comments, `word()` as a whole identifier, `WORD_` at the start of identifiers.
 */
function readRefusedWords(glossary) {
  const refused = { words: new Map(), names: new Map(), prefixes: new Map() };

  for (const line of glossary.split('\n')) {
    const cells = line.split('|').slice(1, -1);
    if (cells.length < 3) continue;
    const word = cells[0].trim();

    for (const [, entry] of cells.at(-1).matchAll(/`([^`]+)`/g)) {
      if (entry.endsWith('_')) refused.prefixes.set(entry, word);
      else if (entry.endsWith('()')) refused.names.set(entry.slice(0, -2), word);
      else refused.words.set(entry, word);
    }
  }

  return refused;
}

const GLOSSARY = path.join(import.meta.dirname, '../docs/glossary.md');
const REFUSED = readRefusedWords(fs.readFileSync(GLOSSARY, 'utf8'));

/** `readDailyURL_of` → read, daily, url, of. */
const wordsOf = (name) =>
  name
    .replaceAll(/([a-z\d])([A-Z])|([A-Z])([A-Z][a-z])/g, '$1$3 $2$4')
    .toLowerCase()
    .split(/[\s_$]+/);

const glossaryWords = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { refused: '`{{found}}` is not a word of docs/glossary.md: use {{instead}}.' },
  },
  create(context) {
    const report = (loc, found, instead) =>
      context.report({ loc, messageId: 'refused', data: { found, instead } });

    const check = (name, loc) => {
      const instead = REFUSED.names.get(name.toLowerCase());
      if (instead) report(loc, name, instead);

      for (const word of wordsOf(name)) {
        if (REFUSED.words.has(word)) report(loc, word, REFUSED.words.get(word));
      }
      for (const [prefix, better] of REFUSED.prefixes) {
        if (name.startsWith(prefix)) report(loc, prefix, better);
      }
    };

    return {
      Identifier: ({ name, loc }) => check(name, loc),
      Program() {
        for (const { value, loc } of context.sourceCode.getAllComments()) {
          for (const word of value.toLowerCase().match(/[a-z]+/g) ?? []) {
            if (REFUSED.words.has(word)) report(loc, word, REFUSED.words.get(word));
          }
        }
      },
    };
  },
};

/** Prepositions and relative words; a sentence can begin otherwise. */
const HEADLESS = new Set(
  [
    'about above across after against along among around as at before behind below beneath beside',
    'besides between beyond by despite down during except for from in inside into like near of off',
    'on onto out outside over past per since than through throughout till to toward towards under',
    'until up upon via with within without',
    'how that what when where whereas which while who whom whose why',
  ].flatMap((words) => words.split(' ')),
);

const commentSentence = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      headless: 'A comment is a sentence with subject and verb; it does not begin with `{{word}}`.',
    },
  },
  create(context) {
    return {
      Program() {
        for (const { type, value, loc } of context.sourceCode.getAllComments()) {
          const word = type === 'Block' && /^\*[\s*]*([A-Za-z]+)/.exec(value)?.[1];
          if (word && HEADLESS.has(word.toLowerCase()))
            context.report({ loc, messageId: 'headless', data: { word } });
        }
      },
    };
  },
};

const WRITERS = new Set(['NumberFormat', 'DateTimeFormat']);
const WRITING_METHODS = new Set([
  'toFixed',
  'toLocaleString',
  'toLocaleDateString',
  'toLocaleTimeString',
]);

const oneWriter = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      other: 'Numbers, money and dates that people read are written by schema/writing.',
      dollar: 'An amount is written with its currency by schema/writing/money.',
    },
  },
  create(context) {
    const report = (node, messageId = 'other') => context.report({ node, messageId });
    // In SQL and in patterns, the sign stands for something else.
    const writesTexts = /\/(client|schema|reports|writing|findings)\//.test(context.filename);
    return {
      MemberExpression(node) {
        if (node.computed) return;
        const isFormat = node.object.name === 'Intl' && WRITERS.has(node.property.name);
        if (isFormat || WRITING_METHODS.has(node.property.name)) report(node);
      },
      Literal(node) {
        if (node.value === 'en-GB') report(node);
        if (node.value === '$' && writesTexts) report(node, 'dollar');
      },
      // `$${amount}`
      TemplateElement(node) {
        if (writesTexts && /\$$/.test(node.value.cooked ?? '') && !node.tail)
          report(node, 'dollar');
      },
    };
  },
};

export const house = {
  rules: {
    'reasoned-exception': reasonedException,
    'reasoned-cast': reasonedCast,
    'glossary-words': glossaryWords,
    'comment-sentence': commentSentence,
    'one-writer': oneWriter,
  },
};
