import { sql, type RawBuilder } from 'kysely'
import type { TxCtx } from '../context.ts'
import type { DB } from '../db/tables.ts'

/** Tables of a company whose rows have an id and a version. */
export type VersionedTable = {
  [Table in keyof DB]: DB[Table] extends { company_id: unknown; id: unknown; version: unknown } ? Table : never
}[keyof DB]
/** A column of any of them. */
export type VersionedColumn = { [Table in VersionedTable]: Extract<keyof DB[Table], string> }[VersionedTable]
type Values = Readonly<Partial<Record<VersionedColumn, unknown>>>

/** A column of another table that names rows: what refers to a row keeps it from being deleted. */
export type Reference = {
  [Table in keyof DB]: DB[Table] extends { company_id: unknown }
    ? `${Table}.${Extract<keyof DB[Table], string>}`
    : never
}[keyof DB]

/**
 * How a use is counted: by the rows that refer, or by what they belong to, such as the tickets of product lines. `through`
 * are rows that go with the row and are referred to in its stead, by the column that names it.
 */
export type Use =
  Reference | { by: Reference; distinct: VersionedColumn | DistinctColumn; through?: VersionedReference }
/** Columns that rows of lines are counted by. */
type DistinctColumn = 'sale_id' | 'product_id' | 'count_id'
/** A reference of rows that have an id. */
type VersionedReference = Extract<Reference, `${VersionedTable}.${string}`>

function entriesOf(values: Values): [VersionedColumn, unknown][] {
  return Object.entries(values) as [VersionedColumn, unknown][]
}

/** Inserts a row of the company that is entered. */
export async function insertRow(
  { db, companyId }: TxCtx,
  table: VersionedTable,
  id: string,
  values: Values,
): Promise<void> {
  const entries = entriesOf(values)
  const names = entries.map(([column]) => sql.ref(column))
  const given = entries.map(([, value]) => sql`${value}`)
  await sql`insert into ${sql.table(table)} (company_id, id, ${sql.join(names)}) values (${companyId}, ${id}, ${sql.join(given)})`.execute(
    db,
  )
}

/** The condition that names one row, at the version that is held where one is. */
function oneRow({ companyId }: TxCtx, id: string, version: number | undefined): RawBuilder<unknown> {
  const held = version === undefined ? sql`` : sql` and version = ${version}`
  return sql`company_id = ${companyId} and id = ${id}${held}`
}

/** Changes a row and raises its version, when the version held is still the current one; false when it is not. */
export async function updateRow(
  ctx: TxCtx,
  table: VersionedTable,
  { id, version }: { id: string; version: number | undefined },
  values: Values,
): Promise<boolean> {
  const changes = entriesOf(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  const changed = sql.join([...changes, sql`version = version + 1`])
  const { numAffectedRows } =
    await sql`update ${sql.table(table)} set ${changed} where ${oneRow(ctx, id, version)}`.execute(ctx.db)
  return (numAffectedRows ?? 0n) > 0n
}

/** Deletes a row when the version held is still the current one; false when it is not. */
export async function deleteRow(
  ctx: TxCtx,
  table: VersionedTable,
  { id, version }: { id: string; version: number | undefined },
): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from ${sql.table(table)} where ${oneRow(ctx, id, version)}`.execute(
    ctx.db,
  )
  return (numAffectedRows ?? 0n) > 0n
}

/**
 * Keeps everybody from referring to a row until the transaction ends: what is counted afterwards is all there is. A new
 * reference waits for the lock, and finds the row gone or still there. False when there is no such row.
 */
export async function lockRow(ctx: TxCtx, table: VersionedTable, id: string): Promise<boolean> {
  const { rows } = await sql`select id from ${sql.table(table)} where ${oneRow(ctx, id, undefined)} for update`.execute(
    ctx.db,
  )
  return rows.length > 0
}

/** Lets all rows that refer to one refer to another, in one statement. */
export async function moveReferences(
  { db, companyId }: TxCtx,
  reference: Reference,
  { from, into }: { from: string; into: string },
): Promise<void> {
  const [table, column] = partsOf(reference)
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${into} where company_id = ${companyId} and ${sql.ref(column)} = ${from}`.execute(
    db,
  )
}

/** How many rows refer to a row, as an expression: `id` is the row's id or the column that holds it. */
export function countOf(companyId: string, use: Use, id: RawBuilder<unknown>): RawBuilder<number> {
  const { by, distinct, through } = typeof use === 'string' ? { by: use, distinct: null } : use
  const [table, column] = partsOf(by)
  const counted = distinct === null ? sql`*` : sql`distinct ${sql.ref(`u.${distinct}`)}`
  const named = through === undefined ? sql`= ${id}` : sql`in (${rowsThrough(companyId, through, id)})`
  return sql<number>`(select count(${counted})::int from ${sql.table(table)} as u where u.company_id = ${companyId} and ${sql.ref(`u.${column}`)} ${named})`
}

/** The ids of the rows that go with a row. */
function rowsThrough(companyId: string, through: Reference, id: RawBuilder<unknown>): RawBuilder<unknown> {
  const [table, column] = partsOf(through)
  return sql`select t.id from ${sql.table(table)} as t where t.company_id = ${companyId} and ${sql.ref(`t.${column}`)} = ${id}`
}

/** The same lock for the rows that go with a row, which others may refer to as well. */
export async function lockRowsThrough({ db, companyId }: TxCtx, use: Use, id: string): Promise<void> {
  if (typeof use === 'string' || use.through === undefined) return
  await sql`${rowsThrough(companyId, use.through, sql`${id}`)} for update`.execute(db)
}

function partsOf(reference: Reference): [TableOf<Reference>, ColumnOf<Reference>] {
  return reference.split('.') as [TableOf<Reference>, ColumnOf<Reference>]
}

type TableOf<Ref> = Ref extends `${infer Table}.${string}` ? Table : never
type ColumnOf<Ref> = Ref extends `${string}.${infer Column}` ? Column : never

/** How many rows refer to a row, by the name of each reference. */
export async function countUses(
  { db, companyId }: TxCtx,
  id: string,
  usedBy: Readonly<Record<string, Use>>,
): Promise<Record<string, number>> {
  const names = Object.entries(usedBy)
  if (names.length === 0) return {}
  const counts = names.map(([, reference]) => countOf(companyId, reference, sql`${id}`))
  const { rows } = await sql<{ counts: number[] }>`select array[${sql.join(counts)}] as counts`.execute(db)
  return Object.fromEntries(names.map(([name], index) => [name, rows[0]?.counts[index] ?? 0]))
}
