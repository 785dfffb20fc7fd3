import { Migration } from '@mikro-orm/migrations';
import { readBaseline } from '#server/database/baseline/read-baseline.js';
import { COUNTRIES } from '#server/database/reference/countries.js';
import { REGIONS } from '#server/database/reference/regions.js';
import { TAXONOMIES } from '#server/database/reference/taxonomies.js';

type Value = string | number | null;

/** A room comes after those that its tables refer to. */
const ROOMS = [
  'organisations',
  'associations',
  'people',
  'sign-in',
  'campaigns',
  'reports',
  'webhooks',
  'operations',
];

const UNKNOWN_REGION: Value[] = [1, null, 'Unknown', null, null, null];

/**
 * The tables outside the event store, with countries and their reporting zones, regions with their
 * coordinates, and advertiser categories. Later changes of these lists need a migration of their
 * own.
 */
export class Migration20261128000001_entities extends Migration {
  override up(): void {
    for (const room of ROOMS) this.addSql(readBaseline(room));

    this.insert('country', ['code', 'name', 'time_zone'], COUNTRIES);
    this.insert('taxonomy', ['id', 'description'], TAXONOMIES);
    this.insert(
      'region',
      ['id', 'code', 'name', 'country_code', 'latitude', 'longitude'],
      [
        UNKNOWN_REGION,
        ...REGIONS.map(({ id, code, name, latitude, longitude }) => [
          id,
          code,
          name,
          code.slice(0, 2),
          latitude,
          longitude,
        ]),
      ],
    );
    this.addSql('insert into "alert_watch" ("id", "checked_at") values (1, to_timestamp(0))');
  }

  private insert(table: string, columns: string[], rows: readonly (readonly Value[])[]): void {
    const columnList = columns.map((column) => `"${column}"`).join(', ');
    const values = rows.map((row) => `(${row.map(literal).join(', ')})`).join(',\n');
    this.addSql(`insert into "${table}" (${columnList}) values\n${values}`);
  }
}

function literal(value: Value): string {
  if (value === null) return 'null';
  return typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`;
}
