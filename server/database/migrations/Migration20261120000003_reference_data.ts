import { Migration } from '@mikro-orm/migrations';
import { COUNTRIES } from '#server/database/reference/countries.js';
import { REGIONS } from '#server/database/reference/regions.js';
import { TAXONOMIES } from '#server/database/reference/taxonomies.js';

type Value = string | number | null;

const UNKNOWN_REGION: Value[] = [1, null, 'Unknown', null, null, null];

/**
 * Countries with their reporting zones, regions with their coordinates, and advertiser categories.
 * Later changes of these lists need a migration of their own.
 */
export class Migration20261120000003_reference_data extends Migration {
  override up(): void {
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
  }

  override down(): void {
    for (const table of ['region', 'taxonomy', 'country']) this.addSql(`delete from "${table}"`);
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
