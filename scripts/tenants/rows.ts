import { TENANT_TABLES } from '../../api/src/platform/db/tables.ts'
import { withClient } from '../bench/fixture.ts'

const COMPANY = 'company'

/** The rows of one company: the table of each id, and the ids of each table. */
export class Rows {
  readonly #tables: ReadonlyMap<string, string>
  readonly #ids: ReadonlyMap<string, readonly string[]>

  private constructor(ids: ReadonlyMap<string, readonly string[]>) {
    this.#ids = ids
    this.#tables = new Map([...ids].flatMap(([table, its]) => its.map((id) => [id, table])))
  }

  static of(ids: Readonly<Record<string, readonly string[]>>): Rows {
    return new Rows(new Map(Object.entries(ids)))
  }

  /** Reads them as somebody who sees all companies. */
  static read(adminUrl: string, companyId: string): Promise<Rows> {
    return withClient(adminUrl, async (client) => {
      const { rows: named } = await client.query<{ table: string }>(
        `select table_name as table from information_schema.columns
         where table_schema = 'public' and column_name = 'id' and data_type = 'uuid' order by table_name`,
      )
      const found = new Map<string, readonly string[]>([[COMPANY, [companyId]]])
      for (const { table } of named.filter((each) => TENANT_TABLES.has(each.table))) {
        const { rows } = await client.query<{ id: string }>(`select id from "${table}" where company_id = $1`, [
          companyId,
        ])
        found.set(
          table,
          rows.map(({ id }) => id),
        )
      }
      return new Rows(found)
    })
  }

  /** Those of one point of sale of a company: itself, and whatever names it. */
  static readPointOfSale(adminUrl: string, companyId: string, pointOfSaleId: string): Promise<Rows> {
    return withClient(adminUrl, async (client) => {
      const { rows: named } = await client.query<{ table: string }>(
        `select c.table_name as table from information_schema.columns c
         where c.table_schema = 'public' and c.column_name = 'point_of_sale_id' and exists (
           select from information_schema.columns i
           where i.table_schema = 'public' and i.table_name = c.table_name and i.column_name = 'id' and i.data_type = 'uuid')
         order by c.table_name`,
      )
      const found = new Map<string, readonly string[]>([['point_of_sale', [pointOfSaleId]]])
      for (const { table } of named.filter((each) => TENANT_TABLES.has(each.table))) {
        const { rows } = await client.query<{ id: string }>(
          `select id from "${table}" where company_id = $1 and point_of_sale_id = $2`,
          [companyId, pointOfSaleId],
        )
        found.set(
          table,
          rows.map(({ id }) => id),
        )
      }
      return new Rows(found)
    })
  }

  /** All but some. */
  except(others: Rows): Rows {
    return new Rows(
      new Map([...this.#ids].map(([table, ids]) => [table, ids.filter((id) => others.tableOf(id) === undefined)])),
    )
  }

  tableOf(id: string): string | undefined {
    return this.#tables.get(id)
  }

  /** A row of a table that another company has none of the same id of; undefined where there is none. */
  anyBut(others: Rows, table: string): string | undefined {
    return this.#ids.get(table)?.findLast((id) => others.tableOf(id) === undefined)
  }

  /** The table that a name means: `brandId`, `pointOfSaleIds`, `cash-sessions`. */
  tableCalled(name: string): string | undefined {
    const words = name
      .replace(/Ids?$/, '')
      .replaceAll('-', '_')
      .replaceAll(/[A-Z]/g, (letter) => `_${letter}`)
    const word = words.toLowerCase()
    return [word, word.replace(/ies$/, 'y'), word.replace(/s$/, ''), word.replace(/s(?=_)/, '')].find((table) =>
      this.#ids.has(table),
    )
  }
}
