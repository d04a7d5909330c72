import type { World } from '../world.ts'
import type { Template } from './template.ts'

const PATH = '/api/{companyId}/stock-reorder'

/** What a shop should have of a product: a target is never below the minimum. */
function figuresOf({ dice }: World) {
  const minimumMilli = 1000 * dice.whole(0, 5)
  return { minimumMilli, targetMilli: minimumMilli + 1000 * dice.whole(6, 20), multipleMilli: 1000 * dice.whole(1, 12) }
}

/** A product that the company's point of sale has none of, and another one too much. */
async function anotherHasSome(world: World): Promise<{ id: string }> {
  const { dice } = world
  const actor = await world.role('administrator')
  const nowhere = { address: null, postalCode: null, city: null, phone: null }
  const shop = await world.call<{ id: string }>('POST /api/{companyId}/points-of-sale', {
    actor,
    body: { code: dice.letters(6).toUpperCase(), name: `Annexe ${dice.letters(8)}`, ...nowhere },
  })
  return world.call<{ id: string }>('POST /api/{companyId}/products', {
    actor,
    body: {
      ...{ code: `R-${dice.letters(10)}`, designation: 'Savon', barcodes: [], location: null, packageQuantity: null },
      ...{ isFodec: false, categoryId: null, subcategoryId: null, brandId: null, unitId: null, priceBasis: 'ttc' },
      ...{ price: 1, vatRate: 19, minimumStockMilli: 2000, tracking: 'none' },
      openingStock: [{ pointOfSaleId: shop.id, quantityMilli: 90_000 }],
    },
  })
}

/** What runs short, and what is done about it. */
export const STOCK_REORDER: Readonly<Record<string, Template>> = {
  [`GET ${PATH}/rules/{id}`]: ({ dice, goods }, draft) => void (draft.params['id'] = dice.pick(goods).id),
  [`PUT ${PATH}/rules/{id}`]: (world, draft) => {
    draft.params['id'] = world.dice.pick(world.goods).id
    draft.body = { rules: [{ pointOfSaleId: world.own.pointOfSaleId, ...figuresOf(world) }] }
  },
  [`POST ${PATH}/snoozes`]: ({ dice, goods, own }, draft) => {
    draft.body = { pointOfSaleId: own.pointOfSaleId, productId: dice.pick(goods).id, days: dice.whole(0, 90) }
  },
  [`POST ${PATH}/transfers`]: async (world, draft) => {
    const { id } = await anotherHasSome(world)
    draft.actor = await world.role('administrator')
    draft.body = { pointOfSaleId: world.own.pointOfSaleId, productIds: [id] }
  },
}
