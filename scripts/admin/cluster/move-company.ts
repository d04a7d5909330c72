import { sql } from 'kysely'
import { setTimeout as pause } from 'node:timers/promises'
import { forceAgain, liftForce } from '../../../api/src/platform/db/forced-security.ts'
import { Refusal } from '../../common/refusal.ts'
import { countCompanies, countRows, findCompany } from './company.ts'
import { clearTarget } from './leftovers.ts'
import { findNode, placeOf } from './places.ts'
import { forced, forceElsewhere, refuseInUse, withSession, type Orders, type Session } from './session.ts'
import { inBytes, inCompanies, secondsSince } from './words.ts'
import { haveDone } from './work.ts'

const AGAIN_MS = 1000
/** How long the database may be away until this is left to the next command. */
const PATIENCE_MS = 60_000
const STILL_LIFTED =
  'Row-level security could not be forced again on all tables. It binds everybody but the owner of the database all the same; the next start of the product forces it, or the next of these commands.'

/**
 * Moves a company to another node while it goes on selling, with the companies that share its shard. Gives the lines to
 * print at the end. Refuses an unknown company, and a node that is unknown or not to be used.
 */
export function moveCompany(idOrName: string, to: string, orders: Orders): Promise<string[]> {
  return withSession(orders, async (session) => {
    const { db } = session
    const { adminUrl, say } = orders
    const { id, name } = await findCompany(adminUrl, idOrName)
    const target = await findNode(db, to)
    const place = await placeOf(db, id)
    const { node: source, shardId, shards, bytes } = place
    if (source.name === target.name) return [`${name} (${id}) is on ${to} already: nothing was moved.`]
    const others = (await countCompanies(adminUrl, place.range)) - 1
    say(`Moving ${name} (${id}) from ${source.name} to ${to}, and ${inCompanies(others)} of the same shard:`)
    say(`  ${shards.length} tables, ${inBytes(bytes)}; ${await countRows(adminUrl, id)} rows are the company's own.`)
    await clearTarget(db, place, target, orders)
    const begunAt = performance.now()
    const count = await withoutForce(session, orders, () =>
      haveDone(
        session,
        orders,
        sql`select citus_move_shard_placement(${shardId}, ${source.host}, ${source.port}, ${target.host}, ${target.port}, 'auto')`,
      ),
    )
    const { node: reached } = await placeOf(db, id)
    if (reached.name !== to) throw new Error(`the engine says that ${id} is on ${reached.name}`)
    return [`${name} is on ${to} now (${secondsSince(begunAt)}); ${forced(count)}.`]
  })
}

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
