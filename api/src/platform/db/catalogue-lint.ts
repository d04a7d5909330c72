import { sql, type Kysely } from 'kysely'
import { listUnbounded } from './column-bounds.ts'
import { functionFaults } from './function-lint.ts'
import { FUNCTIONS, type FunctionDeclarations } from './function-registry.ts'
import { kept } from './catalogue-rights.ts'
import { SEEN_EVERYWHERE, spreadOf } from './table-registry.ts'

export interface CatalogueFault {
  rule: string
  subject: string
}

/** Asks the catalogue; the statement holds no values. */
export type Ask = <T>(query: string) => Promise<T[]>

const declarations: FunctionDeclarations = FUNCTIONS

function isTenant(name: string): boolean {
  const spread = spreadOf(name)
  return spread === 'tenant' || spread === 'anchor'
}

function companyColumn(table: string): string {
  return spreadOf(table) === 'anchor' ? 'id' : 'company_id'
}

/**
 * Reads the catalogue of a migrated database and names everything that breaks the schema rules: what would stop the
 * distributed engine, and what would let one company reach another. Empty means sound.
 */
export async function lintCatalogue(db: Kysely<never>): Promise<CatalogueFault[]> {
  const ask: Ask = async (query) => (await sql.raw<never>(query).execute(db)).rows
  const checks = [
    unlisted,
    keys,
    foreignKeys,
    deferrable,
    rowSecurity,
    pointsOfSale,
    columns,
    triggers,
    names,
    views,
    functions,
    bodies,
    kept,
    bounds,
  ]
  const faults = await Promise.all(checks.map((check) => check(ask)))
  return faults.flat()
}

/** Every table belongs to companies, or the registry says what it is. */
async function unlisted(ask: Ask): Promise<CatalogueFault[]> {
  const rows = await ask<{ name: string; has_company: boolean }>(
    `select c.relname as name, exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'company_id') as has_company
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`,
  )
  return rows
    .filter(({ name, has_company }) => spreadOf(name) === 'tenant' && !has_company)
    .map(({ name }) => ({ rule: 'table is in the registry', subject: name }))
}

async function keys(ask: Ask): Promise<CatalogueFault[]> {
  const rows = await ask<{ name: string; table: string; columns: string[]; kind: string }>(
    `select ic.relname as name, t.relname as table, case when i.indisprimary then 'p' when i.indisunique then 'u' else 'i' end as kind,
        array(select a.attname::text from unnest(i.indkey::int[]) with ordinality k(n, o) join pg_attribute a on a.attrelid = t.oid and a.attnum = k.n order by o) as columns
     from pg_index i join pg_class ic on ic.oid = i.indexrelid join pg_class t on t.oid = i.indrelid join pg_am m on m.oid = ic.relam
     where t.relnamespace = 'public'::regnamespace and m.amname = 'btree'`,
  )
  return rows
    .filter(({ table }) => isTenant(table))
    .filter(({ table, columns: [first] }) => first !== companyColumn(table))
    .map(({ name, kind }) => ({
      rule: kind === 'i' ? 'index starts with company_id' : 'unique key starts with company_id',
      subject: name,
    }))
}

async function foreignKeys(ask: Ask): Promise<CatalogueFault[]> {
  const rows = await ask<{ name: string; from: string; to: string; first: string; target: string; action: string }>(
    `select c.conname as name, f.relname as from, t.relname as to, fa.attname::text as first, ta.attname::text as target, c.confdeltype as action
     from pg_constraint c join pg_class f on f.oid = c.conrelid join pg_class t on t.oid = c.confrelid
     join pg_attribute fa on fa.attrelid = f.oid and fa.attnum = c.conkey[1] join pg_attribute ta on ta.attrelid = t.oid and ta.attnum = c.confkey[1]
     where c.contype = 'f' and c.connamespace = 'public'::regnamespace`,
  )
  return rows.flatMap(({ name, from, to, first, target, action }) => {
    const faults: CatalogueFault[] = []
    const paired = first === companyColumn(from) && target === companyColumn(to)
    if (isTenant(from) && isTenant(to) && !paired) faults.push({ rule: 'foreign key pairs company_id', subject: name })
    if (!isTenant(from) && isTenant(to))
      faults.push({ rule: 'no foreign key from a global to a tenant table', subject: name })
    if (action === 'n' || action === 'd') faults.push({ rule: 'no ON DELETE SET NULL or SET DEFAULT', subject: name })
    return faults
  })
}

async function deferrable(ask: Ask): Promise<CatalogueFault[]> {
  const rows = await ask<{ name: string }>(
    `select conname as name from pg_constraint where condeferrable and connamespace = 'public'::regnamespace`,
  )
  return rows.map(({ name }) => ({ rule: 'no deferrable constraint', subject: name }))
}

async function rowSecurity(ask: Ask): Promise<CatalogueFault[]> {
  const rows = await ask<{ name: string; forced: boolean; commands: string[]; rights: string[] }>(
    `select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as forced,
        array(select p.polcmd::text from pg_policy p where p.polrelid = c.oid) as commands,
        array(select g.privilege_type::text from information_schema.role_table_grants g where g.table_schema = 'public' and g.table_name = c.relname and g.grantee = 'app_rw') as rights
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition`,
  )
  const POLICY: Record<string, string> = { SELECT: 'r', INSERT: 'a', UPDATE: 'w', DELETE: 'd' }
  return rows
    .filter(({ name }) => isTenant(name))
    .flatMap(({ name, forced, commands, rights }) => [
      ...(forced ? [] : [{ rule: 'row-level security is forced', subject: name }]),
      ...rights
        .filter((right) => !commands.includes('*') && !commands.includes(POLICY[right] ?? '?'))
        .map((right) => ({ rule: `a policy covers ${right}`, subject: name })),
    ])
}

