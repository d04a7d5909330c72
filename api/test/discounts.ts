import type { Discount, DiscountInput } from '@comptoir/contracts/inventory/discounts'
import pg from 'pg'
import { v7 as newId } from 'uuid'
import type { TestApp } from './app.ts'
import type { Caller, Shop } from './shop.ts'

let count = 0

/** A discount of 10 % that runs at the clock of the tests; every one has a name of its own. */
export function aDiscount(over: Partial<DiscountInput> = {}): DiscountInput {
  count += 1
  return { name: `Remise ${count}`, startDate: '2026-03-01', endDate: '2026-03-31T23:59', pourcentage: 10, ...over }
}

/** The same, made through the API. */
export async function putDiscount(caller: Caller, over: Partial<DiscountInput> = {}): Promise<Discount> {
  const answer = await caller.post('discounts', aDiscount(over))
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return answer.json<Discount>()
}

/** What the server does by itself within a minute of such a load: until then its plans are those of a small table. */
async function analyze(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  await client.query('analyze product')
  await client.end()
}

/** Thousands of products, and the server knows it. Their ids, in order. */
export async function manyProducts(app: TestApp, shop: Shop, howMany: number): Promise<string[]> {
  const ids = await freshProducts(app, shop, howMany)
  await analyze(app.ownerUrl)
  return ids
}

/** Thousands of products as an import leaves them: the server still plans as if there were none. Their ids, in order. */
export async function freshProducts(
  { admin, clock }: TestApp,
  { companyId }: Shop,
  howMany: number,
): Promise<string[]> {
  const ids = Array.from({ length: howMany }, () => newId())
  const now = clock.now()
  for (let from = 0; from < howMany; from += 2000) {
    const rows = ids.slice(from, from + 2000).map((id, index) => {
      const code = `M-${String(from + index).padStart(6, '0')}`
      return {
        company_id: companyId,
        id,
        code,
        designation: `Article ${code}`,
        price_basis: 'ttc' as const,
        unit_price_micro: 1_000_000,
        price_ht_micro: 840_336,
        price_ttc_micro: 1_000_000,
        vat_rate_milli: 19_000,
        search_text: `article ${code}\n${code}`.toLowerCase(),
        created_at: now,
      }
    })
    await admin.insertInto('product').values(rows).execute()
  }
  return ids
}
