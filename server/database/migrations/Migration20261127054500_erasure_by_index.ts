import { Migration } from '@mikro-orm/migrations';

export class Migration20261127054500_erasure_by_index extends Migration {
  override name = 'Migration20261127054500_erasure_by_index';

  override up(): void | Promise<void> {
    this
      .addSql(`create index "audit_entry_address_index" on "audit_entry" ("entity_type", "entity_id")
    where "changes"::text like '%@%';`);
    this.addSql(`drop index "audit_entry_sharing_index";`);
    this.addSql(`create index "audit_entry_sharing_index" on "audit_entry" ("customer_id", "id")
    where "action" in ('sharedLink.create', 'sharedLink.revoke', 'reportSchedule.save', 'reportSchedule.archive', 'tagSheet.mail', 'sharedLink.eraseAddress', 'reportSchedule.eraseAddress', 'tagSheetMail.eraseAddress');`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "audit_entry_address_index";`);
    this.addSql(`drop index "audit_entry_sharing_index";`);
    this.addSql(`create index "audit_entry_sharing_index" on "audit_entry" ("customer_id", "id")
    where "action" in ('sharedLink.create', 'sharedLink.revoke', 'reportSchedule.save', 'reportSchedule.archive', 'tagSheet.mail');`);
  }
}
