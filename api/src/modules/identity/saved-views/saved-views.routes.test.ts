import { describe, expect, test } from '@jest/globals'
import {
  MOST_SAVED_VIEWS,
  type ListView,
  type NewSavedView,
  type SavedView,
} from '@comptoir/contracts/identity/saved-views'
import { randomUUID } from 'node:crypto'
import { setUpApp } from '../../../../test/app.ts'
import { aShop, refuses, type Caller } from '../../../../test/shop.ts'

const open = setUpApp()

const VIEW: ListView = {
  search: 'olive',
  filters: { brand: randomUUID() },
  sort: { field: 'priceHt', direction: 'desc' },
  limit: 50,
  columns: ['code', 'stock'],
  density: 'compact',
}
const input = (given: Partial<NewSavedView> = {}): NewSavedView => ({
  list: 'products',
  name: 'Restock',
  isShared: false,
  view: VIEW,
  ...given,
})
const changed = ({ name, isShared, view }: SavedView, given: Partial<NewSavedView> = {}) => ({
  name,
  isShared,
  view,
  ...given,
})
const save = async (caller: Caller, given: Partial<NewSavedView> = {}): Promise<SavedView> =>
  (await caller.post('saved-views', input(given))).json()
const viewsOf = async (caller: Caller): Promise<SavedView[]> => (await caller.get('saved-views')).json()
const namesOf = async (caller: Caller) => (await viewsOf(caller)).map(({ name }) => name)

async function aCompanyOfTwo() {
  const shop = await aShop(open())
  return { shop, manager: await shop.as('manager'), cashier: await shop.as('cashier') }
}

describe('a saved view', () => {
  test('is found again as it was saved, by its owner alone', async () => {
    const { manager, cashier } = await aCompanyOfTwo()
    const made = await save(cashier, { name: ' Restock ' })
    expect(made).toEqual({ ...input(), id: made.id, owner: expect.any(String), isOwn: true, isDefault: false })
    expect(await viewsOf(cashier)).toEqual([made])
    expect(await viewsOf(manager)).toEqual([])
  })

  test('that is shared is found by everybody, by its name', async () => {
    const { manager, cashier } = await aCompanyOfTwo()
    await save(manager, { name: 'Weekly order', isShared: true })
    await save(cashier, { name: 'Mine' })
    expect(await namesOf(cashier)).toEqual(['Mine', 'Weekly order'])
    expect((await viewsOf(cashier)).map(({ isOwn }) => isOwn)).toEqual([true, false])
  })

  test('is renamed, replaced and deleted by its owner', async () => {
    const { cashier } = await aCompanyOfTwo()
    const made = await save(cashier)
    const view: ListView = { ...VIEW, search: '', sort: null, columns: null }
    const answer = await cashier.put(`saved-views/${made.id}`, changed(made, { name: 'Order', view }))
    expect(answer.json()).toEqual({ ...made, name: 'Order', view })
    expect((await cashier.delete(`saved-views/${made.id}`)).statusCode).toBe(204)
    expect(await viewsOf(cashier)).toEqual([])
  })

  test('that is shared is changed and deleted by who may share', async () => {
    const { shop, manager, cashier } = await aCompanyOfTwo()
    const made = await save(manager, { isShared: true })
    const administrator = await shop.as('administrator')
    await administrator.put(`saved-views/${made.id}`, changed(made, { name: 'Order' }))
    expect(await namesOf(cashier)).toEqual(['Order'])
    await administrator.delete(`saved-views/${made.id}`)
    expect(await namesOf(manager)).toEqual([])
  })

  test('has a name of its own among those of its owner and list', async () => {
    const { manager, cashier } = await aCompanyOfTwo()
    await save(cashier)
    const { params } = await refuses(cashier.post('saved-views', input({ name: 'RESTOCK' })), 'savedView.nameTaken')
    expect(params).toEqual({ name: 'RESTOCK' })
    await save(cashier, { list: 'brands' })
    await save(manager)
    expect(await namesOf(cashier)).toEqual(['Restock', 'Restock'])
  })
})

