import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { FOREIGN_ID } from '#server/core/orm/foreign-key.js';
import { Country } from './country.entity.js';

/**
 * ISO 3166-2. Reference rows only: made by migration, their ids never change. 1 is Unknown, of
 * events that could not be placed: in tables and sums, never on the map.
 */
@Entity({ tableName: 'region' })
export class Region {
  @PrimaryKey({ type: 'smallint', autoincrement: false })
  id!: number;

  /** As in `NZ-AUK`; null for Unknown. */
  @Property({ type: 'text', nullable: true, unique: true })
  code: string | null = null;

  @Property({ type: 'text' })
  name!: string;

  @ManyToOne(() => Country, { ...FOREIGN_ID, fieldName: 'country_code', nullable: true })
  countryCode: string | null = null;

  @Property({ type: 'double', nullable: true })
  latitude: number | null = null;

  @Property({ type: 'double', nullable: true })
  longitude: number | null = null;
}
