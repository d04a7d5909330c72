import { CANCEL_REASONS, REASON_RULES, type AdjustmentReason } from '@comptoir/contracts/inventory/stock-adjustments'
import type { World } from '../world.ts'
import type { Template } from './template.ts'

const PATH = '/api/{companyId}/stock-adjustments'

const REASONS = Object.keys(REASON_RULES) as AdjustmentReason[]

/** What somebody writes down of goods of the shop. */
async function contentOf(world: World) {
  const { dice, goods, own } = world
  const [place] = await world.call<{ id: string }[]>('GET /api/{companyId}/points-of-sale/{pointOfSaleId}/locations', {
    actor: await world.role('administrator'),
    params: { pointOfSaleId: own.pointOfSaleId },
  })
  const reason = dice.pick(REASONS)
  const quantityMilli = 1000 * dice.whole(1, 9) * (REASON_RULES[reason].direction === 'out' ? -1 : 1)
  const lines = [{ id: dice.id(), productId: dice.pick(goods).id, quantityMilli }]
  return { locationId: place?.id ?? '', reason, note: null, lines }
}

interface Written {
  id: string
  version: number
}

async function drafted(world: World): Promise<Written> {
  const body = { id: world.dice.id(), ...(await contentOf(world)) }
  return world.call<Written>(`POST ${PATH}`, { actor: await world.role('administrator'), body })
}

async function stepped(world: World, name: string): Promise<Written> {
  const { id, version } = await drafted(world)
  const actor = await world.role('administrator')
  return world.call<Written>(`POST ${PATH}/{id}/${name}`, { actor, params: { id }, body: { version } })
}

function step(make: (world: World) => Promise<Written>, over: (world: World) => object = () => ({})): Template {
  return async (world, draft) => {
    const { id, version } = await make(world)
    draft.params['id'] = id
    draft.body = { version, ...over(world) }
  }
}

const reasoned = ({ dice }: World) => ({ reason: dice.pick(CANCEL_REASONS) })

/** Adjustments of stock, and the steps that each takes. */
export const STOCK_ADJUSTMENTS: Readonly<Record<string, Template>> = {
  [`POST ${PATH}`]: async (world, draft) => {
    draft.body = { id: world.dice.id(), ...(await contentOf(world)) }
  },
  [`PUT ${PATH}/{id}`]: async (world, draft) => {
    draft.params['id'] = (await drafted(world)).id
    draft.body = await contentOf(world)
  },
  [`POST ${PATH}/{id}/submit`]: step(drafted),
  [`POST ${PATH}/{id}/post`]: step(drafted),
  [`POST ${PATH}/{id}/approve`]: step((world) => stepped(world, 'submit')),
  [`POST ${PATH}/{id}/cancel`]: step(drafted, reasoned),
  [`POST ${PATH}/{id}/withdraw`]: step((world) => stepped(world, 'submit'), reasoned),
  [`POST ${PATH}/{id}/reverse`]: async (world, draft) => {
    draft.params['id'] = (await stepped(world, 'post')).id
    draft.body = { id: world.dice.id(), note: null }
  },
}
