import type { Client } from 'pg'
import type { Cancellable } from '../../api/src/platform/db/cancel.ts'
import { Refusal } from '../common/refusal.ts'
import { withConnection } from './connection.ts'
import { connectionSentence } from './connection-sentence.ts'

const OLDEST_VERSION = 15

/** Opens a connection to a database that somebody gave in a setting, or says in one sentence why that cannot be done. */
export async function connectGiven<T>(setting: string, url: string, work: (client: Client) => Promise<T>): Promise<T> {
  let isConnected = false
  try {
    return await withConnection(url, (client) => {
      isConnected = true
      return work(client)
    })
  } catch (error) {
    if (isConnected) throw error
    throw new Refusal(connectionSentence(setting, url, error))
  }
}

/** A pooler makes up the number of the process that it shows for a connection. */
export async function isThroughPooler(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const { processID }: Cancellable = client
  return rows[0]?.pid !== processID
}

/** Migrations, jobs and the cancelling of statements need connections that stay theirs. */
export async function refusePooler(setting: string, client: Client): Promise<void> {
  if (await isThroughPooler(client))
    throw new Refusal(
      `The address in ${setting} leads to a pooler: give there the address of the server itself. Only DATABASE_APP_URL may lead to a pooler, with DATABASE_POOLING=transaction.`,
    )
}

/**
 * Refuses an external database that does not answer, that is older than the product is written for, or that is behind a
 * pooler. Gives the address for its owner: of one that is spread over nodes the coordinator's, whichever node was given.
 */
export function checkExternal(url: string): Promise<string> {
  return connectGiven('DATABASE_URL', url, async (client) => {
    const { rows } = await client.query<{ server_version_num: string; server_version: string }>(
      "select current_setting('server_version_num') as server_version_num, current_setting('server_version') as server_version",
    )
    await refusePooler('DATABASE_URL', client)
    refuseOldServer(Number(rows[0]?.server_version_num), rows[0]?.server_version ?? 'of an unknown version')
    return coordinatorUrl(client, url)
  })
}

/** Only the coordinator changes the schema, and only there are the tables of the queue. */
async function coordinatorUrl(client: Client, url: string): Promise<string> {
  const engine = await client.query("select 1 from pg_extension where extname = 'citus'")
  if (engine.rows.length === 0) return url
  const { rows } = await client.query<{ host: string; port: number; is_here: boolean }>(
    'select nodename as host, nodeport as port, groupid = (select groupid from pg_dist_local_group) as is_here from pg_dist_node where groupid = 0',
  )
  const [coordinator] = rows
  if (coordinator === undefined)
    throw new Refusal(
      `The cluster of DATABASE_URL does not know the address of its coordinator. Run "select citus_set_coordinator_host('<host>', <port>)" there.`,
    )
  if (coordinator.is_here) return url
  const other = new URL(url)
  other.host = `${coordinator.host}:${coordinator.port}`
  return other.toString()
}

/** `number` is PostgreSQL's own, 150003 for 15.3. */
export function refuseOldServer(number: number, version: string): void {
  if (number >= OLDEST_VERSION * 10_000) return
  throw new Refusal(
    `The server of DATABASE_URL is PostgreSQL ${version}, and Comptoir needs ${OLDEST_VERSION} or later. Upgrade it, or unset DATABASE_URL to use the embedded one.`,
  )
}
