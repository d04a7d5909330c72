import { sql, type Kysely, type RawBuilder } from 'kysely'

/** A migration sees no table types: it makes them. */
export type Migrating = Kysely<unknown>

const IDENTIFIER = /^[a-z][a-z0-9_]{0,49}$/

function checked(name: string): string {
  if (!IDENTIFIER.test(name)) throw new Error(`Not a name for the database: ${name}`)
  return name
}

/** Runs one statement that holds no values. */
export async function run(db: Migrating, text: string): Promise<void> {
  await sql.raw(text).execute(db)
}

/** Foreign keys by name, each as it is written after `foreign key`. */
type ForeignKeys = Readonly<Record<string, string>>

/** One statement for each: the distributed engine takes no constraint together with another change. */
async function addForeignKeys(db: Migrating, table: string, keys: ForeignKeys): Promise<void> {
  for (const [name, definition] of Object.entries(keys)) {
    await run(db, `alter table ${table} add constraint ${checked(name)} foreign key ${definition}`)
  }
}

/** What the application may do with the rows of a company: `edit` all, `grow` insert and update, `append` insert only. */
type Rows = 'edit' | 'grow' | 'append'

interface TenantTableOptions {
  rows?: Rows
  /** Extra condition on the rows that an UPDATE may touch, over columns of the same row. */
  updatable?: string
  foreignKeys?: ForeignKeys
  partitionBy?: string
  /** The column that holds the company; `id` for the company itself. */
  column?: string
}

/**
 * Makes a table whose rows belong to companies. `members` are its columns and constraints, foreign keys apart. Row-level
 * security is forced, with one policy for each command, and the application gets no more rights than it needs.
 */
export async function tenantTable(
  db: Migrating,
  name: string,
  members: string,
  { rows = 'edit', updatable, foreignKeys = {}, partitionBy, column = 'company_id' }: TenantTableOptions = {},
): Promise<void> {
  await run(db, `create table ${checked(name)} (${members})${partitionBy ? ` partition by ${partitionBy}` : ''}`)
  await distribute(db, name, checked(column))
  await addForeignKeys(db, name, foreignKeys)
  await lockTable(db, name, rows, { column, updatable })
}

const RIGHTS: Readonly<Record<Rows, string>> = {
  edit: 'select, insert, update, delete',
  grow: 'select, insert, update',
  append: 'select, insert',
}

async function lockTable(
  db: Migrating,
  name: string,
  rows: Rows,
  { column, updatable }: { column: string; updatable: string | undefined },
): Promise<void> {
  const own = `${column} = nullif(current_setting('app.company_id', true), '')::uuid`
  await run(db, `alter table ${name} enable row level security`)
  await run(db, `alter table ${name} force row level security`)
  await run(db, `create policy ${name}_select_policy on ${name} for select using (${own})`)
  await run(db, `create policy ${name}_insert_policy on ${name} for insert with check (${own})`)
  if (rows !== 'append') {
    const using = updatable ? `${own} and (${updatable})` : own
    await run(db, `create policy ${name}_update_policy on ${name} for update using (${using}) with check (${own})`)
  }
  if (rows === 'edit') await run(db, `create policy ${name}_delete_policy on ${name} for delete using (${own})`)
  await run(db, `grant ${RIGHTS[rows]} on ${name} to app_rw`)
  await run(db, `grant select, insert, update, delete on ${name} to app_admin`)
}

interface GlobalTableOptions {
  /** What both roles of the application may do. */
  rights?: string
  foreignKeys?: ForeignKeys
}

/** Makes a small table of the whole installation that is seldom written; the distributed engine copies it to every node. */
export async function globalTable(
  db: Migrating,
  name: string,
  members: string,
  { rights, foreignKeys = {} }: GlobalTableOptions = {},
): Promise<void> {
  await run(db, `create table ${checked(name)} (${members})`)
  await replicate(db, name)
  await addForeignKeys(db, name, foreignKeys)
  await open(db, name, rights)
}

/** Makes a table that is written often and belongs to no company: known by another key, it stays on one node. */
export async function keyedTable(
  db: Migrating,
  name: string,
  members: string,
  { rights }: Pick<GlobalTableOptions, 'rights'> = {},
): Promise<void> {
  await run(db, `create table ${checked(name)} (${members})`)
  await open(db, name, rights)
}

async function open(db: Migrating, name: string, rights = 'select, insert, update, delete'): Promise<void> {
  await run(db, `grant ${rights} on ${name} to app_rw, app_admin`)
}

/** On the distributed engine, spreads a table that is not spread yet. */
async function spread(db: Migrating, table: string, statement: RawBuilder<unknown>): Promise<void> {
  const engine = await sql`select 1 from pg_extension where extname = 'citus'`.execute(db)
  if (engine.rows.length === 0) return
  const known = await sql`select 1 from pg_dist_partition where logicalrelid = ${table}::regclass`.execute(db)
  if (known.rows.length > 0) return
  // Without it, data and then a change of the schema in one transaction are refused.
  await run(db, `set local citus.multi_shard_modify_mode = 'sequential'`)
  await statement.execute(db)
}

/** Lays the rows of a company beside its other rows. `company` is the anchor. */
async function distribute(db: Migrating, table: string, column: string): Promise<void> {
  const statement =
    table === 'company'
      ? sql`select create_distributed_table('company', 'id')`
      : sql`select create_distributed_table(${table}, ${column}, colocate_with => 'company')`
  await spread(db, table, statement)
}

async function replicate(db: Migrating, table: string): Promise<void> {
  await spread(db, table, sql`select create_reference_table(${table})`)
}
