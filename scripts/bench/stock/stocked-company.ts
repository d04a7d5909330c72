import fs from 'node:fs'
import path from 'node:path'
import { readIfThere } from '../../common/private-file.ts'
import { step } from '../../common/steps.ts'
import { makeCompanies, type Company } from '../company.ts'
import { withClient, type Fixture } from '../fixture.ts'
import { designationOf } from '../lists/names.ts'

const FULL = { products: 100_000, movements: 5_000_000 }
const SHOPS = 20
/** Over how many days movements are spread. */
const DAYS = 730
/** Movements of one statement. */
const PORTION = 500_000

/** A company whose shops hold every product, with a ledger of movements behind them. */
export type StockedCompany = Pick<Company, 'id' | 'administrator' | 'shops'>

/** Makes it where it is not there yet, and keeps beside the database how to sign in. */
export async function stockedCompany(fixture: Fixture, scale: number): Promise<StockedCompany> {
  const file = path.join(fixture.dataDir, `stock-${scale}.json`)
  const known = readIfThere(file)
  if (known !== null && known !== undefined) return JSON.parse(known) as StockedCompany
  const products = Math.ceil(FULL.products * scale)
  const plan = { series: 0, products, registers: 1, shopCount: SHOPS, designationOf }
  const [company] = await step(`Products: ${products}, in ${SHOPS} shops`, () => makeCompanies(fixture, [plan]))
  if (company === undefined) throw new Error('no company was made')
  const { id, administrator, shops } = company
  // What is there of each product in each shop came in by a movement already.
  const further = Math.max(Math.ceil(FULL.movements * scale) - products * SHOPS, 0)
  await step(`Movements: ${further + products * SHOPS}`, () => move(fixture, id, further))
  const made = { id, administrator, shops }
  fs.writeFileSync(file, JSON.stringify(made), { mode: 0o600 })
  return made
}

/** Pairs of movements, one unit in and one out, so that balances stay what they are. */
export async function move({ adminUrl, ownerUrl }: Fixture, companyId: string, count: number): Promise<void> {
  await withClient(adminUrl, async (client) => {
    for (let first = 0; first < count; first += PORTION)
      await client.query(
        `with place as (
           select product_id, location_id, row_number() over (order by product_id, location_id) - 1 as place
           from stock_balance where company_id = $1
         ), places as (select count(*) as places from place),
         anybody as (select id from app_user where company_id = $1 limit 1)
         insert into stock_ledger (company_id, id, location_id, product_id, kind, quantity_milli, unit_cost_micro,
           document_kind, document_id, document_line_id, user_id, occurred_at, recorded_at)
         select $1, gen_random_uuid(), p.location_id, p.product_id, case n % 2 when 0 then 'return' else 'sale' end,
           case n % 2 when 0 then 1000 else -1000 end, 1500000, 'sale', gen_random_uuid(), gen_random_uuid(), u.id, m.at, m.at
         from generate_series($2::bigint, $3::bigint) n
         cross join places cross join anybody u
         join place p on p.place = ((n / 2) * 7919) % places.places
         cross join lateral (select now() - ((n * 613) % ($4 * 86400)) * interval '1 second' as at) m`,
        [companyId, first, Math.min(first + PORTION, count) - 1, DAYS],
      )
  })
  await withClient(ownerUrl, (client) => client.query('vacuum analyze stock_ledger, stock_balance, product'))
}
