import type { CodegenConfig } from '@graphql-codegen/cli';
import { trustedHashOf } from './codegen-trusted-documents.mjs';

/** What the login page asks: apart, so that it does not carry the operations of all others. */
const FRONT = ['client/graphql/session/*.graphql', 'client/features/sign-in/*.graphql'];

/** What the pages ask that links of mails lead to, and what the login page asks later. */
const LINKS = [
  'client/features/{reset-password,accept-invitation,email-change,unsubscribe,shared-view}/*.graphql',
  'client/features/sign-in/*/*.graphql',
];

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
  schema: { 'schema/schema.graphql': { loader: './codegen-schema.mjs' } },
  ignoreNoDocuments: true,
  generates: {
    'schema/trusted-documents.json': {
      documents: 'client/**/*.graphql',
      plugins: ['./codegen-trusted-documents.mjs'],
    },
    'client/graphql/generated-front.ts': output(FRONT),
    'client/graphql/generated-links.ts': output(LINKS),
    'client/graphql/generated.ts': output([
      'client/**/*.graphql',
      ...[...FRONT, ...LINKS].map((pattern) => `!${pattern}`),
    ]),
  },
};

export default config;
