import { AGE_DAYS } from './people.ts'
import { sellDaysAgo } from './templates/index.ts'
import type { World } from './world.ts'

const GOODS = 12

/** Gives both companies something to name: goods that are sold in ours, rows that must stay hidden in the foreign one. */
export async function prepareRows(world: World, foreignWord: string): Promise<void> {
  await world.gatherOthers()
  await prepareGoods(world)
  await prepareForeignRows(world, foreignWord)
  await world.people.checkpoint()
}

interface Made {
  id: string
  packs: { id: string }[]
}

async function prepareGoods(world: World): Promise<void> {
  const actor = await world.role('administrator')
  const methods = await world.call<{ id: string; kind: string }[]>('GET /api/{companyId}/client-payment-methods', {
    actor,
  })
  world.paymentMethodIds = methods.sort((one, other) => rank(one) - rank(other)).map(({ id }) => id)
  const carton = await world.call<{ id: string }>('POST /api/{companyId}/units', {
    actor,
    body: { name: 'Carton', decimals: 0 },
  })
  for (let number = 1; number <= GOODS; number += 1) {
    const body = productOf(`G-${number}`, `Article ${number}`, 1 + number / 4)
    const { id, packs } = await world.call<Made>('POST /api/{companyId}/products', {
      actor,
      body: { ...body, packs: [{ unitId: carton.id, quantityMilli: 6000, price: number, barcodes: [] }] },
    })
    const goods = { id, code: `G-${number}`, vatRateMilli: 19_000 }
    world.goods.push({ ...goods, unitPriceMicro: 1_000_000 + number * 250_000 })
    for (const pack of packs) world.goods.push({ ...goods, packId: pack.id, unitPriceMicro: number * 1_000_000 })
  }
  // They are sold for the whole run: nobody may find them among the rows to change.
  world.pool('products').length = 0
  world.pool('units').length = 0
  await sellDaysAgo(world, AGE_DAYS - 1)
}

function rank({ kind }: { kind: string }): number {
  return kind === 'cash' ? 0 : 1
}

function productOf(code: string, designation: string, price: number): object {
  return {
    code,
    designation,
    barcodes: [],
    location: null,
    packageQuantity: null,
    isFodec: false,
    categoryId: null,
    subcategoryId: null,
    brandId: null,
    unitId: null,
    priceBasis: 'ttc',
    price,
    vatRate: 19,
  }
}

async function prepareForeignRows(world: World, word: string): Promise<void> {
  const { foreign, foreignIds, dice } = world
  const actor = await world.signIn(foreign.people[0]?.email ?? '')
  const params = { companyId: foreign.companyId }
  const [registerId] = foreign.registerIds
  const rows: [collection: string, body: object][] = [
    ['brands', { name: `${word} brand` }],
    ['units', { name: `${word} unit` }],
    ['categories', { name: `${word} category` }],
    ['products', productOf('Z-1', `${word} article`, 1)],
    ['cash-sessions', { id: dice.id(), registerId, openingFloatMinor: 1000 }],
  ]
  for (const [collection, body] of rows) {
    const { id } = await world.call<{ id: string }>(`POST /api/{companyId}/${collection}`, { actor, params, body })
    foreignIds.push(id)
    world.pool(collection).length = 0
  }
}
