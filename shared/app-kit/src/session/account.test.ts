import { beforeEach, expect, test } from '@jest/globals'
import { aPointOfSale, aSession, fakeApi, refusal, reply } from '@comptoir/testing/fake'
import { logout, refreshSession } from './account.ts'
import { session, signIn } from './store.ts'

const closed = aPointOfSale({ name: 'Closed' })
const open = aPointOfSale({ name: 'Open' })

beforeEach(() => {
  signIn(aSession({ pointOfSale: closed }))
})

test('signing out tells the API and forgets the session', async () => {
  const api = fakeApi().on('post', '/auth/logout', reply(undefined))
  await logout()
  expect(api.callsTo('post', '/auth/logout')).toHaveLength(1)
  expect(session.getState().token).toBeNull()
})

test('signing out works without the API', async () => {
  fakeApi().on('post', '/auth/logout', refusal('server.unavailable'))
  await logout()
  expect(session.getState().user).toBeNull()
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
