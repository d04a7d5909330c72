import type { World } from '../world.ts'
import type { Template } from './template.ts'

const PATH = '/api/{companyId}/stock-counts'

interface Known {
  id: string
  /** Of the one product that it counts, which no other open count has. */
  productId: string
}

async function shopOf(world: World): Promise<string> {
  const [place] = await world.call<{ id: string }[]>('GET /api/{companyId}/points-of-sale/{pointOfSaleId}/locations', {
    actor: await world.role('administrator'),
    params: { pointOfSaleId: world.own.pointOfSaleId },
  })
  return place?.id ?? ''
}

/** What is planned: some of the goods of the shop, by any person. */
async function planOf(world: World, productId = world.dice.pick(world.goods).id) {
  return {
    ...{
      locationId: await shopOf(world),
      scope: { kind: 'products', ids: [productId] },
      isBlind: world.dice.chance(0.5),
    },
    ...{ peopleIds: [], plannedOn: null, note: null },
  }
}

async function planned(world: World): Promise<Known> {
  const actor = await world.role('administrator')
  const product = await world.call<{ id: string }>('POST /api/{companyId}/products', {
    actor,
    body: {
      ...{ code: `C-${world.dice.id().slice(-12)}`, designation: 'Bsissa', barcodes: [], location: null },
      ...{ packageQuantity: null, isFodec: false, categoryId: null, subcategoryId: null, brandId: null, unitId: null },
      ...{ priceBasis: 'ttc', price: 4, vatRate: 19 },
    },
  })
  const body = { id: world.dice.id(), ...(await planOf(world, product.id)) }
  const { id } = await world.call<{ id: string }>(`POST ${PATH}`, { actor, body })
  return { id, productId: product.id }
}

async function taken(world: World, known: Known, step: string, body?: object): Promise<Known> {
  const actor = await world.role('administrator')
  await world.call(`POST ${PATH}/{id}/${step}`, { actor, params: { id: known.id }, ...(body ? { body } : {}) })
  return known
}

const begun = async (world: World): Promise<Known> => taken(world, await planned(world), 'start')

function entryOf(world: World, productId: string) {
  const { dice } = world
  return {
    ...{ id: dice.id(), round: 1, countedAt: new Date().toISOString(), productId },
    quantityMilli: 1000 * dice.whole(0, 9),
  }
}

async function counted(world: World): Promise<Known & { entryId: string }> {
  const known = await begun(world)
  const body = entryOf(world, known.productId)
  await taken(world, known, 'entries', body)
  return { ...known, entryId: body.id }
}

const reviewed = async (world: World): Promise<Known> => taken(world, await counted(world), 'finish')

function step(make: (world: World) => Promise<Known>, over?: (known: Known) => object): Template {
  return async (world, draft) => {
    const known = await make(world)
    draft.actor = await world.role('administrator')
    draft.params['id'] = known.id
    if (over) draft.body = over(known)
    else delete draft.body
  }
}

const named = ({ productId }: Known) => ({ which: 'named', productIds: [productId] })

/** Counts of stock, and the steps that each takes. */
export const STOCK_COUNTS: Readonly<Record<string, Template>> = {
  [`POST ${PATH}`]: async (world, draft) => {
    draft.body = { id: world.dice.id(), ...(await planOf(world)) }
  },
  [`PUT ${PATH}/{id}`]: async (world, draft) => {
    draft.params['id'] = (await planned(world)).id
    draft.body = await planOf(world)
  },
  [`POST ${PATH}/{id}/start`]: step(planned),
  [`POST ${PATH}/{id}/entries`]: async (world, draft) => {
    const { id, productId } = await begun(world)
    draft.params['id'] = id
    draft.body = entryOf(world, productId)
  },
  [`POST ${PATH}/{id}/entries/{entryId}/take-back`]: async (world, draft) => {
    const { id, entryId } = await counted(world)
    Object.assign(draft.params, { id, entryId })
    draft.body = { id: world.dice.id() }
  },
  [`POST ${PATH}/{id}/finish`]: step(counted),
  [`POST ${PATH}/{id}/recount`]: step(reviewed, named),
  [`POST ${PATH}/{id}/zero`]: step(async (world) => taken(world, await begun(world), 'finish'), named),
  [`POST ${PATH}/{id}/post`]: step(reviewed),
  [`POST ${PATH}/{id}/cancel`]: step(begun, () => ({ reason: 'interrupted' })),
  [`GET ${PATH}/{id}/lines`]: step(reviewed),
  [`GET ${PATH}/{id}/entries`]: step(counted),
}
