import { beforeEach, describe, expect, test } from '@jest/globals'
import { aPointOfSale, aSession, fakeApi, refusal, reply } from '@comptoir/testing/fake'
import { endOwedSession, logout, refreshSession } from './account.ts'
import { isSignOutOwed } from './storage.ts'
import { session, signIn } from './store.ts'

const closed = aPointOfSale({ name: 'Closed' })
const open = aPointOfSale({ name: 'Open' })

beforeEach(() => {
  signIn(aSession({ pointOfSale: closed }))
})

test('signing out tells the API and forgets the session', async () => {
  const api = fakeApi().on('post', '/auth/logout', reply(undefined))
  expect(await logout()).toBe(true)
  expect(api.callsTo('post', '/auth/logout').map(({ headers }) => headers.get('x-comptoir'))).toEqual(['1'])
  expect(session.getState().token).toBeNull()
  expect(isSignOutOwed()).toBe(false)
})

describe('signing out when the API does not hear of it', () => {
  beforeEach(async () => {
    fakeApi().on('post', '/auth/logout', refusal('server.unavailable'))
    expect(await logout()).toBe(false)
  })

  test('ends the session here all the same', () => {
    expect(session.getState().user).toBeNull()
  })

  test('is told to the API until it has heard', async () => {
    expect(await endOwedSession()).toBe(false)
    const api = fakeApi().on('post', '/auth/logout', reply(undefined))
    expect(await endOwedSession()).toBe(true)
    expect(await endOwedSession()).toBe(true)
    expect(api.callsTo('post', '/auth/logout')).toHaveLength(3)
  })

  test('is no longer owed once somebody signs in, whose session must not end by it', async () => {
    signIn(aSession())
    expect(await endOwedSession()).toBe(true)
    expect(isSignOutOwed()).toBe(false)
  })
})

test('a point of sale that is no longer mine is left for one that is', async () => {
  const { user, company } = session.getState()
  fakeApi().on('get', '/users/me', { user, company, pointsOfSale: [open] })
  await refreshSession()
  expect(session.getState().pointOfSale).toEqual(open)
  expect(session.getState().pointsOfSale).toEqual([open])
})

test('my point of sale stays, under its present name', async () => {
  const { user, company } = session.getState()
  fakeApi().on('get', '/users/me', { user, company, pointsOfSale: [open, { ...closed, name: 'Open again' }] })
  await refreshSession()
  expect(session.getState().pointOfSale?.name).toBe('Open again')
})

test('what is answered as it was known stays the same object, in whatever order its fields come', async () => {
  const before = session.getState()
  const reversed = Object.fromEntries(Object.entries({ ...before.user }).reverse())
  fakeApi().on('get', '/users/me', { ...before, user: reversed, pointsOfSale: [{ ...closed }] })
  await refreshSession()
  const after = session.getState()
  expect(after.user).toBe(before.user)
  expect(after.company).toBe(before.company)
  expect(after.pointOfSale).toBe(before.pointOfSale)
})
