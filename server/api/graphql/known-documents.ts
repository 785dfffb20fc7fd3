import { parse, specifiedRules, validate, type DocumentNode, type GraphQLError, type GraphQLSchema } from 'graphql';
import { shapeOf, type DocumentShape } from './document-shape.js';
import { checkLength, checkShape, MAX_SELECTIONS, MAX_TOKENS, MAX_VALIDATION_ERRORS } from './limits.js';

/** A document that was found valid. */
export interface KnownDocument {
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

const REMEMBERED = 500;
/** Larger ones are rare and read again. */
const REMEMBERED_CHARACTERS = 10_000;

/** Reads documents and remembers those that callers send again and again; the one used longest ago is forgotten first. */
export class KnownDocuments {
  readonly #remembered = new Map<string, KnownDocument>();
  readonly #trusted = new Map<string, KnownDocument>();

  /** Throws DocumentRefused when a trusted document, by its id, does not fit the schema: they are generated from it. */
  constructor(
    private readonly schema: GraphQLSchema,
    trusted: Readonly<Record<string, string>>,
  ) {
    for (const [id, text] of Object.entries(trusted)) {
      const document = parse(text, { noLocation: true });
      this.#checkValid(document);
      this.#trusted.set(id, { document, shape: shapeOf(document, MAX_SELECTIONS), isTrusted: true });
    }
  }

  findTrusted(id: string): KnownDocument | null {
    return this.#trusted.get(id) ?? null;
  }

  /** Throws a GraphQLError for what is no document, MALFORMED for one out of all proportion, DocumentRefused. */
  read(text: string): KnownDocument {
    const remembered = this.#remembered.get(text);
    if (remembered) {
      this.#remembered.delete(text);
      this.#remembered.set(text, remembered);
      return remembered;
    }
    checkLength(text);
    const document = parse(text, { maxTokens: MAX_TOKENS });
    const shape = shapeOf(document, MAX_SELECTIONS);
    checkShape(shape);
    this.#checkValid(document);
    const known = { document, shape, isTrusted: false };
    if (text.length <= REMEMBERED_CHARACTERS) this.#remember(text, known);
    return known;
  }

  #checkValid(document: DocumentNode): void {
    const errors = validate(this.schema, document, specifiedRules, { maxErrors: MAX_VALIDATION_ERRORS });
    if (errors.length > 0) throw new DocumentRefused(errors);
  }

  #remember(text: string, known: KnownDocument): void {
    const [oldest] = this.#remembered.keys();
    if (oldest !== undefined && this.#remembered.size >= REMEMBERED) this.#remembered.delete(oldest);
    this.#remembered.set(text, known);
  }
}
