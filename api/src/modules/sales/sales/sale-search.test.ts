import { expect, test } from '@jest/globals'
import type { SearchHits } from '@comptoir/contracts/search'
import { randomUUID } from 'node:crypto'
import { setUpApp } from '../../../../test/app.ts'
import { aProduct, anOpenSession, aSale, cashOf, sold } from '../../../../test/goods.ts'
import { aShop, refuses, type Caller } from '../../../../test/shop.ts'

const open = setUpApp()

const search = async (caller: Caller, text: string) =>
  (await caller.get(`sales/search?text=${encodeURIComponent(text)}`)).json<SearchHits>().data

test('refuses nobody, who may not see sales, other companies and an empty text', async () => {
  const shop = await aShop(open())
  const manager = await shop.as('manager')
  const other = await aShop(open())
  await refuses(shop.nobody.get('sales/search?text=1'), 'auth.required')
  await refuses((await shop.as('stockKeeper')).get('sales/search?text=1'), 'auth.forbidden')
  await refuses(manager.get(`/${other.companyId}/sales/search?text=1`), 'company.notFound')
  await refuses(manager.get(`/${randomUUID()}/sales/search?text=1`), 'company.notFound')
  await refuses(manager.get('sales/search?text='), 'request.invalid')
})

test('finds a ticket by its number, however it is typed, and none of another company', async () => {
  const shop = await aShop(open())
  const manager = await shop.as('manager')
  const cash = await cashOf(manager)
  const session = await anOpenSession(shop, manager)
  const goods = await aProduct(shop)
  for (let ticket = 0; ticket < 2; ticket += 1)
    await sold(manager.post('sales', aSale(session, cash.id, { lines: [{ goods }] })))
  for (const text of ['TIC-LM2-000002', 'lm2 2', '2', 'tic lm2 000002'])
    expect([text, (await search(manager, text)).map(({ title }) => title)]).toEqual([text, ['TIC-LM2-000002']])
  for (const text of ['3', 'SF1-2', 'harissa']) expect(await search(manager, text)).toEqual([])
  expect(await search(await (await aShop(open())).as('manager'), '2')).toEqual([])
})
