import { run, type Migrating } from './support.ts'

/** The audit trail narrowed to a person, or to an action: the newest first, without reading what others did. */
export async function up(db: Migrating): Promise<void> {
  await run(db, `create index audit_log_user_idx on audit_log (company_id, user_id, recorded_at)`)
  await run(db, `create index audit_log_action_idx on audit_log (company_id, action, recorded_at)`)
}
