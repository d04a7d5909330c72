import type { SaleRow } from '@comptoir/contracts/sales/sales'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { expect, test } from '@jest/globals'
import { setUpApp } from '../../../../test/app.ts'
import { aProduct, anOpenSession, aSale, cashOf, sold } from '../../../../test/goods.ts'
import { aShop } from '../../../../test/shop.ts'

const open = setUpApp()

async function twoTickets() {
  const shop = await aShop(open())
  const caller = await shop.as('administrator')
  const { id: cash } = await cashOf(caller)
  const session = await anOpenSession(shop, caller)
  const lines = [{ goods: await aProduct(shop) }]
  const client = { kind: 'business', name: 'Société Tic', code: 'C1' }
  const blank = { phone: null, email: null, taxId: null, address: null, postalCode: null, city: null }
  const { id: clientId } = (await caller.post('clients', { ...client, ...blank })).json<{ id: string }>()
  const walkIn = await sold(caller.post('sales', aSale(session, cash, { lines })))
  const named = await sold(caller.post('sales', aSale(session, cash, { lines }, { clientId })))
  const find = async (text: string, more = '') => {
    const answer = await caller.get(
      `sales/paginated?search[text]=${encodeURIComponent(text)}&order[field]=number${more}`,
    )
    return answer.json<PaginatedOf<SaleRow>>().data.map(({ id }) => id)
  }
  return { caller, clientId, client: { ...client, ...blank }, walkIn, named, find }
}

test('tickets of the walk-in client are found by its name in every language', async () => {
  const { walkIn, find } = await twoTickets()
  for (const name of ['Walk-in client', 'client passager', 'حريف عابر', 'حريق عابر'])
    expect([name, await find(name)]).toEqual([name, [walkIn.id]])
})

test('each word is in the number or in the name, and where the search looks', async () => {
  const { walkIn, named, find } = await twoTickets()
  const [first, second] = [walkIn, named].map(({ number }) => number.slice(-4))
  expect(await find(`societe ${String(second)}`)).toEqual([named.id])
  expect(await find(`societe ${String(first)}`)).toEqual([])
  expect(await find('tic')).toEqual([walkIn.id, named.id])
  expect(await find('tic', '&search[fields][]=client')).toEqual([named.id])
  expect(await find('societe', '&search[fields][]=number')).toEqual([])
})

test('a ticket is found by what its client was called when it was made', async () => {
  const { caller, client, clientId, named, find } = await twoTickets()
  const renamed = await caller.put(
    `clients/${clientId}`,
    { ...client, name: 'Épicerie Centrale' },
    { 'if-match': '"1"' },
  )
  expect(renamed.statusCode).toBe(200)
  expect(await find('societe')).toEqual([named.id])
  expect(await find('epicerie')).toEqual([])
})
