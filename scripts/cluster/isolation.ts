import type pg from 'pg'
import { FUNCTIONS, type FunctionDeclarations } from '../../api/src/platform/db/function-registry.ts'
import { SEEN_EVERYWHERE, spreadOf } from '../../api/src/platform/db/table-registry.ts'
import { withClient, type Addresses } from '../bench/fixture.ts'
import { atNode, type Engine, type Node } from './nodes.ts'

// Whether the login of requests reaches rows of another company, on any node and straight at the parts of a table. Not tried
// is INSERT … SELECT on a node that holds the part: there the engine checks no policy. The query guard, the lint of
// functions and the rights of the roles keep the product from it.

/** Tries that were made, and those that got through. */
export interface Probed {
  tries: number
  faults: string[]
}

interface Companies {
  victim: string
  stranger: string
}

/** A row of the victim as texts, to be written by somebody else. */
interface Sample {
  table: string
  companyColumn: string
  columns: { name: string; type: string }[]
  values: (string | null)[] | null
}

/** SQLSTATE of what policies and rights refuse. */
const REFUSED = '42501'

/** Tries every table of companies through every node, as nobody, as another company and from other points of sale. */
export async function probeIsolation(engine: Engine, given: Addresses, companies: Companies): Promise<Probed> {
  const samples = await withClient(given.ownerUrl, (client) => readSamples(client, companies.victim))
  const probed: Probed = { tries: 0, faults: [] }
  for (const node of engine.nodes) {
    const parts = engine.isDistributed ? await partsOn(node) : new Map<string, string[]>()
    await withClient(atNode(given.appUrl, node), async (client) => {
      for (const sample of samples)
        for (const target of [sample.table, ...(parts.get(sample.table) ?? [])]) {
          for (const tenant of [null, companies.stranger])
            await tryTable({ client, node, sample, target, tenant, victim: companies.victim, probed })
          if (isOfPlaces(sample)) await tryFromElsewhere({ client, node, target, victim: companies.victim, probed })
        }
      for (const tenant of [null, companies.stranger])
        await tryFunctions({ client, node, tenant, victim: companies.victim, probed })
      await tryPowers({ client, node, probed, table: samples[0]?.table ?? 'company' })
    })
  }
  return probed
}

async function readSamples(client: pg.Client, victim: string): Promise<Sample[]> {
  const { rows } = await client.query<{ table: string; columns: Sample['columns'] }>(
    `select c.relname as table, json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition group by c.relname order by c.relname`,
  )
  const samples: Sample[] = []
  for (const { table, columns } of rows) {
    const spread = spreadOf(table)
    if (spread !== 'tenant' && spread !== 'anchor') continue
    const companyColumn = spread === 'anchor' ? 'id' : 'company_id'
    const texts = columns.map(({ name }) => `"${name}"::text`).join(', ')
    const found = await client.query<(string | null)[]>({
      text: `select ${texts} from "${table}" where "${companyColumn}" = $1 limit 1`,
      values: [victim],
      rowMode: 'array',
    })
    samples.push({ table, companyColumn, columns, values: found.rows[0] ?? null })
  }
  return samples
}

/** The parts of tables that lie on a node, by table. */
async function partsOn(node: Node): Promise<Map<string, string[]>> {
  const { rows } = await withClient(node.ownerUrl, (client) =>
    client.query<{ table: string; parts: string[] }>(
      `select s.table_name::text as table, array_agg(s.shard_name::text) as parts
       from citus_shards s join pg_dist_node n on n.nodename = s.nodename and n.nodeport = s.nodeport
       where n.groupid = (select groupid from pg_dist_local_group) and s.citus_table_type = 'distributed' group by 1`,
    ),
  )
  return new Map(rows.map(({ table, parts }) => [table, parts]))
}

interface Try {
  client: pg.Client
  node: Node
  tenant: string | null
  victim: string
  probed: Probed
}

async function tryTable(on: Try & { sample: Sample; target: string }): Promise<void> {
  const { sample, target, victim } = on
  const company = `"${sample.companyColumn}"`
  const other = sample.columns.find(({ name }) => name !== sample.companyColumn)?.name ?? sample.companyColumn
  const reads: readonly [what: string, text: string][] = [
    ['reads', `select 1 from ${target} where ${company} = '${victim}' limit 1`],
    [
      'reads without a condition',
      `select 1 from ${target} where ${company} is distinct from ${own(on.tenant)} limit 1`,
    ],
    ['changes', `update ${target} set "${other}" = "${other}" where ${company} = '${victim}'`],
    ['deletes', `delete from ${target} where ${company} = '${victim}'`],
  ]
  for (const [what, text] of reads) await attempt(on, `${what} ${target}`, text)
  if (sample.values === null) return
  const names = sample.columns.map(({ name }) => `"${name}"`).join(', ')
  const values = sample.columns.map(({ type }, index) => `$${index + 1}::${type}`).join(', ')
  await attempt(on, `writes into ${target}`, `insert into ${target} (${names}) values (${values})`, sample.values, true)
}

