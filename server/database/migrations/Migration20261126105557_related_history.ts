import { Migration } from '@mikro-orm/migrations';

export class Migration20261126105557_related_history extends Migration {
  override name = 'Migration20261126105557_related_history';

  override up(): void | Promise<void> {
    this
      .addSql(`create index "audit_entry_related_index" on "audit_entry" using gin ("changes" jsonb_path_ops)
    where "action" in ('booking.create', 'booking.update', 'impressionTag.save', 'experiment.create', 'experiment.update', 'adtechGroup.create', 'adtechGroup.update', 'channel.create', 'channel.update');`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "audit_entry_related_index";`);
  }
}
