import { trustedHashOf } from './codegen-trusted-documents.mjs';

/** What the login page asks: apart, so that it does not carry the operations of all others. */
const FRONT = ['client/graphql/session/*.graphql', 'client/features/sign-in/*.graphql'];

/** What the pages ask that links of mails lead to, and what the login page asks later. */
const LINKS = [
  'client/features/{reset-password,accept-invitation,email-change,unsubscribe,shared-view}/*.graphql',
  'client/features/sign-in/*/*.graphql',
];

interface GeneratedFile {
  documents: { include: string[]; exclude?: string[] };
  /** Of graphql-codegen by their names, of ours by their paths. */
  plugins: string[];
  config?: Record<string, unknown>;
}

const output = (include: string[], exclude?: string[]): GeneratedFile => ({
  documents: { include, exclude },
  plugins: ['typescript-operations', 'typed-document-node', './codegen-hooks.mjs'],
  config: {
    useTypeImports: true,
    enumType: 'string-literal',
    strictScalars: true,
    scalars: { LocalDate: 'string', DateTimeISO: 'string' },
    unstable_onExecutableDocumentNode: trustedHashOf,
  },
});

const generates: Record<string, GeneratedFile> = {
  'schema/trusted-documents.json': {
    documents: { include: ['client/**/*.graphql'] },
    plugins: ['./codegen-trusted-documents.mjs'],
  },
  'client/graphql/generated-front.ts': output(FRONT),
  'client/graphql/generated-links.ts': output(LINKS),
  'client/graphql/generated.ts': output(['client/**/*.graphql'], [...FRONT, ...LINKS]),
};

/** What `npm run generate` writes for the client (`tools/write-client-types.ts`). */
export default {
  schema: { file: 'schema/schema.graphql', loader: './codegen-schema.mjs' },
  generates,
};
