import type { CodegenConfig } from '@graphql-codegen/cli';
import { trustedHashOf } from './codegen-trusted-documents.mjs';

/** What is asked before anybody is signed in: apart, so that the login page does not carry the operations of all others. */
const FRONT = ['client/graphql', 'client/features/{sign-in,reset-password,accept-invitation,unsubscribe}'].map(
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
    unstable_onExecutableDocumentNode: trustedHashOf,
  },
});

const config: CodegenConfig = {
  schema: 'schema/schema.graphql',
  ignoreNoDocuments: true,
  generates: {
    'schema/trusted-documents.json': { documents: 'client/**/*.graphql', plugins: ['./codegen-trusted-documents.mjs'] },
    'client/graphql/generated-front.ts': output(FRONT),
    'client/graphql/generated.ts': output(['client/**/*.graphql', ...FRONT.map((pattern) => `!${pattern}`)]),
  },
};

export default config;
