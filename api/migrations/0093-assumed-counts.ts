import { run, type Migrating } from './support.ts'

/** What of a closing nobody counted: none where somebody did. */
export async function up(db: Migrating): Promise<void> {
  await run(
    db,
    `alter table cash_session_count add column basis text
       constraint cash_session_count_basis_check check (basis = 'assumed')`,
  )
}