/** What belongs to a point of sale is seen by who may work there. Nodes of the distributed engine take any policy for one that lets in. */
async function pointsOfSale(ask: Ask): Promise<CatalogueFault[]> {
  const rows = await ask<{ table: string; name: string; isPermissive: boolean; isOfPlaces: boolean; said: string[] }>(
    `select c.relname as table, p.polname as name, p.polpermissive as "isPermissive",
        exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'point_of_sale_id') as "isOfPlaces",
        array_remove(array[pg_get_expr(p.polqual, c.oid), pg_get_expr(p.polwithcheck, c.oid)], null) as said
     from pg_policy p join pg_class c on c.oid = p.polrelid where c.relnamespace = 'public'::regnamespace`,
  )
  const open = rows.filter(
    ({ table, isOfPlaces, said }) =>
      isOfPlaces && !SEEN_EVERYWHERE.includes(table) && said.some((text) => !text.includes('app.points_of_sale')),
  )
  return [
    ...open.map(({ name }) => ({ rule: 'a policy asks for the point of sale', subject: name })),
    ...rows
      .filter(({ isPermissive }) => !isPermissive)
      .map(({ name }) => ({ rule: 'no restrictive policy', subject: name })),
  ]
}

async function columns(ask: Ask): Promise<CatalogueFault[]> {
  const rows = await ask<{
    table: string
    column: string
    nullable: boolean
    identity: boolean
    type: string
    generated: string | null
  }>(
    `select c.relname as table, a.attname::text as column, not a.attnotnull as nullable, a.attidentity <> '' as identity,
        a.atttypid::regtype::text as type, pg_get_expr(d.adbin, d.adrelid) as generated
     from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped`,
  )
  return rows
    .filter(({ table }) => spreadOf(table) !== 'local')
    .flatMap(({ table, column, nullable, identity, type, generated }) => {
      const subject = `${table}.${column}`
      const faults: CatalogueFault[] = []
      if (isTenant(table) && column === companyColumn(table) && (nullable || type !== 'uuid'))
        faults.push({ rule: 'company_id is uuid NOT NULL', subject })
      if (identity || generated?.includes('nextval')) faults.push({ rule: 'no serial or identity', subject })
      if (generated && /random|uuid|clock_timestamp/.test(generated))
        faults.push({ rule: 'no volatile default', subject })
      return faults
    })
}

async function triggers(ask: Ask): Promise<CatalogueFault[]> {
  const rows = await ask<{ name: string }>(
    `select g.tgname as name from pg_trigger g join pg_class c on c.oid = g.tgrelid where not g.tgisinternal and c.relnamespace = 'public'::regnamespace`,
  )
  return rows.map(({ name }) => ({ rule: 'no trigger', subject: name }))
}

async function names(ask: Ask): Promise<CatalogueFault[]> {
  const rows = await ask<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and char_length(relname) > 50
     union all select conname from pg_constraint where connamespace = 'public'::regnamespace and char_length(conname) > 50`,
  )
  return rows.map(({ name }) => ({ rule: 'name has at most 50 characters', subject: name }))
}

async function views(ask: Ask): Promise<CatalogueFault[]> {
  const rows = await ask<{ name: string }>(
    `select relname as name from pg_class c where relnamespace = 'public'::regnamespace and relkind = 'v'
       and not coalesce(reloptions, '{}') @> array['security_invoker=true']
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     union all select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'm'`,
  )
  return rows.map(({ name }) => ({ rule: 'view is security_invoker', subject: name }))
}

async function functions(ask: Ask): Promise<CatalogueFault[]> {
  const rows = await ask<{ name: string; isDefiner: boolean; first: string | null }>(
    `select proname as name, prosecdef as "isDefiner", proargnames[1] as first from pg_proc p
     where pronamespace = 'public'::regnamespace and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  )
  return rows.flatMap(({ name, isDefiner, first }) => {
    const declared = declarations[name]
    if (!declared) return [{ rule: 'function has a file and a declaration', subject: name }]
    return [
      ...(isDefiner && !declared.definer ? [{ rule: 'definer function is declared as one', subject: name }] : []),
      ...(declared.runs === 'company' && first !== 'p_company_id'
        ? [{ rule: 'function of a company takes it first', subject: name }]
        : []),
    ]
  })
}

async function bodies(ask: Ask): Promise<CatalogueFault[]> {
  const rows = await ask<{ name: string; body: string }>(
    `select p.proname as name, p.prosrc as body from pg_proc p join pg_language l on l.oid = p.prolang
     where p.pronamespace = 'public'::regnamespace and l.lanname in ('plpgsql', 'sql')`,
  )
  return rows.flatMap(({ name, body }) => functionFaults(name, body).map((rule) => ({ rule, subject: name })))
}

/** Figures can be added up and read, whoever wrote them: a check holds each between two ends that JavaScript counts exactly. */
async function bounds(ask: Ask): Promise<CatalogueFault[]> {
  const unbounded = await listUnbounded(ask)
  return unbounded
    .filter(({ table }) => spreadOf(table) !== 'local')
    .map(({ table, column }) => ({ rule: 'figure has bounds', subject: `${table}.${column}` }))
}
