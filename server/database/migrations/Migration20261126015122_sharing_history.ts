import { Migration } from '@mikro-orm/migrations';

export class Migration20261126015122_sharing_history extends Migration {
  override name = 'Migration20261126015122_sharing_history';

  override up(): void | Promise<void> {
    this.addSql(`create index "audit_entry_sharing_index" on "audit_entry" ("customer_id", "id")
    where "action" in ('sharedLink.create', 'sharedLink.revoke', 'reportSchedule.save', 'reportSchedule.archive', 'tagSheet.mail');`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "audit_entry_sharing_index";`);
  }
}
