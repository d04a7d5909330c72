import { sql, type RawBuilder } from 'kysely'
import type { TxCtx } from '../context.ts'
import type { DB } from '../db/tables.ts'

/** Tables whose rows are part of a row of another table, in an order. */
type OwnedTable = {
  [Table in keyof DB]: DB[Table] extends { company_id: unknown; position: unknown } ? Table : never
}[keyof DB]
/** Tables of a company whose rows are known by a name. */
type NamedTable = {
  [Table in keyof DB]: DB[Table] extends { company_id: unknown; id: unknown; name: unknown } ? Table : never
}[keyof DB]
type OwnedColumn = { [Table in OwnedTable]: Extract<keyof DB[Table], string> }[OwnedTable]

/** Rows that are written with the one that they are part of, all at once, and have no ids: its addresses, its contacts. */
export interface OwnRows {
  table: OwnedTable
  /** The column that names the row that they are part of. */
  owner: OwnedColumn
  /** The column of each field. */
  columns: Readonly<Record<string, OwnedColumn>>
  /** Rows of other tables that they name: shown as id and name, written as `<field>Id`. */
  named?: Readonly<Record<string, { table: NamedTable; column: OwnedColumn }>>
}

/** The rows of one, in their order, as a list; `id` is its id or the column that holds it. */
export function ownRowsOf(
  companyId: string,
  { table, owner, columns, named = {} }: OwnRows,
  id: RawBuilder<unknown>,
): RawBuilder<object[]> {
  const fields = [
    ...Object.entries(columns).map(([field, column]) => sql`${field}::text, ${sql.ref(`r.${column}`)}`),
    ...Object.entries(named).map(
      ([field, other]) =>
        sql`${field}::text, (select json_build_object('id', o.id, 'name', o.name) from ${sql.table(other.table)} as o where o.company_id = ${companyId} and o.id = ${sql.ref(`r.${other.column}`)})`,
    ),
  ]
  return sql<
    object[]
  >`(select coalesce(json_agg(json_build_object(${sql.join(fields)}) order by r.position), '[]') from ${sql.table(table)} as r where r.company_id = ${companyId} and ${sql.ref(`r.${owner}`)} = ${id})`
}

/** Makes exactly these the rows of one. Whoever calls it has locked the row that they are part of, or just made it. */
export async function replaceOwnRows(ctx: TxCtx, own: OwnRows, id: string, rows: readonly object[]): Promise<void> {
  const { table, owner } = own
  const columns = {
    ...own.columns,
    ...Object.fromEntries(Object.entries(own.named ?? {}).map(([field, { column }]) => [`${field}Id`, column])),
  }
  await sql`delete from ${sql.table(table)} where company_id = ${ctx.companyId} and ${sql.ref(owner)} = ${id}`.execute(
    ctx.db,
  )
  if (rows.length === 0) return
  const names = Object.values(columns).map((column) => sql.ref(column))
  const values = rows.map((row, at) => {
    const held = new Map<string, unknown>(Object.entries(row))
    const fields = Object.keys(columns).map((field) => sql`${asStored(held.get(field) ?? null)}`)
    return sql`(${ctx.companyId}, ${id}, ${at + 1}, ${sql.join(fields)})`
  })
  await sql`insert into ${sql.table(table)} (company_id, ${sql.ref(owner)}, position, ${sql.join(names)}) values ${sql.join(values)}`.execute(
    ctx.db,
  )
}

/** Texts without the spaces around them; one that says nothing is null. */
export function asStored(value: unknown): unknown {
  return typeof value === 'string' ? value.trim() || null : value
}
