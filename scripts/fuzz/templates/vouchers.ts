import type { Draft } from '../draft.ts'
import type { World } from '../world.ts'
import { openSession } from './counter.ts'
import type { Template } from './template.ts'

interface Issued {
  id: string
  code: string
  amountMinor: number
}

const PRICE_MICRO = 1_000_000

/** A voucher that was just given for some goods. */
async function issued(world: World): Promise<Issued> {
  const { dice } = world
  const actor = await world.role('administrator')
  const { id: cashSessionId, registerId } = await openSession(world)
  const { id: paymentMethodId } = await world.call<{ id: string }>('POST /api/{companyId}/client-payment-methods', {
    actor,
    body: { name: `Bon ${dice.letters(10)}`, kind: 'voucher', position: 9 },
  })
  const { id: productId } = dice.pick(world.goods)
  const quantityMilli = 1000 * dice.whole(1, 50)
  const amountMinor = quantityMilli
  const made = await world.call<{ voucher: Issued }>('POST /api/{companyId}/sales-returns', {
    actor,
    body: {
      ...{ id: dice.id(), registerId, cashSessionId, occurredAt: new Date().toISOString(), reason: 'import' },
      lines: [{ id: dice.id(), productId, quantityMilli, unitPriceMicro: PRICE_MICRO }],
      refunds: [{ id: dice.id(), paymentMethodId, amountMinor }],
      totalMinor: amountMinor,
    },
  })
  return made.voucher
}

async function claim(world: World, draft: Draft): Promise<void> {
  const { code, amountMinor } = await issued(world)
  draft.body = { ticketId: world.dice.id(), code, amountMinor: world.dice.whole(1, amountMinor) }
}

const VOUCHERS_PATH = '/api/{companyId}/vouchers'

/** Vouchers are known by what returns answer. */
export const VOUCHERS: Readonly<Record<string, Template>> = {
  [`POST ${VOUCHERS_PATH}/claims`]: claim,
  [`POST ${VOUCHERS_PATH}/claims/release`]: async (world, draft) => {
    draft.body = { ticketId: world.dice.id(), voucherId: (await issued(world)).id }
  },
  [`GET ${VOUCHERS_PATH}/of-code`]: async (world, draft) => void (draft.query['code'] = (await issued(world)).code),
  [`GET ${VOUCHERS_PATH}/{id}`]: async (world, draft) => void (draft.params['id'] = (await issued(world)).id),
}
