import type { Client } from '@comptoir/contracts/people/clients'
import type { PaymentDetails } from '@comptoir/contracts/sales/sales'
import { describe, expect, test } from '@jest/globals'
import { setUpApp } from '../../../../test/app.ts'
import { aClient } from '../../../../test/clients.ts'
import { aPaymentMethod, aProduct, booksThatDisagree } from '../../../../test/goods.ts'
import { aNumberingCounter, aTicket, chained } from '../../../../test/register-tickets.ts'

const open = setUpApp()

const CHEQUE: PaymentDetails = { number: '0012345', bank: 'BIAT', drawer: 'Salma' }
const IDENTITY: PaymentDetails = { identity: { kind: 'passport', number: 'X1', name: 'Salma' } }

interface Paid {
  methodId?: string
  details?: PaymentDetails
  clientId?: string | null
  /** How much more than the total is handed over, and given back. */
  changeMinor?: number
}

async function aCounter() {
  const counter = await aNumberingCounter(open())
  const { shop, register, send, sale } = counter
  /** What is said of a ticket of these goods, the first of its series, and its payments. */
  const saidOf = async (goods: typeof counter.goods, { methodId, details, clientId = null, changeMinor = 0 }: Paid) => {
    const plain = aTicket(register, 1, [{ goods }], { clientId })
    const payments = plain.payments.map((payment) => ({
      ...payment,
      ...{ paymentMethodId: methodId ?? register.cashId, amountMinor: payment.amountMinor + changeMinor },
      ...(details ? { details } : {}),
    }))
    const [first] = plain.payments
    const change = changeMinor > 0 && first ? { ...first, id: plain.id, amountMinor: changeMinor } : null
    const receivedMinor = plain.receivedMinor + changeMinor
    const ticket = { ...plain, payments, change, changeMinor, receivedMinor }
    expect(await send(chained([ticket]))).toMatchObject({ data: [{ keptAs: null }] })
    const stored = await sale(ticket.id)
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
    return {
      reasons: (stored.reviews ?? []).map(({ reason }) => reason),
      details: stored.payments.flatMap((payment) => payment.details ?? []),
    }
  }
  const costing = (priceMicro: number) => aProduct(shop, { priceMicro })
  return { ...counter, saidOf, costing }
}

describe('what a register says of a payment', () => {
  test('is in the books with the ticket', async () => {
    const { shop, goods, saidOf } = await aCounter()
    const administrator = await shop.as('administrator')
    const cheque = await aPaymentMethod(administrator, { kind: 'cheque', name: 'Chèque' })
    const { id: clientId } = (await administrator.post('clients', aClient({ name: 'Salma' }))).json<Client>()
    expect(await saidOf(goods, { methodId: cheque.id, details: CHEQUE, clientId })).toEqual({
      reasons: [],
      details: [CHEQUE],
    })
  })

  test('is looked at where something lacks that its kind requires', async () => {
    const { shop, goods, saidOf } = await aCounter()
    const administrator = await shop.as('administrator')
    const draft = await aPaymentMethod(administrator, { kind: 'draft', name: 'Traite' })
    const { id: clientId } = (await administrator.post('clients', aClient({ name: 'Salma' }))).json<Client>()
    expect(await saidOf(goods, { methodId: draft.id, details: CHEQUE, clientId })).toEqual({
      reasons: ['detailsMissing'],
      details: [CHEQUE],
    })
  })
})

describe('much cash', () => {
  // 5,000 dinars excluding 19 % of VAT.
  const THRESHOLD = 5_950_000_000

  test('without an identity is looked at', async () => {
    const { saidOf, costing } = await aCounter()
    expect((await saidOf(await costing(THRESHOLD), {})).reasons).toEqual(['cashAboveThreshold'])
  })

  test('with one is not', async () => {
    const { saidOf, costing } = await aCounter()
    expect(await saidOf(await costing(THRESHOLD), { details: IDENTITY })).toEqual({ reasons: [], details: [IDENTITY] })
  })

  test('is what was kept of it, not what was handed over', async () => {
    const { saidOf, costing } = await aCounter()
    const goods = await costing(THRESHOLD - 1_000_000)
    expect((await saidOf(goods, { changeMinor: 9_000 })).reasons).toEqual([])
  })
})
