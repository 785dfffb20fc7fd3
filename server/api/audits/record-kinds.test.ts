import { expect, test } from '@jest/globals';
import { getNamedType, isObjectType, type GraphQLField, type GraphQLSchema } from 'graphql';
import { ENTITY_TYPES } from '#server/access/identity/actor.js';
import { buildApiSchema } from '#server/api/graphql/schema.js';
import { allOf } from '#server/core/orm/find-row.js';
import {
  listedRows,
  namedRows,
  visibleRows,
  type RecordKind,
} from '#server/records/record-kinds/record-kind.js';
import { RECORD_KINDS } from '#server/records/record-kinds/record-kinds.js';
import { actorOf } from '#server/testing/service-context.js';
import { testDatabase } from '#server/testing/test-database.js';

const database = testDatabase();
const schema: GraphQLSchema = await buildApiSchema();

const KINDS = Object.entries<RecordKind>(RECORD_KINDS);
const typesWhere = (has: (kind: RecordKind) => boolean) =>
  KINDS.flatMap(([type, kind]) => (has(kind) ? [type] : [])).sort();

const fieldsOf = (root: 'Query' | 'Mutation') => {
  const type = schema.getType(root);
  return isObjectType(type) ? Object.values(type.getFields()) : [];
};

/** The type of the records in a list. */
function listedType({ type }: GraphQLField<unknown, unknown>): string | undefined {
  const connection = getNamedType(type);
  const nodes = isObjectType(connection) ? connection.getFields().nodes : undefined;
  return nodes && getNamedType(nodes.type).name;
}

test('the lists that leave out archived records are those of the kinds that say how', () => {
  const filtered = fieldsOf('Query')
    .filter(({ args }) => args.some(({ name }) => name === 'archived'))
    .map(listedType);

  expect(filtered.sort()).toEqual(typesWhere(({ isListed }) => isListed !== null));
});

test('the archivable kinds are those that both mutations move and ids still find meanwhile', () => {
  const mutations = new Set(fieldsOf('Mutation').map(({ name }) => name));
  const types = KINDS.filter(([type, { isLive }]) => {
    const isMoved = mutations.has(`archive${type}`) && mutations.has(`restore${type}`);
    return isMoved && isLive === null;
  });

  expect(types.map(([type]) => type).sort()).toEqual(typesWhere((kind) => kind.isArchivable));
});

test('the kinds whose records go for good are those whose tables say when they went', () => {
  const types = KINDS.filter(([, { entity, isListed }]) => {
    const { properties } = database.orm.em.getMetadata().get(entity);
    const isArchivedForGood = 'archivedAt' in properties && isListed === null;
    return isArchivedForGood || 'removedAt' in properties || 'revokedAt' in properties;
  });

  expect(types.map(([type]) => type).sort()).toEqual(typesWhere(({ isLive }) => isLive !== null));
});

test.each(KINDS)('the texts of %s are SQL over the table of its entity', async (type, kind) => {
  const em = database.orm.em.fork();
  const { tableName } = em.getMetadata().get(kind.entity);
  expect({ type: kind.entity.name, table: tableName }).toEqual({ type, table: kind.table });

  const texts = [kind.name, kind.customerId, kind.savedState].filter((text) => text !== null);
  const columns = ['t.id', ...texts].join(', ');

  for (const entityType of ENTITY_TYPES) {
    const actor = actorOf(entityType, entityType === 'SYSTEM' ? null : 1);
    for (const rows of [namedRows, visibleRows, listedRows]) {
      const { sql, params } = allOf(rows(kind, actor));
      const select = `select ${columns} from ${kind.table} t where ${sql}`;
      await expect(em.execute(select, params)).resolves.toBeInstanceOf(Array);
    }
  }
});
