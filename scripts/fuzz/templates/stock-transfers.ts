import type { World } from '../world.ts'
import type { Template } from './template.ts'

const TRANSFERS = '/api/{companyId}/stock-transfers'

interface Made {
  id: string
  version: number
  lines: readonly { id: string; productId: string; openMilli: number }[]
  extras: readonly { id: string }[]
}

/** A point of sale as it is offered to goods. */
interface Shop {
  id: string
  locations: readonly { id: string; kind: string }[]
}

/** A depot of the company's shop, where goods can go without another point of sale. */
async function depotOf(world: World): Promise<string> {
  const { dice, own } = world
  const made = await world.call<{ id: string }>('POST /api/{companyId}/points-of-sale/{pointOfSaleId}/locations', {
    actor: await world.role('administrator'),
    params: { pointOfSaleId: own.pointOfSaleId },
    body: { name: `Réserve ${dice.letters(12)}`, kind: 'depot' },
  })
  return made.id
}

async function draftOf(world: World): Promise<object> {
  const { dice, goods, own } = world
  const actor = await world.role('administrator')
  const places = await world.call<Shop[]>(`GET ${TRANSFERS}/places`, { actor })
  const shop = places.find(({ id }) => id === own.pointOfSaleId)?.locations.find(({ kind }) => kind === 'shop')
  return {
    ...{ id: dice.id(), fromLocationId: shop?.id, toPointOfSaleId: own.pointOfSaleId },
    toLocationId: await depotOf(world),
    lines: [{ id: dice.id(), productId: dice.pick(goods).id, requestedMilli: 1000 * dice.whole(1, 3) }],
  }
}

type Step = 'ready' | 'ship' | 'receive'

/** Each step says which version it was decided on. */
const held = ({ version }: Made) => ({ 'if-match': `"${version}"` })

async function taken(world: World, found: Made, step: Step, body?: object): Promise<Made> {
  const actor = await world.role('administrator')
  return world.call<Made>(`POST ${TRANSFERS}/{id}/${step}`, {
    ...{ actor, params: { id: found.id }, headers: held(found) },
    ...(body === undefined ? {} : { body }),
  })
}

/** A transfer after some steps. */
async function made(world: World, ...steps: readonly Step[]): Promise<Made> {
  const bodies = { ready: undefined, ship: { lines: [] }, receive: { isLast: true, lines: [] } }
  let found = await world.call<Made>(`POST ${TRANSFERS}`, {
    actor: await world.role('administrator'),
    body: await draftOf(world),
  })
  for (const step of steps) found = await taken(world, found, step, bodies[step])
  return found
}

/** A step of a transfer that has come as far as it takes. */
function stepping(
  begin: readonly Step[] | ((world: World) => Promise<Made>),
  bodyOf: (found: Made, world: World) => object | undefined | Promise<object>,
) {
  const template: Template = async (world, draft) => {
    const found = typeof begin === 'function' ? await begin(world) : await made(world, ...begin)
    draft.actor = await world.role('administrator')
    draft.params['id'] = found.id
    Object.assign(draft.headers, held(found))
    const body = await bodyOf(found, world)
    if (body !== undefined) draft.body = body
  }
  return template
}

const drafting: Template = async (world, draft) => {
  draft.actor = await world.role('administrator')
  draft.body = await draftOf(world)
}

/** Another point of sale of the company, made where there is none. */
async function otherShop(world: World): Promise<string> {
  const { dice, own } = world
  const actor = await world.role('administrator')
  const places = await world.call<Shop[]>(`GET ${TRANSFERS}/places`, { actor })
  const found = places.find(({ id }) => id !== own.pointOfSaleId)
  if (found) return found.id
  const nowhere = { address: null, postalCode: null, city: null, phone: null }
  const body = { code: dice.letters(6).toUpperCase(), name: `Boutique ${dice.letters(6)}`, ...nowhere }
  return (await world.call<{ id: string }>('POST /api/{companyId}/points-of-sale', { actor, body })).id
}

function wanted({ dice, goods }: World) {
  return [{ id: dice.id(), productId: dice.pick(goods).id, requestedMilli: 1000 * dice.whole(1, 3) }]
}

