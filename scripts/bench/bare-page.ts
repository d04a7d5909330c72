import { sql, type RawBuilder } from 'kysely'

/** A row of the list of products, as the database has it. */
export type BareRow = { id: string; code: string; designation: string }

/** The first page of the list of products with nothing around it: the least that the database can be asked for. */
export function barePage(companyId: string, limit: number): RawBuilder<BareRow> {
  return sql<BareRow>`select p.id, p.code, p.designation, p.price_ttc_micro, p.vat_rate_milli, p.is_active, p.version
    from product p where p.company_id = ${companyId} order by p.designation, p.id limit ${limit}`
}
