export const many = (count: number, part: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => part(at)).join(' ');
const nested = (count: number, open: string, tx: string, close: string) =>
  open.repeat(count) + tx + close.repeat(count);
const NUMBERS = 'query ($ids: [Int!]) { nodes(ids: []) { nodeId } __typename }';
const TYPES =
  '{ __schema { types { fields { type { fields { type { fields { type { fields { name } } } } } } } } } }';

/** Bodies that ask for too much, each in its own way. */
export const HOSTILE: [what: string, body: unknown][] = [
  ['depth', { query: `{ ${nested(30, 'me { ', 'id', ' }')} }` }],
  ['depth without end', { query: `{ ${nested(20_000, 'a { ', 'b', ' }')} }` }],
  ['depth of inline fragments', { query: `{ ${nested(900, '... { ', '__typename', ' }')} }` }],
  ['depth of introspection', { query: TYPES }],
  ['aliases', { query: `{ ${many(200, (at) => `a${at}: __typename`)} }` }],
  ['one field again and again', { query: `{ ${many(900, () => 'me { id }')} }` }],
  [
    'one field again and again in fragments',
    { query: `{ ${many(600, () => '... on Query { me { id } }')} }` },
  ],
  ['fields that are not there', { query: `{ ${many(3_900, (at) => `nothing${at}`)} }` }],
  [
    'what we say of names that are nearly right, in a literal',
    { query: `{ customers(first: "${' Did you mean '.repeat(3_500)}") { totalCount } }` },
  ],
  [
    'fragments that multiply',
    {
      query: `{ ...f0 } ${many(30, (at) => `fragment f${at} on Query { ${at < 29 ? many(9, () => `...f${at + 1}`) : '__typename'} }`)}`,
    },
  ],
  [
    'fragments in a circle',
    { query: `{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }` },
  ],
  [
    'fragments, many',
    {
      query: `{ ${many(300, (at) => `...f${at}`)} } ${many(300, (at) => `fragment f${at} on Query { __typename }`)}`,
    },
  ],
  ['directives', { query: `{ __typename ${many(500, () => '@include(if: true)')} }` }],
  ['operations, many', { query: many(600, (at) => `query q${at} { __typename }`) }],
  [
    'cost',
    {
      query: `{ ${many(20, (at) => `p${at}: users(first: 500) { nodes { id name email role } }`)} }`,
    },
  ],
  [
    'figures again and again',
    {
      query: `{ ${many(9, (at) => `d${at}: dashboard(filter: { clientId: 1, startDate: "2026-01-0${at + 1}", endDate: "2026-11-01" }) { timeZone }`)} }`,
    },
  ],
  [
    'overviews again and again',
    {
      query: `{ ${many(15, (at) => `o${at}: overview(startDate: "2026-01-${at + 10}", endDate: "2026-11-01") { bookingId }`)} }`,
    },
  ],
  [
    'cost by a variable',
    {
      query: 'query ($n: Int!) { users(first: $n) { nodes { id name } } }',
      variables: { n: 2_000_000_000 },
    },
  ],
  ['length', { query: `{ __typename } #${'x'.repeat(200_000)}` }],
  ['words without end', { query: `{ ${'__typename '.repeat(20_000)} }` }],
  ['variables, many', { query: NUMBERS, variables: { ids: new Array(120_000).fill(1) } }],
  [
    'variables, deep',
    `{"query":${JSON.stringify(NUMBERS)},"variables":{"ids":${nested(100_000, '[', '', ']')}}}`,
  ],
  [
    'variables of many names',
    {
      query: NUMBERS,
      variables: Object.fromEntries(Array.from({ length: 15_000 }, (_, at) => [`v${at}`, at])),
    },
  ],
  ['a batch', Array.from({ length: 5_000 }, () => ({ query: '{ me { id } }' }))],
  ['size', { query: `{ ${' '.repeat(3_000_000)} }` }],
];