/** Goods that the shop wants from another one. */
async function requestOf(world: World): Promise<object> {
  const ends = { fromPointOfSaleId: await otherShop(world), toPointOfSaleId: world.own.pointOfSaleId }
  return { id: world.dice.id(), ...ends, lines: wanted(world) }
}

async function requested(world: World): Promise<Made> {
  const actor = await world.role('administrator')
  return world.call<Made>(`POST ${TRANSFERS}/requests`, { actor, body: await requestOf(world) })
}

/** What another shop wants of the shop; whoever may enter this one alone cannot ask for it. */
async function asked(world: World): Promise<Made> {
  const actor = await world.role('administrator')
  const ends = { fromPointOfSaleId: world.own.pointOfSaleId, toPointOfSaleId: await otherShop(world) }
  const body = { id: world.dice.id(), ...ends, lines: wanted(world) }
  return world.call<Made>(`POST ${TRANSFERS}/requests`, { actor, body })
}

/** A transfer of which everything arrived, and more. */
async function withExtra(world: World): Promise<Made> {
  const found = await made(world, 'ready', 'ship')
  const lines = found.lines.map(({ id, openMilli }) => ({ lineId: id, goodMilli: openMilli, damagedMilli: 0 }))
  const extras = found.lines.map(({ productId }) => ({ id: world.dice.id(), productId, quantityMilli: 1000 }))
  return taken(world, found, 'receive', { isLast: true, lines, extras })
}

/** Goods on their way between two places of a shop. */
export const STOCK_TRANSFERS: Readonly<Record<string, Template>> = {
  [`POST ${TRANSFERS}`]: drafting,
  [`GET ${TRANSFERS}/{id}`]: async (world, draft) => void (draft.params['id'] = (await made(world)).id),
  [`PUT ${TRANSFERS}/{id}`]: async (world, draft) => {
    await drafting(world, draft)
    const found = await made(world)
    draft.params['id'] = found.id
    Object.assign(draft.headers, held(found))
  },
  [`POST ${TRANSFERS}/{id}/ready`]: stepping([], () => undefined),
  [`POST ${TRANSFERS}/{id}/ship`]: stepping(['ready'], () => ({ lines: [] })),
  [`POST ${TRANSFERS}/{id}/receive`]: stepping(['ready', 'ship'], ({ lines }) => ({
    isLast: true,
    lines: lines.map(({ id, openMilli }) => ({ lineId: id, goodMilli: openMilli, damagedMilli: 0 })),
  })),
  [`POST ${TRANSFERS}/{id}/settle`]: stepping(['ready', 'ship', 'receive'], ({ lines }, { dice }) => ({
    note: 'Retrouvé',
    lines: lines.map(({ id, openMilli }) => ({
      ...{ lineId: id, quantityMilli: openMilli, outcome: dice.pick(['found', 'returned']) },
    })),
  })),
  [`POST ${TRANSFERS}/requests`]: async (world, draft) => {
    draft.actor = await world.role('administrator')
    draft.body = await requestOf(world)
  },
  [`POST ${TRANSFERS}/{id}/accept`]: stepping(asked, async (_found, world) => {
    const actor = await world.role('administrator')
    const places = await world.call<Shop[]>(`GET ${TRANSFERS}/places`, { actor })
    const shop = places.find(({ id }) => id === world.own.pointOfSaleId)
    return { fromLocationId: shop?.locations[0]?.id, lines: wanted(world) }
  }),
  [`POST ${TRANSFERS}/{id}/refuse`]: stepping(asked, () => ({ reason: 'Rupture' })),
  [`POST ${TRANSFERS}/{id}/withdraw`]: stepping(requested, () => ({ reason: 'Trouvé' })),
  [`POST ${TRANSFERS}/{id}/decide`]: stepping(withExtra, ({ extras }, { dice }) => ({
    extras: extras.map(({ id }) => ({ id, isApproved: dice.whole(0, 1) === 1 })),
    reason: 'Compté deux fois',
  })),
  [`POST ${TRANSFERS}/{id}/cancel`]: stepping(['ready'], () => ({ reason: 'Plus besoin' })),
}
