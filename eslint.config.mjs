import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { house } from './tools/eslint-house-rules.mjs';

const TESTS = ['**/*.{test,trial}.{ts,tsx}', '**/testing/**', '**/*.bench.ts', '**/bench/**'];

const VAGUE_MATCHER = {
  selector: 'CallExpression[callee.property.name=/^toBe(Truthy|Falsy)$/]',
  message: 'Say what is expected: toBe(true), toBeInTheDocument(), toBeDisabled() …',
};
const REAL_WAIT = {
  selector: 'NewExpression[callee.name="Promise"] CallExpression[callee.name="setTimeout"]',
  message: 'Wait for what must happen with waitFor or findBy…, or fake the clock.',
};
const LITERAL_SPREADS = ['Object', 'Array'].map((kind) => ({
  selector: `${kind}Expression > SpreadElement > ${kind}Expression`,
  message: 'Write the members themselves: a literal spread inside a literal hides what is one.',
}));
const SPREAD_ARGUMENTS = {
  selector: ':matches(CallExpression, NewExpression) > SpreadElement > ArrayExpression',
  message: 'Write the arguments themselves.',
};
const EVERYWHERE = [...LITERAL_SPREADS, SPREAD_ARGUMENTS];

export default defineConfig(
  globalIgnores([
    'node_modules',
    'dist',
    'data',
    'coverage',
    'client/graphql/generated{,-front,-links}.ts',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strict, tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: {
        // One program for each of the two: the project service makes a third of the root's.
        project: 'server/tsconfig.json',
        tsconfigRootDir: import.meta.dirname,
      },
    },
    plugins: { house },
    rules: {
      'house/reasoned-exception': 'error',
      'house/reasoned-cast': 'error',
      'house/glossary-words': 'error',
      'house/comment-sentence': 'error',
      'house/one-writer': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'off',
      'no-restricted-syntax': ['error', ...EVERYWHERE],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_$', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      // type-graphql and MikroORM classes are their decorators.
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      '@typescript-eslint/no-invalid-void-type': ['error', { allowInGenericTypeArguments: true }],
      // A stop function that has nothing to wait for is still one of many that do.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/unbound-method': ['error', { ignoreStatic: true }],
    },
  },
  {
    files: ['client/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest']],
    languageOptions: { parserOptions: { project: 'client/tsconfig.json' } },
    rules: {
      // React event props take functions of either kind.
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
    },
  },
  {
    files: TESTS,
    rules: {
      'house/reasoned-cast': 'off',
      'no-restricted-syntax': ['error', ...EVERYWHERE, VAGUE_MATCHER],
    },
  },
  {
    files: ['client/**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...EVERYWHERE, VAGUE_MATCHER, REAL_WAIT] },
  },
  {
    // They compute by clocks and draw: nobody reads these numbers.
    files: [
      'client/components/{charts/combined/compared-ground,map/mercator,table/table-body}.{ts,tsx}',
      'server/core/{pdf/draw-document,picture/draw-trend,picture/text-shapes}.ts',
      'server/event-store/reporting-time.ts',
      'server/ingestion/edge/pipeline/household/*.ts',
      'server/sandbox/traffic/synthetic-events.ts',
    ],
    rules: { 'house/one-writer': 'off' },
  },
  {
    // They write for nobody, or are the writer; a test has a writer of its own to compare with.
    files: ['schema/writing/**', 'server/launcher/benches/**', ...TESTS],
    rules: { 'house/one-writer': 'off' },
  },
);