/** Whether its rows belong to points of sale. */
function isOfPlaces({ table, columns }: Sample): boolean {
  return columns.some(({ name }) => name === 'point_of_sale_id') && !SEEN_EVERYWHERE.includes(table)
}

/** Whether somebody of the company reads rows of points of sale where they may not work. */
async function tryFromElsewhere(on: Omit<Try, 'tenant'> & { target: string }): Promise<void> {
  const { target, victim } = on
  const text = `select 1 from ${target} where company_id = '${victim}' and point_of_sale_id is not null limit 1`
  await attempt({ ...on, tenant: victim, points: '' }, `of no point of sale reads ${target}`, text)
}

function own(tenant: string | null): string {
  return tenant === null ? 'null' : `'${tenant}'`
}

/** One statement in a transaction that is undone. Rows that it touches are a fault; so is an error that tells of rows. */
async function attempt(
  { client, node, tenant, probed, points = '*' }: Omit<Try, 'victim'> & { points?: string },
  what: string,
  text: string,
  values: readonly (string | null)[] = [],
  isWriting = false,
): Promise<void> {
  probed.tries += 1
  const who = tenant === null ? 'nobody' : points === '*' ? 'another company' : 'somebody'
  try {
    await client.query('begin')
    if (tenant !== null)
      await client.query(`set local app.company_id = '${tenant}'; set local app.points_of_sale = '${points}'`)
    const { rowCount } = await client.query(text, [...values])
    if ((rowCount ?? 0) > 0) probed.faults.push(`${who} ${what} through ${node.name}`)
  } catch (error) {
    const { code, message } = error as { code?: string; message: string }
    // Another refusal than that of a policy comes after it: then the row had been let through.
    if (isWriting && code !== REFUSED) probed.faults.push(`${who} ${what} through ${node.name}: ${message}`)
  } finally {
    await client.query('rollback')
  }
}

/**
 * What functions give for another company than that of the transaction; their other arguments are of no matter. Those that
 * enter the company themselves are left out: which company is entered is the API's to decide, and the permissions'.
 */
async function tryFunctions(on: Try): Promise<void> {
  const declarations: FunctionDeclarations = FUNCTIONS
  const { rows } = await on.client.query<{ name: string; types: string[] }>(
    `select proname as name, array(select format_type(t, null) from unnest(proargtypes) t) as types
     from pg_proc where pronamespace = 'public'::regnamespace and prosrc not like '%app_set_company(%'`,
  )
  for (const { name, types } of rows) {
    if (declarations[name]?.runs !== 'company') continue
    const others = types.slice(1).map((type) => `${SOUND[type] ?? 'null'}::${type}`)
    await attempt(
      on,
      `calls ${name}`,
      `select * from ${name}(${[`'${on.victim}'`, ...others].join(', ')}) as found where found is not null`,
    )
  }
}

const SOUND: Readonly<Record<string, string>> = {
  json: `'[["a"]]'`,
  integer: '5',
  text: `'a'`,
  boolean: 'true',
  uuid: `'00000000-0000-7000-8000-000000000000'`,
}

/** What only owners and administrators of a cluster may do: each must be refused. */
async function tryPowers({
  client,
  node,
  probed,
  table,
}: Pick<Try, 'client' | 'node' | 'probed'> & { table: string }): Promise<void> {
  const powers = [
    'set role app_admin',
    'set role app_books',
    'set session authorization app_admin',
    `alter table ${table} disable row level security`,
    `create policy anything on ${table} using (true)`,
    `truncate ${table}`,
    `select undistribute_table('${table}')`,
    `select citus_drop_all_shards('${table}', 'public', '${table}')`,
    `select citus_update_node(1, 'elsewhere', 1)`,
    `select citus_remove_node('127.0.0.1', 1)`,
    `select pg_read_file('postgresql.conf')`,
    `copy ${table} to program 'cat'`,
    'create table theirs (id int)',
  ]
  for (const text of powers) {
    probed.tries += 1
    await client.query('begin')
    await client.query(text).then(
      () => probed.faults.push(`the login of requests may "${text}" through ${node.name}`),
      () => undefined,
    )
    await client.query('rollback')
  }
}
