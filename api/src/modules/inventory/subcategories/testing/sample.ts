import { CATEGORIES } from '@comptoir/contracts/inventory/categories'
import { sampleOf, type Sampler } from '../../../../../test/sample.ts'
import type { Shop } from '../../../../../test/shop.ts'

/** Each shop's samples are in one category, where a name is taken by the first that has it. */
const made = new WeakMap<Shop, Promise<string>>()

export const sample: Sampler = async (shop) => {
  const categoryId = made.get(shop) ?? putCategory(shop)
  made.set(shop, categoryId)
  return { categoryId: await categoryId }
}

async function putCategory(shop: Shop): Promise<string> {
  const administrator = await shop.as('administrator')
  const answer = await administrator.post(CATEGORIES.path, await sampleOf(CATEGORIES, shop))
  return answer.json<{ id: string }>().id
}
