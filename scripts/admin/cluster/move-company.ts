import { sql } from 'kysely'
import { countCompanies, countRows, findCompany } from './company.ts'
import { clearTarget } from './leftovers.ts'
import { findNode, placeOf } from './places.ts'
import { forced, withSession, type Orders } from './session.ts'
import { withoutForce } from './without-force.ts'
import { inBytes, inCompanies, secondsSince } from './words.ts'
import { haveDone } from './work.ts'

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
    // Replication refuses tables on which it is forced, and would try again without end.
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
