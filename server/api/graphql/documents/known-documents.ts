import { createHash } from 'node:crypto';
import {
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
} from 'graphql';
import { shapeOf, type DocumentShape } from './document-shape.js';
import {
  checkLength,
  checkShape,
  MAX_SELECTIONS,
  MAX_TOKENS,
  MAX_VALIDATION_ERRORS,
} from './limits.js';

/** A valid document, and the text it was parsed from. */
export interface KnownDocument {
  text: string;
  document: DocumentNode;
  shape: DocumentShape;
  isTrusted: boolean;
}

/** All reasons why a document does not run. */
export class DocumentRefused extends Error {
  constructor(readonly errors: readonly GraphQLError[]) {
    super('a document does not fit the schema');
  }
}

const REMEMBERED_CHARACTERS = 500_000;

/** Suggestions would reveal names of the schema, and finding similar names takes time. */
const RULES_APPLY = { maxErrors: MAX_VALIDATION_ERRORS, hideSuggestions: true };

const hashText = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * Parses documents and caches those that callers send repeatedly, by the hash of the text; the
 * least recently used is dropped first. Apollo Server looks up the document of a text here before
 * it would parse it.
 */
export class KnownDocuments {
  readonly #remembered = new Map<string, KnownDocument>();
  #characters = 0;
  readonly #trusted = new Map<string, KnownDocument>();

  /**
   * Adds the trusted documents by their ids. Throws DocumentRefused when one does not fit the
   * schema, which they are generated from.
   */
  constructor(
    private readonly schema: GraphQLSchema,
    trusted: Readonly<Record<string, string>>,
  ) {
    for (const [id, text] of Object.entries(trusted)) {
      const document = parse(text, { noLocation: true });
      this.#checkValid(document);
      const shape = shapeOf(document, MAX_SELECTIONS);
      this.#trusted.set(id.replace(/^sha256:/, ''), { text, document, shape, isTrusted: true });
    }
  }

  findTrusted(id: string): KnownDocument | null {
    return (id.startsWith('sha256:') && this.#trusted.get(id.slice('sha256:'.length))) || null;
  }

  /**
   * Throws a GraphQLError for a text that is no document, MALFORMED for an oversized one, and
   * DocumentRefused.
   */
  read(text: string): KnownDocument {
    const hash = hashText(text);
    const remembered = this.#remembered.get(hash);

    if (remembered) {
      this.#remembered.delete(hash);
      this.#remembered.set(hash, remembered);
      return remembered;
    }

    checkLength(text);

    const document = parse(text, { maxTokens: MAX_TOKENS });
    const shape = shapeOf(document, MAX_SELECTIONS);

    checkShape(shape);
    this.#checkValid(document);

    return this.remember({ text, document, shape, isTrusted: false });
  }

  remember(known: KnownDocument): KnownDocument {
    const hash = hashText(known.text);
    if (!this.#remembered.has(hash)) this.#characters += known.text.length;
    this.#remembered.set(hash, known);
    for (const [oldest, { text }] of this.#remembered) {
      if (this.#characters <= REMEMBERED_CHARACTERS) break;
      this.#remembered.delete(oldest);
      this.#characters -= text.length;
    }
    return known;
  }

  /** Called by Apollo Server, whose keys end with the hash. */
  async get(key: string): Promise<DocumentNode | undefined> {
    const hash = key.slice(key.lastIndexOf(':') + 1);
    return (this.#trusted.get(hash) ?? this.#remembered.get(hash))?.document;
  }

  async set(): Promise<void> {
    // Documents come in through `read` only, which bounds and checks them.
  }

  async delete(): Promise<void> {
    // The cache drops the least recently used ones.
  }

  #checkValid(document: DocumentNode): void {
    const errors = validate(this.schema, document, specifiedRules, RULES_APPLY);
    if (errors.length > 0) throw new DocumentRefused(errors);
  }
}
