import { createHash } from 'node:crypto'
import { requestCode } from '@comptoir/contracts/sales/approval-codes'
import { printTicket, type SentTicket } from '@comptoir/contracts/sales/register-tickets'
import { foreignCashMinor } from '@comptoir/money'
import type { World } from '../world.ts'
import type { Template } from './template.ts'

const SERIES = 'POST /api/{companyId}/register-tickets/series'
const REGISTERS = 'POST /api/{companyId}/points-of-sale/{pointOfSaleId}/registers'

/** A register that numbers its own tickets, and how far it is. */
interface Numbering {
  registerId: string
  epoch: number
  cashSessionId: string
  cashierId: string
  counter: number
  hash: string
}

/** One of each world. Sales do not know it: the server refuses them there. */
const known = new WeakMap<World, Numbering>()

async function numbering(world: World): Promise<Numbering> {
  const found = known.get(world)
  if (found) return found
  const { dice, own } = world
  const actor = await world.role('administrator')
  const params = { pointOfSaleId: own.pointOfSaleId }
  const body = { code: `K${dice.whole(100, 999)}`, name: 'Kerkouane' }
  const { id } = await world.call<{ id: string }>(REGISTERS, { actor, params, body })
  const enrolled = await world.call<{ epoch: number }>(`${REGISTERS}/{id}/enrol`, { actor, params: { ...params, id } })
  const cashSessionId = dice.id()
  const opening = { id: cashSessionId, registerId: id, openingFloatMinor: 0 }
  await world.call('POST /api/{companyId}/cash-sessions', { actor, body: opening })
  world.sessions.delete(cashSessionId)
  const { user } = await world.call<{ user: { id: string } }>('GET /api/users/me', { actor })
  const { epoch } = enrolled
  const made = { registerId: id, epoch, cashSessionId, cashierId: user.id, counter: 0, hash: '' }
  known.set(world, made)
  return made
}

function textOf({ dice, goods, paymentMethodIds }: World, by: Numbering): string {
  const lines = Array.from({ length: dice.whole(1, 3) }, () => {
    const { id: productId, code, packId = null, unitPriceMicro, vatRateMilli } = dice.pick(goods)
    return {
      ...{ id: dice.id(), productId, packId, code, unitPriceMicro, vatRateMilli, fodecRateMilli: 0 },
      ...{ designation: code, unit: null, packQuantityMilli: null, discount: null },
      quantityMilli: 1000 * dice.whole(1, 4),
    }
  })
  const payment = { id: dice.id(), paymentMethodId: paymentMethodIds[0] ?? '', amountMinor: 0 }
  const ticket = printTicket({
    ...{ id: dice.id(), registerId: by.registerId, epoch: by.epoch, counter: by.counter, lines },
    ...{ cashSessionId: by.cashSessionId, cashierId: by.cashierId, clientId: null, change: null, roundingMinor: 0 },
    ...{ currency: 'TND', isVatSubject: true, payments: [payment] },
    occurredAt: new Date().toISOString(),
    seller: {
      ...{ name: 'Harissa', address: 'Tunis', phone: null, taxId: null, pointOfSale: 'Kerkouane' },
      ...{ register: 'Kerkouane', cashier: 'Salma', client: 'Client passager' },
    },
  })
  const { totalMinor: amountMinor } = ticket
  if (dice.chance(0.2)) return JSON.stringify({ ...ticket, ...inEuros(dice, payment, amountMinor) })
  return JSON.stringify({ ...ticket, payments: [{ ...payment, amountMinor }], receivedMinor: amountMinor })
}

/** Paid by notes of another currency, at some rate that may be none of the company's; what they are worth too much is given back. */
function inEuros(dice: World['dice'], payment: { id: string; paymentMethodId: string }, totalMinor: number) {
  const rate = { currency: 'EUR' as const, per: 1, rateMicro: dice.whole(3_000_000, 3_600_000) }
  const worth = (amountMinor: number) =>
    foreignCashMinor({ amountMinor, from: rate.currency, per: rate.per, rateMicro: rate.rateMicro, to: 'TND' })
  const cents = Math.ceil((totalMinor / worth(100_00)) * 100_00) + dice.whole(0, 50_00)
  const receivedMinor = Math.max(worth(cents), totalMinor)
  const foreign = { ...rate, validFrom: '2020-01-01', amountMinor: cents }
  const changeMinor = receivedMinor - totalMinor
  return {
    ...{ receivedMinor, changeMinor },
    payments: [{ ...payment, amountMinor: receivedMinor, details: { foreign } }],
    change:
      changeMinor === 0 ? null : { id: dice.id(), paymentMethodId: payment.paymentMethodId, amountMinor: changeMinor },
  }
}

function sent(text: string, previousHash: string): SentTicket {
  return { text, previousHash, hash: createHash('sha256').update(previousHash).update(text).digest('hex') }
}

/** What registers have sold is taken whatever it is: tickets in their order, texts that are none, and one without its predecessor. */
const tickets: Template = async (world, draft) => {
  const { dice } = world
  const by = await numbering(world)
  draft.actor = await world.role('administrator')
  if (dice.chance(0.1)) {
    const text = dice.pick(['{', '[]', '{"form":1}', textOf(world, { ...by, counter: by.counter + 5 })])
    draft.body = { registerId: by.registerId, tickets: [sent(text, '')] }
    return
  }
  const batch = Array.from({ length: dice.whole(1, 3) }, () => {
    by.counter += 1
    const next = sent(textOf(world, by), by.hash)
    by.hash = next.hash
    return next
  })
  draft.body = { registerId: by.registerId, tickets: batch }
}

/** The device asks again with what it holds, or has lost it: tickets of an earlier epoch are taken as well. */
const series: Template = async (world, draft) => {
  const { cashSessionId, epoch, counter: lastCounter } = await numbering(world)
  draft.actor = await world.role('administrator')
  const { dice } = world
  // 65 bytes that begin with 4; whether they are a point of the curve is found out by whoever checks with them.
  const point = Buffer.concat([Buffer.of(4), createHash('sha512').update(dice.id()).digest()])
  const told = { publicKey: point.toString('base64'), keysAfter: dice.whole(0, 3) }
  draft.body = {
    ...{ cashSessionId, held: dice.chance(0.3) ? null : { epoch, lastCounter } },
    ...(dice.chance(0.5) && told),
  }
}

/** What the register asks for in the epoch that it has come to. */
const approvalCode: Template = async (world, draft) => {
  const { dice } = world
  const { cashSessionId } = await numbering(world)
  draft.actor = await world.role('administrator')
  const asking = await world.call<{ registerId: string; epoch: number }>(SERIES, {
    actor: draft.actor,
    body: { cashSessionId, held: null },
  })
  const hash = createHash('sha256').update(dice.id()).digest('hex')
  draft.body = {
    ...{ registerId: asking.registerId, request: requestCode(asking, hash), permissions: ['sales.exceedDiscount'] },
    ...{ totalMinor: dice.whole(1, 900_000), discountMinor: dice.whole(1, 90_000) },
  }
}

/** Tickets of a register that numbers its own, and what is approved of them without a network. */
export const REGISTER_TICKETS: Readonly<Record<string, Template>> = {
  'POST /api/{companyId}/register-tickets': tickets,
  [SERIES]: series,
  'POST /api/{companyId}/approval-codes': approvalCode,
}
