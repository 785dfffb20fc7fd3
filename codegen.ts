import type { CodegenConfig } from '@graphql-codegen/cli';

/** What is asked before anybody is signed in: apart, so that the login page does not carry the operations of all others. */
const FRONT = ['client/graphql', 'client/features/{sign-in,reset-password,accept-invitation}'].map(
  (folder) => `${folder}/*.graphql`,
);

const output = (documents: string[]) => ({
  documents,
  plugins: ['typescript-operations', 'typed-document-node', './codegen-hooks.mjs'],
  config: {
    useTypeImports: true,
    enumType: 'string-literal',
    strictScalars: true,
    scalars: { LocalDate: 'string', DateTimeISO: 'string' },
  },
});

const config: CodegenConfig = {
  schema: 'schema/schema.graphql',
  ignoreNoDocuments: true,
  generates: {
    'client/graphql/generated-front.ts': output(FRONT),
    'client/graphql/generated.ts': output(['client/**/*.graphql', ...FRONT.map((pattern) => `!${pattern}`)]),
  },
};

export default config;
