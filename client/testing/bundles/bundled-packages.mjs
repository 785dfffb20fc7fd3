/** The folder of the bundles, from the root of the repository. */
export const BUNDLES = 'dist/test-bundles';

/** The specifiers that tests read from bundles. */
export const BUNDLED = [
  '@chakra-ui/react',
  '@chakra-ui/react/anatomy',
  '@chakra-ui/react/theme',
  '@apollo/client',
  '@apollo/client/errors',
  '@apollo/client/link',
  '@apollo/client/link/error',
  '@apollo/client/link/http',
  '@apollo/client/link/subscriptions',
  '@apollo/client/react',
  '@apollo/client/utilities',
  'date-fns',
  'date-fns/locale/en-GB',
  'lucide-react',
  'rxjs',
];

/** Jest's moduleNameMapper. */
export const bundledNames = Object.fromEntries(
  BUNDLED.map((specifier) => [
    `^${specifier}$`,
    `<rootDir>/${BUNDLES}/${specifier.replaceAll('/', '_')}.mjs`,
  ]),
);
