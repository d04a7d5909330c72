import { saleContextFunction, sessionMembershipFunction } from './fewer-round-trips.sql.ts'
import { run, type Migrating } from './support.ts'

/** What every request and every sale reads first, in one call each: on a busy machine the way to the database costs more than the reading. */
export async function up(db: Migrating): Promise<void> {
  await run(db, saleContextFunction)
  await run(db, sessionMembershipFunction)
  for (const name of ['sale_context', 'session_membership']) {
    await run(db, `revoke all on function ${name} from public`)
    await run(db, `grant execute on function ${name} to app_rw`)
  }
}
