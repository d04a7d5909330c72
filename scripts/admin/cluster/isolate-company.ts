import { sql } from 'kysely'
import { countCompanies, countRows, findCompany } from './company.ts'
import { placeOf } from './places.ts'
import { forced, withSession, type Orders } from './session.ts'
import { inBytes, inCompanies, secondsSince } from './words.ts'
import { withoutForce } from './without-force.ts'
import { haveDone } from './work.ts'

/**
 * Gives a company a shard of its own, on the node where it is. Whoever sells on its former shard waits meanwhile: within the
 * time limit that a sale waits, none is refused. Gives the lines to print at the end.
 */
export function isolateCompany(idOrName: string, orders: Orders): Promise<string[]> {
  return withSession(orders, async (session) => {
    const { db } = session
    const { adminUrl, say, timeLimit } = orders
    const { id, name } = await findCompany(adminUrl, idOrName)
    const { node, shards, bytes, range, isOwn } = await placeOf(db, id)
    if (isOwn) return [`${name} (${id}) has a shard of its own already, on ${node.name}: nothing was changed.`]
    const others = (await countCompanies(adminUrl, range)) - 1
    say(`Isolating ${name} (${id}) on ${node.name} from ${inCompanies(others)} of the same shard:`)
    say(`  ${shards.length} tables, ${inBytes(bytes)}; ${await countRows(adminUrl, id)} rows are the company's own.`)
    say(`  their sales wait until it is done, for ${timeLimit} s at most`)
    const begunAt = performance.now()
    // Not online: the engine's own way of doing that never ends while rows are updated. And not while security is forced: the
    // engine copies as the owner, who sees no rows then unless it is a superuser.
    const count = await withoutForce(session, orders, () =>
      haveDone(
        session,
        orders,
        sql`select isolate_tenant_to_new_shard('company', ${id}::uuid, 'CASCADE', 'block_writes')`,
      ),
    )
    return [`${name} has a shard of its own now, on ${node.name} (${secondsSince(begunAt)}); ${forced(count)}.`]
  })
}
