import { Migration } from '@mikro-orm/migrations';

/** What the api asks of a worker, which alone writes the event store. */
export class Migration20261122000010_worker_jobs extends Migration {
  override up(): void {
    // expires_at: no worker begins the job later; null for a job that nobody waits for.
    // failure: the SQLSTATE, or 'failed'.
    this.addSql(`create table "worker_job" (
      "id" bigint generated always as identity primary key,
      "kind" text not null,
      "input" jsonb not null,
      "expires_at" timestamptz(3) null,
      "finished_at" timestamptz(3) null,
      "result" jsonb null,
      "failure" text null
    )`);
    this.addSql(`insert into "worker_job" ("kind", "input")
      select 'recompute', jsonb_build_object('customerId', customer_id)
      from event_store.recompute_request order by requested_at`);
    this.addSql(`drop table event_store.recompute_request`);
  }

  override down(): void {
    this.addSql(`create table event_store.recompute_request (
      customer_id integer primary key,
      requested_at timestamptz(3) not null
    )`);
    this.addSql(`insert into event_store.recompute_request
      select distinct (input->>'customerId')::integer, now() from "worker_job" where kind = 'recompute'`);
    this.addSql(`drop table "worker_job"`);
  }
}
