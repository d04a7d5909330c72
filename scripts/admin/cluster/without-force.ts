import { setTimeout as pause } from 'node:timers/promises'
import { forceAgain, liftForce } from '../../../api/src/platform/db/forced-security.ts'
import { Refusal } from '../../common/refusal.ts'
import { forced, forceElsewhere, refuseInUse, type Orders, type Session } from './session.ts'

const AGAIN_MS = 1000
/** How long the database may be away until this is left to the next command. */
const PATIENCE_MS = 60_000
const STILL_LIFTED =
  'Row-level security could not be forced again on all tables. It binds everybody but the owner of the database all the same; the next start of the product forces it, or the next of these commands.'

/** Does something while row-level security is forced nowhere; however it ends, it is forced again. Gives on how many tables. */
export async function withoutForce(session: Session, orders: Orders, work: () => Promise<void>): Promise<number> {
  const { say, stop } = orders
  try {
    await liftForce(session.db, stop).catch(refuseInUse)
    say('  row-level security is not forced on the owner of the database meanwhile')
    await work()
  } catch (error) {
    say(`It did not come to its end; ${forced(await restore(session, orders))}.`)
    throw error
  }
  return restore(session, orders)
}

/** The connection may be lost, or the database be away for a moment. */
async function restore({ db }: Session, { ownerUrl }: Orders): Promise<number> {
  for (const until = performance.now() + PATIENCE_MS; ; await pause(AGAIN_MS)) {
    const tables = (await forceAgain(db).catch(() => null)) ?? (await forceElsewhere(ownerUrl).catch(() => null))
    if (tables !== null) return tables.length
    if (performance.now() > until) throw new Refusal(STILL_LIFTED)
  }
}
