import type { CashSession } from '@comptoir/contracts/sales/cash-sessions'
import { v7 as newId } from 'uuid'
import { done } from './done.ts'
import { cashOf } from './goods.ts'
import type { Caller, Shop } from './shop.ts'

interface Named {
  id: string
  name: string
  phone: string | null
}

const SALMA: Named = { id: newId(), name: 'Salma', phone: null }

/** Puts a ticket aside for somebody; gives its address. */
export async function heldFor(
  caller: Caller,
  { id: cashSessionId, openedById: heldById }: CashSession,
  client: Named = SALMA,
): Promise<string> {
  const id = newId()
  const product = { id: newId(), designation: 'Thé vert' }
  const content = JSON.stringify({ client, lines: [{ id: newId(), quantityMilli: 1000, product }] })
  const { name: label } = client
  const heldAt = new Date().toISOString()
  await done(caller.post('held-tickets', { id, cashSessionId, label, content, totalMinor: 2500, heldById, heldAt }))
  return `held-tickets/${id}`
}

/** All that becomes of held tickets: one is discarded, and one resumed at a register and once more at another. */
export async function holdTickets(shop: Shop, caller: Caller, session: CashSession): Promise<void> {
  const { id: cashSessionId } = session
  await done(caller.post(`${await heldFor(caller, session)}/discard`, { cashSessionId, reason: 'clientLeft' }))
  const path = await heldFor(caller, session)
  await done(caller.post(`${path}/take`, { cashSessionId, takeId: newId() }))
  const registers = `points-of-sale/${shop.pointOfSaleId}/registers`
  const { id: registerId } = (await caller.post(registers, { code: 'H9', name: 'Neuf' })).json<{ id: string }>()
  const otherId = newId()
  await done(caller.post('cash-sessions', { id: otherId, registerId, openingFloatMinor: 0 }))
  const late = { takeId: newId(), resumedAt: new Date().toISOString() }
  await done(caller.post(`${path}/take`, { cashSessionId: otherId, ...late }))
  await done(caller.post(`cash-sessions/${otherId}/count`))
  const counts = [{ paymentMethodId: (await cashOf(caller)).id, countedMinor: 0 }]
  await done(caller.post(`cash-sessions/${otherId}/close`, { counts, keptFloatMinor: 0 }))
}
