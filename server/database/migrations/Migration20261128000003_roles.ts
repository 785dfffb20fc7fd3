import { Migration } from '@mikro-orm/migrations';
import { readBaseline } from '#server/database/baseline/read-baseline.js';

/** The functions that the roles of the processes call; database-roles.ts grants them. */
export class Migration20261128000003_roles extends Migration {
  override up(): void {
    this.addSql(readBaseline('functions'));
  }
}
