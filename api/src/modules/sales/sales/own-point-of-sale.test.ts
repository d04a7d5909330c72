import { describe, expect, test } from '@jest/globals'
import type { PointOfSale } from '@comptoir/contracts/company/points-of-sale'
import type { Client } from '@comptoir/contracts/people/clients'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { aClient, clientInput } from '../../../../test/clients.ts'
import { aProduct, anOpenSession, aSale, booksThatDisagree, cashOf, sold } from '../../../../test/goods.ts'
import { settle } from '../../../../test/point-of-sale.ts'
import { aShop, refuses, type Caller, type Shop } from '../../../../test/shop.ts'

const open = setUpApp()

async function aCounter() {
  const shop = await aShop(open())
  return { shop, administrator: await shop.as('administrator'), cashier: await shop.as('cashier') }
}

async function aSoldTicket(shop: Shop, cashier: Caller, over: Parameters<typeof aSale>[3] = {}) {
  const cash = await cashOf(cashier)
  const session = await anOpenSession(shop, cashier)
  const goods = await aProduct(shop)
  return sold(cashier.post('sales', aSale(session, cash.id, { lines: [{ goods }] }, over)))
}

describe('what a point of sale has of its own', () => {
  test('is kept when a change does not speak of it, and cleared by null', async () => {
    const { shop, administrator } = await aCounter()
    const client = (await administrator.post('clients', aClient())).json<Client>()
    const own = {
      timeZone: 'Europe/Paris',
      defaultClientId: client.id,
      ticketHeader: ' Ouvert 7j/7\nمفتوح كل يوم ',
      ticketFooter: 'Échange sous 8 jours',
    }
    const said = (await settle(administrator, shop, own)).json<PointOfSale>()
    expect(said).toMatchObject({
      timeZone: 'Europe/Paris',
      defaultClient: { id: client.id, name: client.name },
      ticketHeader: 'Ouvert 7j/7\nمفتوح كل يوم',
      ticketFooter: 'Échange sous 8 jours',
    })
    const { version: _version, ...kept } = said
    expect((await settle(administrator, shop, {})).json()).toMatchObject(kept)
    const none = { timeZone: null, defaultClientId: null, ticketHeader: null, ticketFooter: ' ' }
    expect((await settle(administrator, shop, none)).json()).toMatchObject({
      timeZone: null,
      defaultClient: null,
      ticketHeader: null,
      ticketFooter: null,
    })
  })

  test('is refused where it cannot be', async () => {
    const { shop, administrator } = await aCounter()
    const unknown = await refuses(
      settle(administrator, shop, { timeZone: 'Africa/Carthage' }),
      'pointOfSale.timeZoneUnknown',
    )
    expect(unknown.errors?.[0]?.pointer).toBe('/timeZone')
    await refuses(settle(administrator, shop, { timeZone: 'a b' }), 'request.invalid')
    await refuses(settle(administrator, shop, { ticketHeader: 'x'.repeat(201) }), 'request.invalid')
    const nobody = await refuses(settle(administrator, shop, { defaultClientId: newId() }), 'pointOfSale.clientUnknown')
    expect(nobody.errors?.[0]?.pointer).toBe('/defaultClientId')
    const stranger = await (await aShop(open())).as('administrator')
    const theirs = (await stranger.post('clients', aClient())).json<Client>()
    await refuses(settle(administrator, shop, { defaultClientId: theirs.id }), 'pointOfSale.clientUnknown')
    const ours = (await administrator.post('clients', aClient())).json<Client>()
    await administrator.put(`clients/${ours.id}`, { ...clientInput(ours), isActive: false })
    await refuses(settle(administrator, shop, { defaultClientId: ours.id }), 'pointOfSale.clientUnknown')
    await refuses(settle(await shop.as('manager'), shop, { ticketHeader: 'x' }), 'auth.forbidden')
  })

  test('a default client who became inactive stays until another is chosen, and is named in the reader’s words', async () => {
    const { shop, administrator } = await aCounter()
    const client = (await administrator.post('clients', aClient())).json<Client>()
    await settle(administrator, shop, { defaultClientId: client.id })
    await administrator.put(`clients/${client.id}`, { ...clientInput(client), isActive: false })
    const kept = await settle(administrator, shop, { defaultClientId: client.id, ticketHeader: 'Soldes' })
    expect(kept.json<PointOfSale>()).toMatchObject({ defaultClient: { id: client.id }, ticketHeader: 'Soldes' })
    const { data } = (await administrator.get('clients/paginated')).json<PaginatedOf<Client>>()
    const walkIn = data.find(({ isDefault }) => isDefault)
    await settle(administrator, shop, { defaultClientId: walkIn?.id ?? null })
    const nameIn = async (language: string) =>
      (
        await administrator.get(`points-of-sale/${shop.pointOfSaleId}`, { 'accept-language': language })
      ).json<PointOfSale>().defaultClient?.name
    expect([await nameIn('fr'), await nameIn('en')]).toEqual(['Client passager', 'Walk-in client'])
  })

  test('a client whose tickets they are is not deleted', async () => {
    const { shop, administrator } = await aCounter()
    const client = (await administrator.post('clients', aClient())).json<Client>()
    await settle(administrator, shop, { defaultClientId: client.id })
    const problem = await refuses(administrator.delete(`clients/${client.id}`), 'client.inUse')
    expect(problem.params).toMatchObject({ pointsOfSale: 1 })
  })
})

