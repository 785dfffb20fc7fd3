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

/** A document that was found valid, and the text it was read from. */
export interface KnownDocument {
  text: string;
  document: DocumentNode;
  shape: DocumentShape;
  isTrusted: boolean;
}

/** Why a document is not run, all reasons at once. */
export class DocumentRefused extends Error {
  constructor(readonly errors: readonly GraphQLError[]) {
    super('a document does not fit the schema');
  }
}

const REMEMBERED_CHARACTERS = 500_000;

/** Names of the schema are not handed out to guesses, and looking for similar ones takes time. */
const RULES_APPLY = { maxErrors: MAX_VALIDATION_ERRORS, hideSuggestions: true };

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * Reads documents and remembers what callers send again and again, by the hash of the text; the one
 * used longest ago is forgotten first. Apollo Server asks here for the document of a text before it
 * would parse it.
 */
export class KnownDocuments {
  readonly #remembered = new Map<string, KnownDocument>();
  #characters = 0;
  readonly #trusted = new Map<string, KnownDocument>();

  /**
   * Takes trusted documents by their ids. Throws DocumentRefused when one does not fit the schema:
   * they are generated from it.
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
   * Throws a GraphQLError for what is no document, MALFORMED for one out of all proportion,
   * DocumentRefused.
   */
  read(text: string): KnownDocument {
    const hash = hashOf(text);
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
    const hash = hashOf(known.text);
    if (!this.#remembered.has(hash)) this.#characters += known.text.length;
    this.#remembered.set(hash, known);
    for (const [oldest, { text }] of this.#remembered) {
      if (this.#characters <= REMEMBERED_CHARACTERS) break;
      this.#remembered.delete(oldest);
      this.#characters -= text.length;
    }
    return known;
  }

  /** For Apollo Server, whose keys end with the hash. */
  async get(key: string): Promise<DocumentNode | undefined> {
    const hash = key.slice(key.lastIndexOf(':') + 1);
    return (this.#trusted.get(hash) ?? this.#remembered.get(hash))?.document;
  }

  async set(): Promise<void> {
    // Documents come in by `read` only, which has bounded and checked them.
  }

  async delete(): Promise<void> {
    // Those used longest ago go by themselves.
  }

  #checkValid(document: DocumentNode): void {
    const errors = validate(this.schema, document, specifiedRules, RULES_APPLY);
    if (errors.length > 0) throw new DocumentRefused(errors);
  }
}
