import { Migration } from '@mikro-orm/migrations';

const TRAFFIC_KINDS = `'TAG_SILENT', 'TAG_JUMP', 'QUEUE_LAG', 'LEDGER_IMBALANCE', 'DEAD_LETTERS'`;
const SECURITY_KINDS = `'SIGN_IN_FAILURES', 'TOKEN_REUSE', 'RIGHTS_REFUSED'`;

/** Allows alerts about attacks. */
export class Migration20261122000003_security_alerts extends Migration {
  override up(): void {
    this.addSql(`alter table "alert_episode" drop constraint "alert_episode_kind_check"`);
    this.addSql(
      `alter table "alert_episode" add constraint "alert_episode_kind_check" check ("kind" in (${TRAFFIC_KINDS}, ${SECURITY_KINDS}))`,
    );
  }

  override down(): void {
    this.addSql(`delete from "alert_episode" where "kind" in (${SECURITY_KINDS})`);
    this.addSql(`alter table "alert_episode" drop constraint "alert_episode_kind_check"`);
    this.addSql(
      `alter table "alert_episode" add constraint "alert_episode_kind_check" check ("kind" in (${TRAFFIC_KINDS}))`,
    );
  }
}
