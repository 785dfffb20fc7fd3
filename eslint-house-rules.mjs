/**
 * Rules of this house that no published plugin has: an exception and a cast carry their reason on
 * the same line.
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

export const house = {
  rules: { 'reasoned-exception': reasonedException, 'reasoned-cast': reasonedCast },
};