describe('a ticket', () => {
  test('keeps the texts and the zone of its point of sale, whatever changes later', async () => {
    const { shop, administrator, cashier } = await aCounter()
    await settle(administrator, shop, { timeZone: 'Pacific/Auckland', ticketHeader: 'Soldes', ticketFooter: 'Merci' })
    const sale = await aSoldTicket(shop, cashier)
    expect(sale.seller).toMatchObject({ ticketHeader: 'Soldes', ticketFooter: 'Merci', timeZone: 'Pacific/Auckland' })
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Auckland' }).format(new Date(sale.occurredAt))
    expect(sale.businessDate).toBe(day)
    await settle(administrator, shop, { timeZone: null, ticketHeader: 'Autre', ticketFooter: null })
    expect((await cashier.get(`sales/${sale.id}`)).json()).toEqual(sale)
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('says nothing of its own where the point of sale is as the company', async () => {
    const { shop, cashier } = await aCounter()
    const { seller } = await aSoldTicket(shop, cashier)
    expect(Object.keys(seller)).not.toEqual(expect.arrayContaining(['ticketHeader']))
    expect(seller.timeZone).toBeUndefined()
    expect(seller.client).toBe('Client passager')
  })

  test('is of the default client while nobody is named and that client is active', async () => {
    const { shop, administrator, cashier } = await aCounter()
    const [own, other] = await Promise.all(
      ['Hôtel Sidi', 'Café Lac'].map(async (name) =>
        (await administrator.post('clients', aClient({ name, code: name }))).json<Client>(),
      ),
    )
    await settle(administrator, shop, { defaultClientId: own?.id })
    const sale = await aSoldTicket(shop, cashier)
    expect([sale.clientId, sale.seller.client]).toEqual([own?.id, 'Hôtel Sidi'])
    const cash = await cashOf(cashier)
    const session = { id: sale.cashSessionId, registerId: sale.registerId, currency: 'TND' }
    const another = async (over: Parameters<typeof aSale>[3] = {}) => {
      const lines = [{ goods: await aProduct(shop) }]
      return (await sold(cashier.post('sales', aSale(session as never, cash.id, { lines }, over)))).seller.client
    }
    expect(await another({ clientId: other?.id ?? '' })).toBe('Café Lac')
    await administrator.put(
      `clients/${own?.id ?? ''}`,
      aClient({ name: 'Hôtel Sidi', code: 'Hôtel Sidi', isActive: false }),
    )
    expect(await another()).toBe('Client passager')
  })
})

describe('an inactive point of sale', () => {
  test('opens no session, and no point of sale becomes so while somebody sells there', async () => {
    const { shop, administrator, cashier } = await aCounter()
    expect((await settle(administrator, shop, { isActive: false })).json()).toMatchObject({ isActive: false })
    const opening = { id: newId(), registerId: shop.register.id, openingFloatMinor: 0 }
    const refused = await refuses(cashier.post('cash-sessions', opening), 'cashSession.pointOfSaleInactive')
    expect(refused.errors?.[0]?.pointer).toBe('/registerId')
    expect(refused.params).toMatchObject({ pointOfSale: 'La Marsa' })
    await settle(administrator, shop, { isActive: true })
    await anOpenSession(shop, cashier)
    const problem = await refuses(settle(administrator, shop, { isActive: false }), 'pointOfSale.sessionOpen')
    expect(problem.params).toMatchObject({ by: 'The cashier', register: shop.register.name })
    expect((await settle(administrator, shop, {})).json()).toMatchObject({ isActive: true })
  })
})
