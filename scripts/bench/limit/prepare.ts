import { type Fixture, databaseUrl, withClient } from '../fixture.ts'
import { LIMIT_FUNCTION, LIMIT_INVARIANTS, LIMIT_TABLES } from './schema.ts'

/** A company of the limit: its rows have ids in a row from these on. */
export type LimitCompany = {
  id: number
  products: number
  firstProduct: number
  registers: number
  firstRegister: number
}
export type Limit = { url: string; companies: LimitCompany[] }

const DATABASE = 'comptoir_limit'
/** Nothing ever runs out, as in the product's companies. */
const OPENING_MILLI = 1_000_000_000
const SHOPS = 4

/** Makes the limit's database on the product's own server, under the same settings, with a company for each number of products. */
export async function prepareLimit(
  fixture: Fixture,
  productCounts: readonly number[],
  registers: number,
): Promise<Limit> {
  await withClient(fixture.ownerUrl, (client) => client.query(`create database ${DATABASE}`))
  const url = databaseUrl(fixture.ownerUrl, DATABASE)
  const companies = productCounts.map((products, index) => ({
    id: index + 1,
    products,
    firstProduct: index * 10_000_000 + 1,
    registers,
    firstRegister: index * 1000 + 1,
  }))
  await withClient(url, async (client) => {
    await client.query(LIMIT_TABLES)
    await client.query(LIMIT_FUNCTION)
    for (const company of companies) for (const [text, values] of rowsOf(company)) await client.query(text, values)
    await client.query('vacuum analyze')
  })
  return { url, companies }
}

/** The rows of a company, made inside the database: 4 shops, registers over all of them, every product in every shop. */
function rowsOf({ id, products, firstProduct, registers, firstRegister }: LimitCompany): [string, number[]][] {
  const shop = `$1::integer * 100 + g % ${SHOPS}`
  return [
    ['insert into company values ($1)', [id]],
    [`insert into shop select ${shop}, $1 from generate_series(0, ${SHOPS - 1}) g`, [id]],
    [
      `insert into register select $2::integer + g, $1, ${shop} from generate_series(0, $3::integer - 1) g`,
      [id, firstRegister, registers],
    ],
    [
      `insert into product select $2::bigint + g, $1, 'ART-' || g, 'Article numéro ' || g, 500 + g % 20000, 19000 from generate_series(0, $3::integer - 1) g`,
      [id, firstProduct, products],
    ],
    [
      `insert into stock_balance select $1::integer, s.id, p.id, ${OPENING_MILLI} from shop s, product p
       where s.company_id = $1 and p.company_id = $1 order by s.id, p.id`,
      [id],
    ],
  ]
}

/** Invariants of the limit that do not hold after the runs, in words. */
export function brokenLimitInvariants({ url }: Limit): Promise<string[]> {
  return withClient(url, async (client) => {
    const broken: string[] = []
    for (const [name, text] of Object.entries(LIMIT_INVARIANTS)) {
      const { rowCount } = await client.query(text, text.includes('$1') ? [OPENING_MILLI] : [])
      if ((rowCount ?? 0) > 0) broken.push(`${name} (limit): ${rowCount}`)
    }
    return broken
  })
}
