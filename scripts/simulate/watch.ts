import pg from 'pg'
import { cpuOf } from '../bench/cpu.ts'
import { onEveryNode, type Engine } from '../cluster/nodes.ts'
import { cpuSeconds } from '../cluster/vitals.ts'

/** What has been taken since the servers began: seconds of CPU, bytes, connections that were opened. All nodes together. */
export interface Reading {
  databaseCpu: number
  apiCpu: number
  walBytes: number
  diskBytes: number
  connectionsOpened: number
}

const STATE = `
  select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 as wal, pg_database_size(current_database())::float8 as disk,
    (select sessions::float8 from pg_stat_database where datname = current_database()) as opened`

/** Reads the servers of a database, and the process of the API. Reading opens two connections to each node. */
export async function read(engine: Engine, apiPid: number): Promise<Reading> {
  const states = await onEveryNode<{ wal: number; disk: number; opened: number }>(engine, STATE)
  const sum = (name: 'wal' | 'disk' | 'opened'): number =>
    states.reduce((total, { rows }) => total + (rows[0]?.[name] ?? 0), 0)
  return {
    databaseCpu: await cpuSeconds(engine),
    apiCpu: cpuOf(apiPid),
    walBytes: sum('wal'),
    diskBytes: sum('disk'),
    connectionsOpened: sum('opened'),
  }
}

/** What passed between two readings, for each of so many things that were done. */
export function each(before: Reading, after: Reading, count: number): Reading {
  const share = (name: keyof Reading): number => (after[name] - before[name]) / count
  return {
    databaseCpu: share('databaseCpu'),
    apiCpu: share('apiCpu'),
    walBytes: share('walBytes'),
    diskBytes: share('diskBytes'),
    connectionsOpened: share('connectionsOpened'),
  }
}

/** Connections to all nodes together: the most that were open, and how many were at work on average. */
export interface Connections {
  mostOpen: number
  meanAtWork: number
}

const OPEN = `
  select count(*)::int as open, count(*) filter (where state <> 'idle')::int as working from pg_stat_activity
    where backend_type = 'client backend' and datname = current_database() and pid <> pg_backend_pid()`
const PAUSE_MS = 200

/** Counts connections for as long as some work takes. */
export async function countConnections<T>(
  { nodes }: Engine,
  work: () => Promise<T>,
): Promise<{ result: T; connections: Connections }> {
  const clients = nodes.map(({ ownerUrl }) => new pg.Client({ connectionString: ownerUrl }))
  for (const client of clients) client.on('error', () => undefined)
  await Promise.all(clients.map((client) => client.connect()))
  const isDone = new AbortController()
  const counting = keepCounting(clients, isDone.signal)
  try {
    const result = await work()
    isDone.abort()
    return { result, connections: await counting }
  } finally {
    isDone.abort()
    await counting.catch(() => undefined)
    await Promise.all(clients.map((client) => client.end().catch(() => undefined)))
  }
}

async function keepCounting(clients: readonly pg.Client[], isDone: AbortSignal): Promise<Connections> {
  let [mostOpen, working, counts] = [0, 0, 0]
  while (!isDone.aborted) {
    const answers = await Promise.all(clients.map((client) => client.query<{ open: number; working: number }>(OPEN)))
    const rows = answers.flatMap((answer) => answer.rows)
    mostOpen = Math.max(
      mostOpen,
      rows.reduce((sum, { open }) => sum + open, 0),
    )
    working += rows.reduce((sum, row) => sum + row.working, 0)
    counts += 1
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  return { mostOpen, meanAtWork: working / counts }
}
