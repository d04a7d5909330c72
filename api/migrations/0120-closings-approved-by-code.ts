import { run, type Migrating } from './support.ts'

/** What a closing differs by may be approved by a code, while its register has no network. */
export async function up(db: Migrating): Promise<void> {
  for (const table of ['closing_approval', 'restatement_approval']) {
    await run(db, `alter table ${table} drop constraint ${table}_method_check`)
    await run(
      db,
      `alter table ${table} add constraint ${table}_method_check check (method in ('pin', 'badge', 'signedIn', 'code'))`,
    )
  }
}
