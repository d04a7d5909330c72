import type { World } from '../world.ts'
import type { Draft } from '../draft.ts'
import type { Template } from './template.ts'

const OPENING = '/api/{companyId}/products/{id}/opening-stock'

/** Tracking and opening stock of a new product that any company can have. */
export function openingOf({ dice, own }: World): object {
  const here = { pointOfSaleId: own.pointOfSaleId, quantityMilli: dice.whole(0, 90) * 1000 }
  return { tracking: 'none', lotsExpire: false, shelfLifeDays: null, openingStock: dice.pick([[], [here]]) }
}

/** A new product, of which nothing is known to be there; in pieces that have serial numbers, or by quantity. */
const opened: Template = (world, draft) => openedBy(world, draft, world.dice.pick([true, false]))

async function openedBy(world: World, draft: Draft, isNumbered: boolean): Promise<void> {
  const { dice, own } = world
  const { actor } = draft
  const make = (path: string, body: object) =>
    world.call<{ id: string }>(`POST /api/{companyId}/${path}`, { actor, body })
  const unitId = isNumbered ? (await make('units', { name: `Pièce ${dice.letters(10)}`, decimals: 0 })).id : null
  const { id } = await make('products', {
    ...{ code: `F-${dice.letters(10)}`, designation: 'Article', barcodes: [], location: null, packageQuantity: null },
    ...{ isFodec: false, categoryId: null, subcategoryId: null, brandId: null, unitId, priceBasis: 'ttc', price: 0 },
    ...{ vatRate: 19, tracking: isNumbered ? 'serialNumbers' : 'none' },
  })
  const there = isNumbered ? { serialNumbers: [dice.letters(8)] } : { quantityMilli: dice.whole(1, 90_000) }
  draft.params['id'] = id
  draft.body = { openingStock: [{ pointOfSaleId: own.pointOfSaleId, ...there }] }
}

/** A product of which there is some, that nobody has said the cost of. */
const revalued: Template = async (world, draft) => {
  await opened(world, draft)
  const id = draft.params['id'] ?? ''
  await world.call('POST /api/{companyId}/products/{id}/opening-stock', {
    ...{ actor: await world.role('administrator'), params: { id }, body: draft.body },
  })
  draft.body = {
    ...{ id: world.dice.id(), locationId: null, unitCostMicro: world.dice.whole(1, 9_000_000) },
    reason: `Facture ${world.dice.letters(6)}`,
  }
}

/** A piece that has a serial number. */
const numbered: Template = async (world, draft) => {
  const actor = await world.role('administrator')
  const made = { ...draft, actor, params: { ...draft.params } }
  await openedBy(world, made, true)
  const { params, body } = made
  await world.call(`POST ${OPENING}`, { actor, params, body })
  const query = { filter: { product: params['id'] } }
  const pieces = await world.call<{ data: { id: string }[] }>(`GET ${PIECES}/paginated`, { actor, query })
  draft.params['id'] = pieces.data[0]?.id ?? ''
}

/** Changes are told for as long as their caller wants. */
const followed: Template = (_world, draft) => void (draft.query['hold'] = '1')

const PIECES = '/api/{companyId}/serial-numbers'
const LEVELS = '/api/{companyId}/stock-levels/{id}'

/** What is there of products, before the first movement and since, and what moves. */
export const STOCK: Readonly<Record<string, Template>> = {
  [`GET ${LEVELS}`]: ({ dice, goods }, draft) => void (draft.params['id'] = dice.pick(goods).id),
  [`GET ${LEVELS}/movements`]: ({ dice, goods }, draft) => {
    draft.params['id'] = dice.pick(goods).id
    draft.query = { limit: dice.whole(1, 100) }
  },
  [`POST ${LEVELS}/revaluations`]: revalued,
  [`GET ${OPENING}`]: ({ dice, goods }, draft) => void (draft.params['id'] = dice.pick(goods).id),
  [`POST ${OPENING}`]: opened,
  [`GET ${PIECES}/{id}`]: numbered,
  'GET /api/{companyId}/stock-changes': followed,
}
