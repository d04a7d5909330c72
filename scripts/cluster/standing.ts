import { FUNCTIONS, type FunctionDeclarations } from '../../api/src/platform/db/function-registry.ts'
import { KEYED_TABLES, spreadOf, type Spread } from '../../api/src/platform/db/table-registry.ts'
import { withClient } from '../bench/fixture.ts'
import { type Engine, type Node, onEveryNode } from './nodes.ts'

// Whether the distributed engine has spread tables and functions as the registries say.

const KINDS: Readonly<Record<Spread, string | null>> = {
  anchor: 'distributed',
  tenant: 'distributed',
  global: 'reference',
  keyed: 'local',
  local: null,
}

interface SpreadTable {
  name: string
  kind: string | null
  column: string | null
  colocation: number | null
}

const TABLES = `
  select c.relname as name, t.citus_table_type as kind, nullif(t.distribution_column, '<none>') as column, t.colocation_id as colocation
  from pg_class c left join citus_tables t on t.table_name = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`

const FUNCTIONS_SPREAD = `
  select p.proname as name, o.objid is not null as is_everywhere, coalesce(o.force_delegation, false) as is_delegated,
         o.distribution_argument_index as argument, o.colocationid as colocation
  from pg_proc p left join pg_dist_object o on o.classid = 'pg_proc'::regclass and o.objid = p.oid
  where p.pronamespace = 'public'::regnamespace`

interface SpreadFunction {
  name: string
  is_everywhere: boolean
  is_delegated: boolean
  argument: number | null
  colocation: number | null
}

/** What differs from the registries; empty where nothing does. */
export async function standingFaults(engine: Engine, ownerUrl: string): Promise<string[]> {
  const { tables, functions } = await withClient(ownerUrl, async (client) => ({
    tables: (await client.query<SpreadTable>(TABLES)).rows,
    functions: (await client.query<SpreadFunction>(FUNCTIONS_SPREAD)).rows,
  }))
  const colocation = tables.find(({ name }) => name === 'company')?.colocation ?? null
  const known = await onEveryNode<SpreadTable>(engine, TABLES)
  return [
    ...tables.flatMap((table) => tableFaults(table, colocation)),
    ...functionFaults(functions, colocation),
    ...known.flatMap(({ node, rows }) => unknownFaults(node, tables, rows)),
    ...(await onEveryNode<{ name: string }>(engine, UNLOCKED, [companyTables(tables)])).flatMap(({ node, rows }) =>
      rows.map(({ name }) => `row-level security is not forced on ${name} of ${node.name}`),
    ),
  ]
}

function companyTables(tables: readonly SpreadTable[]): string[] {
  return tables.map(({ name }) => name).filter((name) => ['anchor', 'tenant'].includes(spreadOf(name)))
}

function tableFaults({ name, kind, column, colocation }: SpreadTable, companies: number | null): string[] {
  const spread = spreadOf(name)
  const wanted = KINDS[spread]
  if (kind !== wanted) return [`table ${name} is ${kind ?? 'unknown to the engine'} instead of ${wanted ?? 'unknown'}`]
  if (wanted !== 'distributed') return []
  const own = spread === 'anchor' ? 'id' : 'company_id'
  return [
    ...(column === own ? [] : [`table ${name} is spread by ${column ?? 'nothing'}`]),
    ...(colocation === companies ? [] : [`table ${name} does not lie beside its company`]),
  ]
}

function functionFaults(found: readonly SpreadFunction[], companies: number | null): string[] {
  const declarations: FunctionDeclarations = FUNCTIONS
  return Object.entries(declarations).flatMap(([name, { runs }]) => {
    const spread = found.find((each) => each.name === name)
    if (spread === undefined) return [`function ${name} is missing`]
    if (runs === 'coordinator') return spread.is_delegated ? [`function ${name} leaves the coordinator`] : []
    if (!spread.is_everywhere) return [`function ${name} is not on every node`]
    const isWithCompany = spread.is_delegated && spread.argument === 0 && spread.colocation === companies
    return isWithCompany === (runs === 'company') ? [] : [`function ${name} does not run where the registry says`]
  })
}

/** Every node knows every table that is spread, those of accounts too, so that each may be asked. */
function unknownFaults(node: Node, tables: readonly SpreadTable[], found: readonly SpreadTable[]): string[] {
  if (node.isCoordinator) return []
  const known = new Set(found.filter(({ kind }) => kind !== null).map(({ name }) => name))
  return tables
    .filter(({ name, kind }) => (kind !== null || KEYED_TABLES.has(name)) && !known.has(name))
    .map(({ name }) => `${node.name} does not know ${name}`)
}

const UNLOCKED = `
  select s.shard as name from (
    select shard_name::text as shard, table_name::text as of from citus_shards s join pg_dist_node n on n.nodename = s.nodename and n.nodeport = s.nodeport
      where n.groupid = (select groupid from pg_dist_local_group) and table_name::text = any($1)) s
  join pg_class c on c.oid = to_regclass(s.shard)
  where c.relkind in ('r', 'p') and not c.relispartition and not (c.relrowsecurity and c.relforcerowsecurity)`
