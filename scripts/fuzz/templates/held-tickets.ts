import { DISCARD_REASONS } from '@comptoir/contracts/sales/held-tickets'
import type { World } from '../world.ts'
import { openSession } from './counter.ts'
import type { Template } from './template.ts'

const HELD = '/api/{companyId}/held-tickets'

/** What a counter sends of a ticket that is put aside in a session of the administrator. */
async function heldOf(world: World) {
  const { dice, goods } = world
  const { id: cashSessionId } = await openSession(world)
  const { id, code } = dice.pick(goods)
  const lines = [{ id: dice.id(), quantityMilli: 1000 * dice.whole(1, 4), product: { id, designation: code } }]
  return {
    ...{ id: dice.id(), cashSessionId, label: 'Salma', content: JSON.stringify({ lines }) },
    ...{ totalMinor: dice.whole(1, 50_000), heldById: dice.id(), heldAt: new Date().toISOString() },
  }
}

/** A ticket that is held. */
async function held(world: World): Promise<{ id: string; cashSessionId: string }> {
  const body = await heldOf(world)
  await world.call(`POST ${HELD}`, { actor: await world.role('administrator'), body })
  return body
}

const holding: Template = async (world, draft) => {
  draft.actor = await world.role('administrator')
  draft.body = await heldOf(world)
}

const taking: Template = async (world, draft) => {
  const { id, cashSessionId } = await held(world)
  draft.actor = await world.role('administrator')
  draft.params['id'] = id
  draft.body = { cashSessionId, takeId: world.dice.id() }
}

const discarding: Template = async (world, draft) => {
  const { id, cashSessionId } = await held(world)
  draft.actor = await world.role('administrator')
  draft.params['id'] = id
  draft.body = { cashSessionId, reason: world.dice.pick(DISCARD_REASONS) }
}

/** Tickets that are put aside in a session of the caller's own. */
export const HELD_TICKETS: Readonly<Record<string, Template>> = {
  [`POST ${HELD}`]: holding,
  [`GET ${HELD}/{id}`]: async (world, draft) => void (draft.params['id'] = (await held(world)).id),
  [`POST ${HELD}/{id}/take`]: taking,
  [`POST ${HELD}/{id}/discard`]: discarding,
}
