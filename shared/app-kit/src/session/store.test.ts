import { SALES } from '@comptoir/contracts/sales/sales'
import type { SessionAnswer } from '@comptoir/contracts/identity/session'
import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { aCompany, aPointOfSale, aSession, aUser } from '@comptoir/testing/fake'
import { loadSession } from './storage.ts'
import {
  removeCompany,
  removePointOfSale,
  removeUser,
  session,
  setCompany,
  setPointOfSale,
  signIn,
  signOut,
} from './store.ts'
import { hasPermission } from './use-session.ts'

beforeEach(() => {
  signOut()
  localStorage.clear()
})

/** As the browser tells this tab that another one wrote. */
function otherTabWrites(entries: Record<string, object | string | null>): void {
  for (const [key, value] of Object.entries(entries)) {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value))
  }
  for (const key of Object.keys(entries)) globalThis.dispatchEvent(new StorageEvent('storage', { key }))
}

describe('what the browser keeps', () => {
  test('signing in fills the five entries, and a later visit finds them', () => {
    const answer = aSession()
    signIn(answer)
    expect(Object.keys(localStorage).sort()).toEqual(['auth_company', 'auth_pos', 'auth_user', 'companyData', 'token'])
    expect(localStorage.getItem('companyData')).toBe(localStorage.getItem('auth_company'))
    expect(loadSession()).toEqual({
      token: answer.token,
      user: answer.user,
      company: answer.company,
      pointOfSale: answer.pointOfSale,
    })
  })

  test('signing out leaves nothing', () => {
    signIn(aSession())
    signOut()
    expect(localStorage).toHaveLength(0)
    expect(session.getState()).toEqual({ token: null, user: null, company: null, pointOfSale: null, pointsOfSale: [] })
  })

  test('each part can be set and removed by itself', () => {
    signIn(aSession())
    const company = aCompany({ name: 'Autre société' })
    setCompany(company)
    expect(JSON.parse(localStorage.getItem('companyData') ?? '')).toEqual(company)
    removeCompany()
    removePointOfSale()
    removeUser()
    expect(Object.keys(localStorage)).toEqual(['token'])
  })

  test.each(['{broken', 'null', '[]', '"text"', '{"id":7}', '{"name":"no id"}'])(
    'a damaged entry %s counts as absent',
    (text) => {
      localStorage.setItem('auth_user', text)
      localStorage.setItem('auth_company', text)
      localStorage.setItem('auth_pos', text)
      expect(loadSession()).toEqual({ token: null, user: null, company: null, pointOfSale: null })
    },
  )

  test('an entry with an id only takes careful defaults', () => {
    localStorage.setItem('auth_user', '{"id":"u1","role":"emperor","permissions":["sales.read",7]}')
    localStorage.setItem('auth_company', '{"id":"c1"}')
    const { user, company } = loadSession()
    expect(user).toMatchObject({ id: 'u1', role: null, isAdministrator: false, permissions: ['sales.read'] })
    expect(company).toMatchObject({ id: 'c1', currency: 'TND', timeZone: 'Africa/Tunis', allowUnitPriceEntry: false })
  })
})

/** The entries that a change writes, in their order. */
function writesOf(change: () => void): [key: string, value: string | null][] {
  const writes: [string, string | null][] = []
  const set = jest
    .spyOn(Storage.prototype, 'setItem')
    .mockImplementation((key, value) => void writes.push([key, value]))
  const remove = jest.spyOn(Storage.prototype, 'removeItem').mockImplementation((key) => void writes.push([key, null]))
  change()
  set.mockRestore()
  remove.mockRestore()
  return writes
}

describe('another tab, which writes entry by entry', () => {
  const sami = aSession({ user: aUser({ name: 'Sami' }), company: aCompany() })
  const leila = { ...aSession({ user: aUser({ name: 'Leila' }), company: aCompany() }), token: 'hers' }
  const changes: [change: string, from: SessionAnswer | null, to: SessionAnswer | null][] = [
    ['signs in', null, sami],
    ['signs out', sami, null],
    ['signs somebody else in', sami, leila],
  ]
  const enter = (whom: SessionAnswer | null) => (whom === null ? signOut() : signIn(whom))
  const seen = () => {
    const { token, user, company, pointOfSale } = session.getState()
    return JSON.stringify([token, user?.id, company?.id, pointOfSale?.id])
  }

  test.each(changes)('%s: this one never sees the half of it', (_, from, to) => {
    enter(from)
    const before = seen()
    const writes = writesOf(() => enter(to))
    const after = seen()
    enter(from)
    expect(writes.length).toBeGreaterThan(4)
    for (const [key, value] of writes) {
      otherTabWrites({ [key]: value })
      expect([before, after]).toContain(seen())
    }
    expect(seen()).toBe(after)
  })
})

describe('another tab', () => {
  test('signs out: this one does too', () => {
    signIn(aSession())
    otherTabWrites({ token: null, auth_user: null, auth_company: null, auth_pos: null, companyData: null })
    expect(session.getState().user).toBeNull()
    expect(session.getState().pointsOfSale).toEqual([])
  })

  test('clears everything at once', () => {
    signIn(aSession())
    localStorage.clear()
    globalThis.dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(session.getState().token).toBeNull()
  })

  test('refreshes the token: this one uses it and keeps its user object', () => {
    signIn(aSession())
    const { user } = session.getState()
    otherTabWrites({ token: 'newer' })
    expect(session.getState().token).toBe('newer')
    expect(session.getState().user).toBe(user)
  })

  test('moves to another shop: this one keeps its own', () => {
    signIn(aSession({ pointOfSale: aPointOfSale({ name: 'La Marsa' }) }))
    otherTabWrites({ auth_pos: aPointOfSale({ name: 'Sfax Centre' }) })
    expect(session.getState().pointOfSale?.name).toBe('La Marsa')
  })

  test('signs somebody else in: this one follows whole', () => {
    signIn(aSession())
    const pointOfSale = aPointOfSale()
    otherTabWrites({ token: 'theirs', auth_user: aUser({ name: 'Sami' }), auth_pos: pointOfSale })
    expect(session.getState()).toMatchObject({ token: 'theirs', user: { name: 'Sami' }, pointOfSale, pointsOfSale: [] })
  })

  test('writes something of its own: nothing happens', () => {
    signIn(aSession())
    const before = session.getState()
    otherTabWrites({ theme: 'dark' })
    expect(session.getState()).toBe(before)
  })
})

test('rights are those that the API gave, and nobody holds any', () => {
  expect(hasPermission(SALES.permissions.write)).toBe(false)
  signIn(aSession({ role: 'cashier' }))
  expect(hasPermission(SALES.permissions.write)).toBe(true)
  expect(hasPermission('products.write')).toBe(false)
})

test('a new point of sale is kept', () => {
  const pointOfSale = aPointOfSale()
  setPointOfSale(pointOfSale)
  expect(loadSession().pointOfSale).toEqual(pointOfSale)
})
