/** Operations of the login page: apart, so that it does not carry those of all other pages. */
const FRONT = ['client/graphql/session/*.graphql', 'client/features/sign-in/*.graphql'];

/** Operations of the pages that links of mails open, and of the later steps of the login page. */
const LINKS = [
  'client/features/{reset-password,accept-invitation,email-change,unsubscribe,shared-view}/*.graphql',
  'client/features/sign-in/*/*.graphql',
];

interface GeneratedFile {
  documents: { include: string[]; exclude?: string[] };
  /** Plugins of graphql-codegen by their names, ours by their paths. */
  plugins: string[];
  config?: Record<string, unknown>;
}

const output = (include: string[], exclude?: string[]): GeneratedFile => ({
  documents: { include, exclude },
  plugins: ['typescript-operations', './tools/codegen/documents.mjs', './tools/codegen/hooks.mjs'],
  config: {
    inlineFragmentTypes: 'combine',
    enumType: 'string-literal',
    strictScalars: true,
    scalars: { LocalDate: 'string', DateTimeISO: 'string' },
  },
});

const generates: Record<string, GeneratedFile> = {
  'schema/trusted-documents.json': {
    documents: { include: ['client/**/*.graphql'] },
    plugins: ['./tools/codegen/trusted-documents.mjs'],
  },
  'client/graphql/generated-front.ts': output(FRONT),
  'client/graphql/generated-links.ts': output(LINKS),
  'client/graphql/generated.ts': output(['client/**/*.graphql'], [...FRONT, ...LINKS]),
};

/** Files that `npm run generate` writes for the client (`tools/codegen/write-client-types.ts`). */
export default {
  schema: { file: 'schema/schema.graphql', loader: './tools/codegen/load-schema.mjs' },
  generates,
};
