import type { SavedView } from '@comptoir/contracts/identity/saved-views'
import { beforeEach, describe, expect, test } from '@jest/globals'
import { aCompany, aSession, aUser, fakeApi, reply } from '@comptoir/testing/fake'
import { renderHook } from '@testing-library/react'
import { signIn, signOut } from '../session/store.ts'
import { loadSavedViews, SAVED_VIEWS_KEY, useSavedViews } from './saved-views.ts'

const VIEWS = '/:companyId/saved-views'

const aView = (given: Partial<SavedView> = {}): SavedView => ({
  id: 'v1',
  list: 'brands',
  name: 'Mine',
  isShared: false,
  view: { search: '', filters: {}, sort: null, limit: 25, columns: null, density: 'comfortable' },
  owner: 'Sami',
  isOwn: true,
  isDefault: false,
  ...given,
})

const enter = (userId: string, companyId = 'c1') =>
  signIn(aSession({ company: aCompany({ id: companyId }), user: aUser({ id: userId, companyId }) }))
const found = (list?: string) => renderHook(() => useSavedViews(list)).result.current.map(({ name }) => name)

beforeEach(() => {
  signOut()
  localStorage.clear()
  enter('u1')
})

describe('saved views', () => {
  test('are read once for all lists, and each list has its own', async () => {
    fakeApi().on('get', VIEWS, [aView(), aView({ id: 'v2', list: 'products', name: 'Restock' })])
    await loadSavedViews()
    expect(found('brands')).toEqual(['Mine'])
    expect(found('products')).toEqual(['Restock'])
    expect(found()).toEqual([])
  })

  test('stay as they are while there is no answer', async () => {
    const api = fakeApi().on('get', VIEWS, [aView()])
    await loadSavedViews()
    api.on('get', VIEWS, reply(null, 503))
    await loadSavedViews()
    expect(found('brands')).toEqual(['Mine'])
  })

  test.each([
    ['nobody', () => signOut()],
    ['somebody else', () => enter('u2')],
    ['another company', () => enter('u1', 'c2')],
  ])('are forgotten, on the device too, for %s', async (_, change) => {
    fakeApi().on('get', VIEWS, [aView()])
    await loadSavedViews()
    expect(localStorage.getItem(SAVED_VIEWS_KEY)).toContain('Mine')
    change()
    expect(found('brands')).toEqual([])
    expect(localStorage.getItem(SAVED_VIEWS_KEY)).toBeNull()
  })

  test('that come after somebody else has signed in are not taken over', async () => {
    let answer: (views: SavedView[]) => void = () => undefined
    fakeApi().on('get', VIEWS, () => new Promise<SavedView[]>((resolve) => (answer = resolve)))
    const loading = loadSavedViews()
    await new Promise((resolve) => setTimeout(resolve, 0))
    enter('u2')
    answer([aView()])
    await loading
    expect(found('brands')).toEqual([])
  })
})

describe('what another tab keeps', () => {
  const keptElsewhere = (stored: string) => {
    localStorage.setItem(SAVED_VIEWS_KEY, stored)
    globalThis.dispatchEvent(new StorageEvent('storage', { key: SAVED_VIEWS_KEY }))
    return found('brands')
  }

  test('is there at once', () => {
    expect(keptElsewhere(JSON.stringify({ reader: 'u1 c1', views: [aView()] }))).toEqual(['Mine'])
  })

  test.each([
    ['somebody else’s', JSON.stringify({ reader: 'u2 c1', views: [aView()] })],
    ['no JSON', '{'],
    ['no list', JSON.stringify({ reader: 'u1 c1', views: {} })],
    ['nothing', 'null'],
  ])('counts as absent when it is %s', (_, stored) => {
    expect(keptElsewhere(stored)).toEqual([])
  })
})
