import type { CodegenConfig } from '@graphql-codegen/cli';

const config: CodegenConfig = {
  schema: 'schema/schema.graphql',
  documents: ['client/**/*.graphql'],
  ignoreNoDocuments: true,
  generates: {
    'client/graphql/generated.ts': {
      plugins: ['typescript-operations', 'typed-document-node', './codegen-hooks.mjs'],
      config: {
        useTypeImports: true,
        enumType: 'string-literal',
        strictScalars: true,
        scalars: { LocalDate: 'string', DateTimeISO: 'string' },
      },
    },
  },
};

export default config;
