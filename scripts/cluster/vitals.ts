import { withClient } from '../bench/fixture.ts'
import { type Engine, onEveryNode } from './nodes.ts'

// How the servers are, read through SQL: the nodes may be other machines. Needs a superuser, and Linux on the nodes.

const TICKS_PER_SECOND = 100

/** The server's process with the children that ended, and the children that run. Fields of `stat` are counted after the name. */
const CPU = `
  select coalesce(sum(f[12]::bigint + f[13]::bigint + case when is_parent then f[14]::bigint + f[15]::bigint else 0 end), 0)::float8 as ticks
  from (select split_part(pg_read_file('postmaster.pid', 0, 64), E'\\n', 1) as pid, true as is_parent
        union all select pid::text, false from pg_stat_activity) as process,
    lateral (select string_to_array(regexp_replace(pg_read_file('/proc/' || pid || '/stat', 0, 2000, true), '^.*\\) ', ''), ' ') as f) as stat`

/** Seconds of CPU that the servers have taken since they started, all nodes together. */
export async function cpuSeconds(engine: Engine): Promise<number> {
  const answers = await onEveryNode<{ ticks: number }>(engine, CPU)
  return answers.reduce((sum, { rows }) => sum + (rows[0]?.ticks ?? 0), 0) / TICKS_PER_SECOND
}

/** Kilobytes that a process has for itself. */
const MEMORY = `
  select pid, (regexp_match(pg_read_file('/proc/' || pid || '/smaps_rollup', 0, 4000, true), 'Private_Dirty: +(\\d+) kB'))[1]::int as kilobytes
  from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`

/** Megabytes of each connection that anybody has to a node. */
export async function backendSizes(engine: Engine): Promise<Map<string, number>> {
  const answers = await onEveryNode<{ pid: number; kilobytes: number | null }>(engine, MEMORY)
  return new Map(
    answers.flatMap(({ node, rows }) =>
      rows.map(({ pid, kilobytes }) => [`${node.name} ${pid}`, (kilobytes ?? 0) / 1024] as const),
    ),
  )
}

/** When each server's own processes began: a crash ends all of them, and the server begins them anew. */
export async function beginnings(engine: Engine): Promise<Map<string, string>> {
  const answers = await onEveryNode<{ began: string }>(
    engine,
    `select pg_postmaster_start_time() || ' ' || backend_start as began from pg_stat_activity where backend_type = 'checkpointer'`,
  )
  return new Map(answers.map(({ node, rows }) => [node.name, rows[0]?.began ?? '']))
}

/** Transactions in two phases that the nodes have begun. */
export async function twoPhases(engine: Engine): Promise<number> {
  const answers = await onEveryNode<{ count: number }>(
    engine,
    `select coalesce(sum(n_tup_ins), 0)::float8 as count from pg_stat_all_tables where relname = 'pg_dist_transaction'`,
  )
  return answers.reduce((sum, { rows }) => sum + (rows[0]?.count ?? 0), 0)
}

/** Why the vitals cannot be read; null where they can. */
export async function vitalsObstacle({ nodes }: Engine): Promise<string | null> {
  const [first] = nodes
  if (first === undefined) return 'there is no node'
  try {
    await withClient(first.ownerUrl, (client) => client.query(CPU))
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
