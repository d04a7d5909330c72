import type pg from 'pg'
import { TENANT_TABLES } from '../../api/src/platform/db/tables.ts'

const COMPANY = 'company'
const POINT_OF_SALE = 'point_of_sale'
/** Tables of companies whose rows have an id, and whether these name a point of sale. */
const TABLES = `
  select c.table_name as table, exists (
    select from information_schema.columns p
    where p.table_schema = c.table_schema and p.table_name = c.table_name and p.column_name = 'point_of_sale_id') as "hasPoint"
  from information_schema.columns c
  where c.table_schema = 'public' and c.column_name = 'id' and c.data_type = 'uuid' and c.table_name = any($1)
  order by c.table_name`

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

/** Reads the ids of all tables at once, for a check asks for them hundreds of times. */
export class RowReader {
  readonly #client: pg.Client
  readonly #ofCompany: string
  readonly #ofPointOfSale: string

  private constructor(client: pg.Client, tables: readonly { table: string; hasPoint: boolean }[]) {
    const idsOf = (table: string, condition: string): string =>
      `select '${table}' as table, array(select id from "${table}" where ${condition}) as ids`
    const inCompany = 'company_id = $1'
    const atPoint = tables.filter(({ hasPoint }) => hasPoint)
    this.#client = client
    this.#ofCompany = tables.map(({ table }) => idsOf(table, inCompany)).join(' union all ')
    this.#ofPointOfSale = atPoint
      .map(({ table }) => idsOf(table, `${inCompany} and point_of_sale_id = $2`))
      .join(' union all ')
  }

  /** Over a connection of somebody who sees all companies. */
  static async over(client: pg.Client): Promise<RowReader> {
    const { rows } = await client.query<{ table: string; hasPoint: boolean }>(TABLES, [[...TENANT_TABLES]])
    return new RowReader(client, rows)
  }

  async ofCompany(companyId: string): Promise<Rows> {
    return Rows.of({ [COMPANY]: [companyId], ...(await this.#read('rows of a company', this.#ofCompany, [companyId])) })
  }

  /** Those of one point of sale of a company: itself, and whatever names it. */
  async ofPointOfSale(companyId: string, pointOfSaleId: string): Promise<Rows> {
    const found = await this.#read('rows of a point of sale', this.#ofPointOfSale, [companyId, pointOfSaleId])
    return Rows.of({ [POINT_OF_SALE]: [pointOfSaleId], ...found })
  }

  async #read(name: string, text: string, values: readonly string[]): Promise<Record<string, readonly string[]>> {
    const { rows } = await this.#client.query<{ table: string; ids: string[] }>({ name, text, values: [...values] })
    return Object.fromEntries(rows.map(({ table, ids }) => [table, ids]))
  }
}
