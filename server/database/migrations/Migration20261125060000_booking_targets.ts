import { Migration } from '@mikro-orm/migrations';

/** What a booking is to deliver, and what it may cost. */
export class Migration20261125060000_booking_targets extends Migration {
  override up(): void {
    this.addSql(
      `alter table "booking" add column "goal_impressions" int null, add column "budget" numeric(12,4) null`,
    );
  }
}
