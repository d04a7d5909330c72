import { sql, type Kysely } from 'kysely'
import { Refusal } from '../../common/refusal.ts'

/** A server that holds companies. */
export interface Node {
  /** `host:port` */
  name: string
  host: string
  port: number
  groupId: number
}

/** Where a company lies: on a shard of each table, which go together and may hold other companies, too. */
export interface Place {
  node: Node
  /** The shard of the table `company`, by which the engine knows them all. */
  shardId: number
  /** Names of the shards as tables of their node: `public.sale_102103`. */
  shards: readonly string[]
  bytes: number
  /** The hashes of ids that lie there, both ends included. */
  range: readonly [low: number, high: number]
  /** True where no other company can come to lie there. */
  isOwn: boolean
}

/** Where a company is. */
export async function placeOf(db: Kysely<unknown>, companyId: string): Promise<Place> {
  const { rows } = await sql<{
    shard_id: string
    low: string
    high: string
    host: string
    port: number
    group_id: number
  }>`
    select s.shardid as shard_id, s.shardminvalue as low, s.shardmaxvalue as high,
      n.nodename as host, n.nodeport as port, n.groupid as group_id
    from pg_dist_shard s
      join pg_dist_placement p on p.shardid = s.shardid
      join pg_dist_node n on n.groupid = p.groupid and n.noderole = 'primary'
    where s.shardid = get_shard_id_for_distribution_column('company', ${companyId}::uuid)`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error(`the engine does not say where ${companyId} is`)
  const { shard_id: shardId, low, high, host, port, group_id: groupId } = row
  return {
    node: { name: `${host}:${port}`, host, port, groupId },
    shardId: Number(shardId),
    range: [Number(low), Number(high)],
    isOwn: low === high,
    ...(await shardsAt(db, low)),
  }
}

async function shardsAt(db: Kysely<unknown>, low: string): Promise<Pick<Place, 'shards' | 'bytes'>> {
  const { rows } = await sql<{ name: string; bytes: string }>`
    select 'public.' || c.relname || '_' || s.shardid as name, coalesce(z.size, 0) as bytes
    from pg_dist_shard s
      join pg_dist_partition t on t.logicalrelid = s.logicalrelid
      join pg_class c on c.oid = s.logicalrelid
      left join citus_shard_sizes() z on z.shard_id = s.shardid
    where t.colocationid = (select colocationid from pg_dist_partition where logicalrelid = 'company'::regclass)
      and s.shardminvalue = ${low}`.execute(db)
  return { shards: rows.map(({ name }) => name), bytes: rows.reduce((sum, { bytes }) => sum + Number(bytes), 0) }
}

/** The nodes to which companies can be moved. */
export async function listNodes(db: Kysely<unknown>): Promise<Node[]> {
  return (await readNodes(db)).filter(({ isUsable }) => isUsable)
}

/** The node `host:port`. Refuses one that is unknown, inactive, or that holds no companies. */
export async function findNode(db: Kysely<unknown>, name: string): Promise<Node> {
  const nodes = await readNodes(db)
  const usable = nodes.filter(({ isUsable }) => isUsable)
  const names = usable.map((node) => node.name).join(', ')
  const known = nodes.find((node) => node.name === name)
  if (known === undefined) throw new Refusal(`The cluster has no node ${name}. Companies can be moved to: ${names}.`)
  if (!known.isUsable)
    throw new Refusal(`The node ${name} is not active or holds no companies. They can be moved to: ${names}.`)
  return known
}

async function readNodes(db: Kysely<unknown>): Promise<(Node & { isUsable: boolean })[]> {
  const { rows } = await sql<Omit<Node, 'name'> & { isUsable: boolean }>`
    select nodename as host, nodeport as port, groupid as "groupId", isactive and shouldhaveshards as "isUsable"
    from pg_dist_node where noderole = 'primary' order by groupid`.execute(db)
  return rows.map((row) => ({ ...row, name: `${row.host}:${row.port}` }))
}
