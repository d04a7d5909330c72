import type pg from 'pg'
import { withClient } from '../bench/fixture.ts'

/** A server of the database; a single PostgreSQL is one node. */
export interface Node {
  /** `host:port` */
  name: string
  /** For the owner of the database. */
  ownerUrl: string
  isCoordinator: boolean
}

/** What stands behind an address. */
export interface Engine {
  isDistributed: boolean
  /** `PostgreSQL 15.20, Citus 13.2.2` */
  version: string
  /** The coordinator first. */
  nodes: readonly Node[]
}

/** Asks a database what it is, and for its nodes, which must be reachable from here under the owner's login. */
export function describeEngine(ownerUrl: string): Promise<Engine> {
  return withClient(ownerUrl, async (client) => {
    const { rows } = await client.query<{ version: string; citus: string | null }>(
      `select current_setting('server_version') as version,
              (select extversion from pg_extension where extname = 'citus') as citus`,
    )
    const { version = '', citus = null } = rows[0] ?? {}
    const postgres = `PostgreSQL ${version.split(' ')[0] ?? ''}`
    if (citus === null) return { isDistributed: false, version: postgres, nodes: [nodeAt(ownerUrl, null)] }
    return { isDistributed: true, version: `${postgres}, Citus ${citus}`, nodes: await nodesOf(client, ownerUrl) }
  })
}

async function nodesOf(client: pg.Client, ownerUrl: string): Promise<Node[]> {
  const { rows } = await client.query<{ host: string; port: number; group: number }>(
    `select nodename as host, nodeport as port, groupid as group from pg_dist_node
       where isactive and noderole = 'primary' order by groupid`,
  )
  return rows.map((row) => nodeAt(ownerUrl, row))
}

function nodeAt(ownerUrl: string, at: { host: string; port: number; group: number } | null): Node {
  const url = new URL(ownerUrl)
  if (at !== null) url.host = `${at.host}:${at.port}`
  return { name: url.host, ownerUrl: url.toString(), isCoordinator: at === null || at.group === 0 }
}

/** The same user and database at another node. */
export function atNode(url: string, { ownerUrl }: Node): string {
  const other = new URL(url)
  other.host = new URL(ownerUrl).host
  return other.toString()
}

/** Nodes hide the shards that they hold from whoever looks into the catalogue. */
function withShards(url: string): string {
  const other = new URL(url)
  other.searchParams.set('options', '-c citus.show_shards_for_app_name_prefixes=*')
  return other.toString()
}

/** Asks every node the same, each over a connection of its own; the shards that it holds are tables like others. */
export function onEveryNode<Row extends pg.QueryResultRow>(
  { nodes }: Engine,
  text: string,
  values: readonly unknown[] = [],
): Promise<{ node: Node; rows: Row[] }[]> {
  return Promise.all(
    nodes.map((node) =>
      withClient(withShards(node.ownerUrl), async (client) => ({
        node,
        rows: (await client.query<Row>(text, [...values])).rows,
      })),
    ),
  )
}
