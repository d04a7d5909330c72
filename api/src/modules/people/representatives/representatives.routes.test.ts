import { expect, test } from '@jest/globals'
import type { Category } from '@comptoir/contracts/inventory/categories'
import type { Representative } from '@comptoir/contracts/people/representatives'
import type { SearchHits } from '@comptoir/contracts/search'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { aShop, refuses, type Caller } from '../../../../test/shop.ts'

const open = setUpApp()

const aRepresentative = (over: object = {}): object => ({
  code: 'R-1',
  name: 'Amel Ben Youssef',
  phone: '98 112 233',
  email: null,
  ...over,
})
const tier = (over: object = {}) => ({ categoryId: null, isClawedBack: true, fromMinor: 0, rateMilli: 2000, ...over })
const put = async (caller: Caller, over: object = {}): Promise<Representative> => {
  const made = await caller.post('representatives', aRepresentative(over))
  expect({ status: made.statusCode, body: made.json<unknown>() }).toMatchObject({ status: 201 })
  return made.json<Representative>()
}

test('keep their tiers in order, with the names of the categories, and keep them where they are left out', async () => {
  const manager = await (await aShop(open())).as('manager')
  const { id: categoryId } = (await manager.post('categories', { name: 'Fromages' })).json<Category>()
  const commissions = [tier(), tier({ categoryId }), tier({ categoryId, fromMinor: 5_000_000, rateMilli: 3000 })]
  const made = await put(manager, { commissions })
  const category = { id: categoryId, name: 'Fromages' }
  expect(made.commissions).toEqual([
    { category: null, isClawedBack: true, fromMinor: 0, rateMilli: 2000 },
    { category, isClawedBack: true, fromMinor: 0, rateMilli: 2000 },
    { category, isClawedBack: true, fromMinor: 5_000_000, rateMilli: 3000 },
  ])
  const changed = (
    await manager.put(`representatives/${made.id}`, aRepresentative({ name: 'Amel' }))
  ).json<Representative>()
  expect(changed).toMatchObject({ name: 'Amel', commissions: made.commissions })
  const hits = (await manager.get('representatives/search?text=amel')).json<SearchHits>().data
  expect(hits).toEqual([{ id: made.id, title: 'Amel', detail: 'R-1' }])
  const inUse = await refuses(manager.delete(`categories/${categoryId}`), 'category.inUse')
  expect(inUse.params).toEqual({ products: 0, subcategories: 0, commissions: 2 })
  await refuses(manager.post('representatives', aRepresentative()), 'representative.codeTaken')
  expect((await manager.delete(`representatives/${made.id}`)).statusCode).toBe(204)
  expect((await manager.delete(`categories/${categoryId}`)).statusCode).toBe(204)
})

test('tiers that say two things are refused, and so are figures beyond their ends and unknown categories', async () => {
  const manager = await (await aShop(open())).as('manager')
  const { id } = await put(manager)
  const refused = async (commissions: object[], code: string): Promise<string | undefined> => {
    await refuses(manager.post('representatives', aRepresentative({ code: 'R-2', commissions })), code)
    const problem = await refuses(manager.put(`representatives/${id}`, aRepresentative({ commissions })), code)
    return problem.errors?.[0]?.pointer
  }
  expect(await refused([tier(), tier({ rateMilli: 3000 })], 'representative.tierTwice')).toBe(
    '/commissions/1/fromMinor',
  )
  expect(await refused([tier(), tier({ fromMinor: 1, isClawedBack: false })], 'representative.clawBackMixed')).toBe(
    '/commissions/1/isClawedBack',
  )
  for (const over of [{ rateMilli: -1 }, { rateMilli: 100_001 }, { fromMinor: -1 }, { fromMinor: 1_000_000_000_001 }])
    await refused([tier(over)], 'request.invalid')
  expect(await refused([tier({ categoryId: newId() })], 'category.notFound')).toBe('/commissions')
  const stranger = await (await aShop(open())).as('manager')
  const theirs = (await stranger.post('categories', { name: 'Vins' })).json<Category>()
  await refused([tier({ categoryId: theirs.id })], 'category.notFound')
})

test('a category that is merged into another one takes its tiers along', async () => {
  const manager = await (await aShop(open())).as('manager')
  const category = async (name: string) => (await manager.post('categories', { name })).json<Category>()
  const [from, into] = [await category('Fromage'), await category('Fromages')]
  const { id } = await put(manager, { commissions: [tier({ categoryId: from.id })] })
  await manager.post(`categories/${from.id}/merge`, { intoId: into.id, version: from.version })
  const { commissions } = (await manager.get(`representatives/${id}`)).json<Representative>()
  expect(commissions[0]?.category).toEqual({ id: into.id, name: 'Fromages' })
})

test('what they get is seen by managers and accountants, and agreed by managers', async () => {
  const shop = await aShop(open())
  const { id } = await put(await shop.as('manager'))
  const accountant = await shop.as('accountant')
  expect((await accountant.get(`representatives/${id}`)).statusCode).toBe(200)
  await refuses(accountant.put(`representatives/${id}`, aRepresentative()), 'auth.forbidden')
  await refuses(shop.nobody.get('representatives/search?text=a'), 'auth.required')
  for (const role of ['cashier', 'stockKeeper', 'readOnly'] as const) {
    const caller = await shop.as(role)
    await refuses(caller.get('representatives'), 'auth.forbidden')
    await refuses(caller.get('representatives/search?text=a'), 'auth.forbidden')
    await refuses(caller.get('representatives/export?format=csv'), 'auth.forbidden')
  }
  expect((await accountant.get('representatives/export?format=csv')).payload).toContain('Amel')
})