describe('the view that a list begins with', () => {
  const begin = (caller: Caller, viewId: string | null, list = 'products') =>
    caller.put('saved-views/default', { list, viewId })
  const defaultsOf = async (caller: Caller) =>
    (await viewsOf(caller)).filter(({ isDefault }) => isDefault).map(({ name }) => name)

  test('is each person’s own, one for a list, and can be taken back', async () => {
    const { manager, cashier } = await aCompanyOfTwo()
    const shared = await save(manager, { name: 'Shared', isShared: true })
    const own = await save(cashier, { name: 'Own' })
    expect((await begin(cashier, shared.id)).statusCode).toBe(204)
    expect(await defaultsOf(cashier)).toEqual(['Shared'])
    expect(await defaultsOf(manager)).toEqual([])
    await begin(cashier, own.id)
    expect(await defaultsOf(cashier)).toEqual(['Own'])
    await begin(cashier, null)
    expect(await defaultsOf(cashier)).toEqual([])
  })

  test('is forgotten with the view, and where it is not shared any more', async () => {
    const { manager, cashier } = await aCompanyOfTwo()
    const made = await save(manager, { isShared: true })
    await Promise.all([begin(manager, made.id), begin(cashier, made.id)])
    await manager.put(`saved-views/${made.id}`, changed(made, { isShared: false }))
    await manager.put(`saved-views/${made.id}`, changed(made, { isShared: true }))
    expect(await defaultsOf(manager)).toEqual(['Restock'])
    expect(await defaultsOf(cashier)).toEqual([])
    await manager.delete(`saved-views/${made.id}`)
    expect(await viewsOf(manager)).toEqual([])
  })

  test('is none of another list, and none that is not found', async () => {
    const { manager, cashier } = await aCompanyOfTwo()
    const made = await save(manager)
    await refuses(begin(manager, made.id, 'brands'), 'savedView.notFound')
    await refuses(begin(cashier, made.id), 'savedView.notFound')
    await refuses(begin(cashier, randomUUID()), 'savedView.notFound')
  })
})

describe('refuses', () => {
  test('nobody, other companies, and what is others’ own', async () => {
    const { shop, manager, cashier } = await aCompanyOfTwo()
    const other = await aShop(open())
    const stranger = await other.as('administrator')
    const made = await save(manager)
    const address = `saved-views/${made.id}`
    await refuses(shop.nobody.get('saved-views'), 'auth.required')
    await refuses(manager.get(`/${other.companyId}/saved-views`), 'company.notFound')
    await refuses(cashier.put(address, changed(made)), 'savedView.notFound')
    await refuses(cashier.delete(address), 'savedView.notFound')
    await refuses(stranger.delete(address), 'savedView.notFound')
    expect(await namesOf(manager)).toEqual(['Restock'])
  })

  test('sharing to who may not share, and changing what others share', async () => {
    const { manager, cashier } = await aCompanyOfTwo()
    await refuses(cashier.post('saved-views', input({ isShared: true })), 'auth.forbidden')
    const own = await save(cashier)
    await refuses(cashier.put(`saved-views/${own.id}`, changed(own, { isShared: true })), 'auth.forbidden')
    const shared = await save(manager, { isShared: true })
    await refuses(cashier.put(`saved-views/${shared.id}`, changed(shared, { name: 'Mine now' })), 'auth.forbidden')
    await refuses(cashier.delete(`saved-views/${shared.id}`), 'auth.forbidden')
    expect(await namesOf(manager)).toEqual(['Restock'])
  })

  test('more than a person keeps', async () => {
    const { cashier } = await aCompanyOfTwo()
    for (let number = 0; number < MOST_SAVED_VIEWS.own; number += 1) await save(cashier, { name: `View ${number}` })
    const { params } = await refuses(cashier.post('saved-views', input()), 'savedView.tooMany')
    expect(params).toEqual({ mostViews: MOST_SAVED_VIEWS.own })
  })

  test.each([
    ['a list that is none', { list: '../x' }],
    ['an empty name', { name: ' ' }],
    ['a page of nothing', { view: { ...VIEW, limit: 0 } }],
    ['an order that is none', { view: { ...VIEW, sort: { field: 'name', direction: 'up' } } }],
    ['a filter that is no text', { view: { ...VIEW, filters: { brand: 1 } } }],
    ['more columns than a list has', { view: { ...VIEW, columns: Array.from({ length: 61 }, () => 'x') } }],
  ])('%s', async (_, given) => {
    const { cashier } = await aCompanyOfTwo()
    await refuses(cashier.post('saved-views', { ...input(), ...given }), 'request.invalid')
  })
})
