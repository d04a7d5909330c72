import type { World } from '../world.ts'
import type { Template } from './template.ts'

const TRANSFERS = '/api/{companyId}/stock-transfers'

interface Made {
  id: string
  lines: readonly { id: string; openMilli: number }[]
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
  const places = await world.call<{ id: string; locations: { id: string; kind: string }[] }[]>(
    `GET ${TRANSFERS}/places`,
    { actor },
  )
  const shop = places.find(({ id }) => id === own.pointOfSaleId)?.locations.find(({ kind }) => kind === 'shop')
  return {
    ...{ id: dice.id(), fromLocationId: shop?.id, toPointOfSaleId: own.pointOfSaleId },
    toLocationId: await depotOf(world),
    lines: [{ id: dice.id(), productId: dice.pick(goods).id, requestedMilli: 1000 * dice.whole(1, 3) }],
  }
}

type Step = 'ready' | 'ship' | 'receive' | 'settle'

async function taken(world: World, id: string, step: Step, body?: object): Promise<Made> {
  const actor = await world.role('administrator')
  return world.call<Made>(`POST ${TRANSFERS}/{id}/${step}`, {
    actor,
    params: { id },
    ...(body === undefined ? {} : { body }),
  })
}

/** A transfer after some steps. */
async function made(world: World, ...steps: readonly Exclude<Step, 'settle'>[]): Promise<Made> {
  const bodies = { ready: undefined, ship: { lines: [] }, receive: { isLast: true, lines: [] } }
  let found = await world.call<Made>(`POST ${TRANSFERS}`, {
    actor: await world.role('administrator'),
    body: await draftOf(world),
  })
  for (const step of steps) found = await taken(world, found.id, step, bodies[step])
  return found
}

/** A step of a transfer that has come as far as it takes. */
function stepping(
  steps: readonly Exclude<Step, 'settle'>[],
  bodyOf: (found: Made, world: World) => object | undefined,
) {
  const template: Template = async (world, draft) => {
    const found = await made(world, ...steps)
    draft.actor = await world.role('administrator')
    draft.params['id'] = found.id
    const body = bodyOf(found, world)
    if (body !== undefined) draft.body = body
  }
  return template
}

const drafting: Template = async (world, draft) => {
  draft.actor = await world.role('administrator')
  draft.body = await draftOf(world)
}

/** Goods on their way between two places of a shop. */
export const STOCK_TRANSFERS: Readonly<Record<string, Template>> = {
  [`POST ${TRANSFERS}`]: drafting,
  [`GET ${TRANSFERS}/{id}`]: async (world, draft) => void (draft.params['id'] = (await made(world)).id),
  [`PUT ${TRANSFERS}/{id}`]: async (world, draft) => {
    await drafting(world, draft)
    draft.params['id'] = (await made(world)).id
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
  [`POST ${TRANSFERS}/{id}/cancel`]: stepping(['ready'], () => ({ reason: 'Plus besoin' })),
}
