import { CURRENCIES } from '@comptoir/contracts/treasury/currencies'
import { sampleOf, type Sampler } from '../../../../../test/sample.ts'
import type { Shop } from '../../../../../test/shop.ts'

/** Each shop's samples are of one currency, from one day after the other. */
const made = new WeakMap<Shop, Promise<string>>()
let days = 0

export const sample: Sampler = async (shop) => {
  const currencyId = made.get(shop) ?? putCurrency(shop)
  made.set(shop, currencyId)
  days += 1
  const validFrom = new Date(Date.UTC(2020, 0, days)).toISOString().slice(0, 'YYYY-MM-DD'.length)
  return { currencyId: await currencyId, validFrom }
}

async function putCurrency(shop: Shop): Promise<string> {
  const administrator = await shop.as('administrator')
  const answer = await administrator.post(CURRENCIES.path, await sampleOf(CURRENCIES, shop))
  return answer.json<{ id: string }>().id
}
