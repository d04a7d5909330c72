import { run, type Migrating } from './support.ts'

/** A key is one user's own: what somebody else sends with the same one is another request. */
export async function up(db: Migrating): Promise<void> {
  await run(db, 'alter table idempotency_key drop constraint idempotency_key_pk')
  await run(db, 'alter table idempotency_key add constraint idempotency_key_pk primary key (company_id, user_id, key)')
}
