const TEST_CODE = '(\\.(test|fixture)\\.tsx?$|\\.(bench|trial)\\.ts$|/testing/|/bench/)';

const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** Patterns, so that a new folder is covered on the day it is made. */
export default {
  forbidden: [
    never('no-cycles', 'Split what both need into a third file.', {}, { circular: true }),
    never(
      'intake-apart-from-figures',
      'They meet in the event store only.',
      { path: '^server/ingestion/', pathNot: TEST_CODE },
      { path: '^server/analytics/' },
    ),
    never(
      'figures-apart-from-intake',
      'They meet in the event store only.',
      { path: '^server/analytics/', pathNot: TEST_CODE },
      { path: '^server/ingestion/' },
    ),
    never(
      'domains-are-the-business-alone',
      'What needs figures or the queue is a room above: experiments, operations, sandbox, records.',
      { path: '^server/domains/', pathNot: TEST_CODE },
      {
        path: '^server/(analytics|event-export|experiments|ingestion|operations|records|sandbox)/',
      },
    ),
    never(
      'figures-apart-from-domains',
      'Figures read the rows of the business; a field that joins both is in server/api/graphql/edges.',
      { path: '^server/analytics/', pathNot: TEST_CODE },
      { path: '^server/(domains|experiments|operations|records|sandbox)/' },
    ),
    never(
      'experiments-apart-from-operations',
      'Neither needs the other.',
      { path: '^server/(experiments|operations|sandbox)/', pathNot: TEST_CODE },
      { path: '^server/records/' },
    ),
    never(
      'rest-is-stored-operations',
      'A REST path is a row with a stored GraphQL operation.',
      { path: '^server/api/rest/', pathNot: TEST_CODE },
      { path: '^server/(domains|experiments|operations|records|sandbox)/' },
    ),
    never(
      'reports-apart-from-intake',
      'A report is made of figures, never of events.',
      { path: '^server/reports/', pathNot: TEST_CODE },
      { path: '^server/ingestion/' },
    ),
    never(
      'nobody-below-knows-reports',
      'Reports are made from figures and people, which know nothing of them.',
      // The list of all policies is the one place that names every room.
      {
        path: '^server/(domains|access|analytics|event-store|ingestion)/',
        pathNot: [TEST_CODE, '^server/api/policies\\.ts$'],
      },
      { path: '^server/reports/' },
    ),
    never(
      'client-apart-from-server',
      'They meet in schema/ only.',
      { path: '^client/' },
      { path: '^server/' },
    ),
    never(
      'server-apart-from-client',
      'They meet in schema/ only.',
      { path: '^server/' },
      { path: '^client/' },
    ),
    never(
      'date-fns-by-function',
      'Import date-fns/addMonths: all of date-fns adds two seconds to each start of a process.',
      { path: '^server/', pathNot: TEST_CODE },
      { path: '/date-fns/index' },
    ),
    never(
      'feature-apart-from-feature',
      'What two features need belongs to components, records, graphql, formatting or session.',
      { path: '^client/features/([^/]+)/' },
      { path: '^client/features/', pathNot: '^client/features/$1/' },
    ),
    never(
      'features-apart-from-app',
      'The app knows the features, not the other way round.',
      { path: '^client/(features|components|formatting|graphql)/', pathNot: TEST_CODE },
      { path: '^client/app/' },
    ),
    never(
      'records-know-no-kind',
      'A kind of record is declared in its feature.',
      { path: '^client/(records|graphql)/', pathNot: TEST_CODE },
      { path: '^client/(app|features)/' },
    ),
    never(
      'components-know-no-operation',
      'A component gets what it shows.',
      { path: '^client/components/', pathNot: TEST_CODE },
      { path: '^client/(features|graphql|session)/' },
    ),
    never(
      'kit-page-apart-from-product',
      'The page of all components is for development.',
      { path: '^client/', pathNot: '^client/kit/' },
      { path: '^client/kit/' },
    ),
    never(
      'core-knows-no-noun',
      'Core is plumbing.',
      { path: '^server/core/', pathNot: TEST_CODE },
      { path: '^server/', pathNot: '^server/core/' },
    ),
    never(
      'event-store-imports-core-only',
      'The shape of stored events is nobody else’s business.',
      { path: '^server/event-store/', pathNot: TEST_CODE },
      { path: '^server/', pathNot: '^server/(core|event-store)/' },
    ),
    never(
      'contract-names-no-statement',
      'The contract speaks of events, viewers, days and figures.',
      { path: '^server/event-store/(port|figures)/' },
      { path: ['^server/event-store/postgres/', '/node_modules/(@types/)?pg/'] },
    ),
    never(
      'measurement-imports-event-store-only',
      'An estimate knows neither queue nor panel.',
      { path: '^server/measurement/', pathNot: TEST_CODE },
      { path: '^server/', pathNot: '^server/(core|event-store|measurement)/' },
    ),
    never(
      'event-export-imports-event-store-only',
      'A file of events knows neither queue nor panel.',
      { path: '^server/event-export/', pathNot: TEST_CODE },
      { path: '^server/', pathNot: '^server/(core|event-store|event-export)/' },
    ),
    never(
      'services-know-no-door',
      'GraphQL and REST call the domains, not the other way round.',
      {
        path: '^server/(access|analytics|domains|event-store|experiments|ingestion|operations|records|reports|sandbox)/',
        pathNot: TEST_CODE,
      },
      { path: '^server/(api|processes|launcher)/' },
    ),
    never(
      'no-test-code-in-the-product',
      'What tests need stays with the tests.',
      { path: '^(server|client)/', pathNot: TEST_CODE },
      { path: TEST_CODE },
    ),
    never(
      'product-without-launcher-and-demo',
      'The image has neither.',
      {
        path: '^server/',
        pathNot: [TEST_CODE, '^server/(launcher|database/demo)/', '^server/processes/demo\\.ts$'],
      },
      { path: '^server/(launcher|database/demo)/' },
    ),
    never(
      'product-without-dev-dependencies',
      'The image has none of them.',
      { path: '^server/', pathNot: TEST_CODE },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
    never(
      'charts-behind-our-kit',
      'nivo lives in components/charts.',
      { path: '^client/', pathNot: '^client/components/charts/' },
      { path: '@nivo/' },
    ),
    never(
      'map-behind-our-kit',
      'deck.gl lives in components/map.',
      { path: '^client/', pathNot: '^client/components/map/' },
      { path: '@deck\\.gl/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|data|coverage)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
