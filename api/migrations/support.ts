import { sql, type Kysely } from 'kysely'

/** A migration sees no table types: it makes them. */
export type Migrating = Kysely<unknown>

const identifier = /^[a-z][a-z0-9_]{0,49}$/

function checked(name: string): string {
  if (!identifier.test(name)) throw new Error(`Not a name for the database: ${name}`)
  return name
}

/** Runs statements that hold no values, one after the other. */
export async function run(db: Migrating, text: string): Promise<void> {
  await sql.raw(text).execute(db)
}

async function isDistributedEngine(db: Migrating): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_extension where extname = 'citus'`.execute(db)
  return rows.length > 0
}

async function isDistributed(db: Migrating, table: string): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_dist_partition where logicalrelid = ${table}::regclass`.execute(db)
  return rows.length > 0
}

/**
 * On the distributed engine, spreads a new table by company beside its company's other rows; on plain PostgreSQL does
 * nothing. Call it right after CREATE TABLE, before foreign keys. `company` is the anchor.
 */
export async function distribute(db: Migrating, table: string, column = 'company_id'): Promise<void> {
  checked(table)
  if (!(await isDistributedEngine(db)) || (await isDistributed(db, table))) return
  if (table === 'company') await sql`select create_distributed_table('company', 'id')`.execute(db)
  else await sql`select create_distributed_table(${table}, ${column}, colocate_with => 'company')`.execute(db)
}

/** On the distributed engine, copies a small global table to every node. */
export async function replicate(db: Migrating, table: string): Promise<void> {
  checked(table)
  if (!(await isDistributedEngine(db)) || (await isDistributed(db, table))) return
  await sql`select create_reference_table(${table})`.execute(db)
}

export interface TenantTableOptions {
  /** What the application may do with rows: `edit` all, `grow` insert and update, `append` insert only. */
  rows?: 'edit' | 'grow' | 'append'
  /** Extra condition on the rows that an UPDATE may touch, over columns of the same row. */
  updatable?: string
  column?: string
}

const RIGHTS = {
  edit: 'select, insert, update, delete',
  grow: 'select, insert, update',
  append: 'select, insert',
} as const

/** Locks a tenant table: row-level security forced, one policy per command, and no more rights than the table needs. */
export async function lockTenantTable(db: Migrating, table: string, options: TenantTableOptions = {}): Promise<void> {
  const { rows = 'edit', updatable, column = 'company_id' } = options
  const name = checked(table)
  const own = `${checked(column)} = nullif(current_setting('app.company_id', true), '')::uuid`
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

/** Gives both application roles a global table. */
export async function openGlobalTable(db: Migrating, table: string, rights = 'select, insert, update, delete'): Promise<void> {
  await run(db, `grant ${rights} on ${checked(table)} to app_rw, app_admin`)
}
