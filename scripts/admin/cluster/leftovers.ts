import { setTimeout as pause } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import { Refusal } from '../../common/refusal.ts'
import { refuseStopped } from './work.ts'
import type { Orders } from './session.ts'
import type { Node, Place } from './places.ts'

const LOOK_MS = 1000
const PATIENCE_MS = 60_000

/**
 * Makes sure that nothing is left of a company where it is to go. The engine removes what a move leaves behind some seconds
 * later, for the sake of statements that still read it; who moves back sooner has it do so now.
 */
export async function clearTarget(db: Kysely<unknown>, { shards }: Place, to: Node, orders: Orders): Promise<void> {
  const { say, stop } = orders
  const until = performance.now() + PATIENCE_MS
  for (let look = 1; ; look += 1, await pause(LOOK_MS)) {
    await sql`call citus_cleanup_orphaned_resources()`.execute(db)
    const { rows } = await sql<{ count: string }>`
      select count(*) as count from pg_dist_cleanup
      where node_group_id = ${to.groupId} and object_name = any(${[...shards]})`.execute(db)
    const count = Number(rows[0]?.count)
    if (count === 0) return
    refuseStopped(stop)
    if (performance.now() > until)
      throw new Refusal(
        `${count} tables that an earlier move left on ${to.name} are still in use there. Look for long transactions on that node, and try again when they are over.`,
      )
    if (look === 1) say(`${to.name} still holds what an earlier move left there: waiting until it is removed.`)
  }
}
