import { beforeEach, describe, expect, test } from '@jest/globals'
import type { Client } from '@comptoir/contracts/people/clients'
import type { Representative } from '@comptoir/contracts/people/representatives'
import type { Sale, SaleRow } from '@comptoir/contracts/sales/sales'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { aClient } from '../../../../test/clients.ts'
import { booksThatDisagree } from '../../../../test/goods.ts'
import { aNumberingCounter, aTicket, chained } from '../../../../test/register-tickets.ts'
import { aShop, refuses, type Caller } from '../../../../test/shop.ts'

const open = setUpApp()

let counter: Awaited<ReturnType<typeof aNumberingCounter>>
let manager: Caller

beforeEach(async () => {
  counter = await aNumberingCounter(open())
  manager = await counter.shop.as('manager')
})

async function aRepresentative(name: string, over: object = {}): Promise<Representative> {
  const made = await manager.post('representatives', {
    code: newId().slice(-6),
    name,
    phone: null,
    email: null,
    ...over,
  })
  expect(made.statusCode).toBe(201)
  return made.json<Representative>()
}

describe('representatives at the counter', () => {
  test('are the active ones by name, for whoever sells, with nothing else of them', async () => {
    const [slim, amel] = [await aRepresentative('Slim'), await aRepresentative('Amel')]
    await aRepresentative('Zied', { isActive: false })
    expect((await counter.cashier.get('counter-representatives')).json()).toEqual([
      { id: amel.id, name: 'Amel' },
      { id: slim.id, name: 'Slim' },
    ])
    await refuses(counter.shop.nobody.get('counter-representatives'), 'auth.required')
    await refuses((await counter.shop.as('stockKeeper')).get('counter-representatives'), 'auth.forbidden')
    const stranger = await (await aShop(open())).as('cashier')
    expect((await stranger.get('counter-representatives')).json()).toEqual([])
  })
})

describe('a ticket of a register', () => {
  const sellWith = async (over: Parameters<typeof aTicket>[3]): Promise<Sale> => {
    const ticket = aTicket(counter.register, 1, [{ goods: counter.goods }], over)
    await counter.send(chained([ticket]))
    return counter.sale(ticket.id)
  }

  test('keeps its note and who brought the sale, as they are called today, under its seal', async () => {
    const { id, version } = await aRepresentative('Slim')
    const sale = await sellWith({ note: ' Livrer avant midi ', representative: { id, name: 'Slim' } })
    expect(sale).toMatchObject({ note: 'Livrer avant midi', representative: { id, name: 'Slim' } })
    expect('reviews' in sale).toBe(false)
    expect(await booksThatDisagree(open(), counter.shop.companyId)).toEqual([])
    const body = { code: 'SL', name: 'Slim Ayari', phone: null, email: null }
    const renamed = await manager.put(`representatives/${id}`, body, { 'if-match': `"${version}"` })
    expect([renamed.statusCode, renamed.body]).toEqual([200, renamed.body])
    const rows = (await counter.cashier.get(`sales/paginated?filter[representative]=${id}`)).json<
      PaginatedOf<SaleRow>
    >()
    expect(rows.data).toMatchObject([{ id: sale.id, representative: 'Slim Ayari' }])
    const none = await counter.cashier.get(`sales/paginated?filter[representative]=${newId()}`)
    expect(none.json()).toMatchObject({ data: [] })
  })

  test('has neither where it was sold without', async () => {
    const sale = await sellWith({})
    expect(sale).not.toHaveProperty('note')
    expect(sale).not.toHaveProperty('representative')
  })

  test('that names somebody unknown, or of another company, names nobody, and says so', async () => {
    const sale = await sellWith({ representative: { id: newId(), name: 'Slim' } })
    expect(sale).not.toHaveProperty('representative')
    expect(sale.reviews?.map(({ reason }) => reason)).toEqual(['representativeUnknown'])
  })

  test('keeps whom it names from being deleted, and names nobody once they were erased', async () => {
    const { id, name } = await aRepresentative('Slim')
    const sale = await sellWith({ representative: { id, name } })
    const refused = await refuses(manager.delete(`representatives/${id}`), 'representative.inUse')
    expect(refused.params).toEqual({ sales: 1 })
    const administrator = await counter.shop.as('administrator')
    const { version } = (await administrator.get(`representatives/${id}`)).json<Representative>()
    const erased = await administrator.post(`representatives/${id}/erase`, { name, version })
    expect([erased.statusCode, erased.body]).toEqual([204, ''])
    expect(await counter.sale(sale.id)).not.toHaveProperty('representative')
    expect(await booksThatDisagree(open(), counter.shop.companyId)).toEqual([])
  })

  test('loses its note when its client is erased', async () => {
    const administrator = await counter.shop.as('administrator')
    const client = { code: 'S1', name: 'Salma Ben Amor', kind: 'person' }
    const { id, name, version } = (await administrator.post('clients', aClient(client))).json<Client>()
    const sale = await sellWith({ clientId: id, note: 'Salma passe demain' })
    expect(sale.note).toBe('Salma passe demain')
    const { cashSessionId, totalMinor } = sale
    await counter.cashier.post(`cash-sessions/${cashSessionId}/count`)
    const counts = [{ paymentMethodId: counter.register.cashId, countedMinor: totalMinor }]
    await counter.cashier.post(`cash-sessions/${cashSessionId}/close`, { counts, keptFloatMinor: 0 })
    const erased = await administrator.post(`clients/${id}/erase`, { name, version })
    expect([erased.statusCode, erased.body]).toEqual([204, ''])
    expect(await counter.sale(sale.id)).not.toHaveProperty('note')
    expect(await booksThatDisagree(open(), counter.shop.companyId)).toEqual([])
  })
})
