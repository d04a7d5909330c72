import type { Client } from '@comptoir/contracts/people/clients'
import type { PaymentDetails, Sale } from '@comptoir/contracts/sales/sales'
import { describe, expect, test } from '@jest/globals'
import { setUpApp } from '../../../../test/app.ts'
import { aClient } from '../../../../test/clients.ts'
import {
  aPaymentMethod,
  aProduct,
  anOpenSession,
  aSale,
  booksThatDisagree,
  cashOf,
  sold,
} from '../../../../test/goods.ts'
import { aShop, refuses, type Caller } from '../../../../test/shop.ts'

const open = setUpApp()

const CHEQUE: PaymentDetails = { number: '0012345', bank: 'BIAT', drawer: 'Salma Trabelsi', dueDate: '2027-01-31' }
const IDENTITY: PaymentDetails['identity'] = { kind: 'nationalId', number: '04417722', name: 'Salma Trabelsi' }

async function aCounter() {
  const shop = await aShop(open())
  const administrator = await shop.as('administrator')
  const cashier = await shop.as('cashier')
  const cheque = await aPaymentMethod(administrator, { kind: 'cheque', name: 'Chèque' })
  const { id: clientId } = (await administrator.post('clients', aClient({ name: 'Salma' }))).json<Client>()
  const session = await anOpenSession(shop, cashier)
  const goods = await aProduct(shop)
  const saleBy = (methodId: string, details?: PaymentDetails) => {
    const sale = aSale(session, methodId, { lines: [{ goods }] }, { clientId })
    return { ...sale, payments: sale.payments.map((payment) => ({ ...payment, ...(details ? { details } : {}) })) }
  }
  return { shop, administrator, cashier, cheque, cash: await cashOf(cashier), saleBy }
}

describe('what is said of a payment', () => {
  test('is kept with the sale, sealed, and read again', async () => {
    const { shop, cashier, cheque, saleBy } = await aCounter()
    const sale = await sold(cashier.post('sales', saleBy(cheque.id, CHEQUE)))
    expect(sale.payments).toMatchObject([{ methodKind: 'cheque', details: CHEQUE }])
    expect((await cashier.get(`sales/${sale.id}`)).json<Sale>()).toEqual(sale)
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('is part of what is sold: the same sale with another number is another one', async () => {
    const { cashier, cheque, saleBy } = await aCounter()
    const asked = saleBy(cheque.id, CHEQUE)
    const first = await sold(cashier.post('sales', asked))
    const again = await cashier.post('sales', asked)
    expect({ status: again.statusCode, sale: again.json<Sale>() }).toEqual({ status: 200, sale: first })
    const payments = asked.payments.map((payment) => ({ ...payment, details: { ...CHEQUE, number: '0012346' } }))
    await refuses(cashier.post('sales', { ...asked, payments }), 'sale.idReused')
  })

  test('refuses no sale where it is missing, and one where it is not what it should be', async () => {
    const { cashier, cheque, cash, saleBy } = await aCounter()
    const bare = await sold(cashier.post('sales', saleBy(cheque.id)))
    expect(bare.payments[0]).not.toHaveProperty('details')
    for (const details of [
      { number: 'x'.repeat(31) },
      { bank: ' ' },
      { dueDate: 'tomorrow' },
      { identity: { kind: 'nationalId', number: '1' } },
      { signature: 'x' },
    ]) {
      const sale = saleBy(cash.id)
      const payments = sale.payments.map((payment) => ({ ...payment, details }))
      await refuses(cashier.post('sales', { ...sale, payments }), 'request.invalid')
    }
  })

  test('who paid is told only to those who may see clients, and nothing to other companies', async () => {
    const { shop, administrator, cheque, cashier, saleBy } = await aCounter()
    const reader = await shop.asOwn(['sales.read'])
    const { drawer: _drawer, ...paper } = CHEQUE
    const { id } = await sold(cashier.post('sales', saleBy(cheque.id, { ...CHEQUE, identity: IDENTITY })))
    const read = async (caller: Caller) =>
      (await caller.get(`sales/${id}`)).json<Sale>().payments.map(({ details }) => details)
    expect(await read(administrator)).toEqual([{ ...CHEQUE, identity: IDENTITY }])
    expect(await read(reader)).toEqual([paper])
    await refuses((await aShop(open())).nobody.get(`sales/${id}`), 'auth.required')
    await refuses((await (await aShop(open())).as('administrator')).get(`sales/${id}`), 'sale.notFound')
  })
})
