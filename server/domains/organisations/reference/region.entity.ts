import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { FOREIGN_ID } from '#server/core/orm/foreign-key.js';
import { Country } from './country.entity.js';

/**
 * ISO 3166-2. Migrations create the rows, and their ids never change. 1 is Unknown, for events
 * without a place: tables and sums include it, the map does not.
 */
@Entity({ tableName: 'region' })
export class Region {
  @PrimaryKey({ type: 'smallint', autoincrement: false })
  id!: number;

  /** Code such as `NZ-AUK`; null for Unknown. */
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
