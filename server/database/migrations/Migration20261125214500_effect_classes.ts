import { Migration } from '@mikro-orm/migrations';

/**
 * Events of caused visits have the class of their viewer's ads, and those that were stored without it
 * cannot be read: workers count them again at once, from the raw events.
 */
export class Migration20261125214500_effect_classes extends Migration {
  override up(): void {
    this.addSql('delete from event_store.effect_day');
    this.addSql('delete from event_store.effect_recount');
  }

  override down(): void {
    this.up();
  }
}
