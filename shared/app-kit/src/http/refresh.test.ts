import { beforeEach, describe, expect, test } from '@jest/globals'
import { aSession, fakeApi, refusal, type FakeCall } from '@comptoir/testing/fake'
import { session, signIn, signOut } from '../session/store.ts'
import { api } from './api.ts'

const FRESH = 'Bearer fresh'

/** Refuses every token but the fresh one. */
const guarded = (call: FakeCall) =>
  call.headers.get('authorization') === FRESH ? 'welcome' : refusal('auth.tokenStale')

beforeEach(() => {
  localStorage.clear()
  signIn(aSession({ token: 'old' }))
})

describe('a token that has grown old', () => {
  test('is renewed once, and the call is made again', async () => {
    const fake = fakeApi().on('post', '/things', guarded).on('post', '/auth/refresh', { token: 'fresh' })
    expect(await api.post('things', { name: 'n' })).toBe('welcome')
    expect(fake.callsTo('post', '/things').map(({ body }) => body)).toEqual([{ name: 'n' }, { name: 'n' }])
    expect(fake.callsTo('post', '/auth/refresh').map(({ headers }) => headers.get('x-comptoir'))).toEqual(['1'])
    expect(localStorage.getItem('token')).toBe('fresh')
  })

  test('is renewed once for many calls at a time', async () => {
    const fake = fakeApi().on('get', '/things/:id', guarded).on('post', '/auth/refresh', { token: 'fresh' })
    expect(await Promise.all([1, 2, 3, 4].map((id) => api.get(`things/${String(id)}`)))).toEqual(
      Array(4).fill('welcome'),
    )
    expect(fake.callsTo('post', '/auth/refresh')).toHaveLength(1)
  })

  test('is not renewed when another tab already did', async () => {
    const fake = fakeApi().on('get', '/things', guarded)
    localStorage.setItem('token', 'fresh')
    expect(await api.get('things')).toBe('welcome')
    expect(fake.callsTo('post', '/auth/refresh')).toHaveLength(0)
  })

  test('is renewed under the lock that all tabs share', async () => {
    const names: string[] = []
    const locks = { request: (name: string, task: () => Promise<unknown>) => (names.push(name), task()) }
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
    fakeApi().on('get', '/things', guarded).on('post', '/auth/refresh', { token: 'fresh' })
    expect(await api.get('things')).toBe('welcome')
    expect(names).toEqual(['comptoir-refresh'])
    Reflect.deleteProperty(navigator, 'locks')
  })
})

describe('a renewal', () => {
  test('that is refused ends the session', async () => {
    fakeApi().on('get', '/things', guarded).on('post', '/auth/refresh', refusal('auth.refreshRefused'))
    await expect(api.get('things')).rejects.toMatchObject({ code: 'auth.tokenStale' })
    expect(session.getState().token).toBeNull()
    expect(localStorage).toHaveLength(0)
  })

  test('that fails for another reason keeps the session', async () => {
    fakeApi().on('get', '/things', guarded).on('post', '/auth/refresh', refusal('server.unavailable'))
    await expect(api.get('things')).rejects.toMatchObject({ code: 'server.unavailable' })
    expect(session.getState().token).toBe('old')
  })

  test('is not tried for wrong passwords, nor by nobody', async () => {
    fakeApi().on('post', '/auth/login', refusal('auth.invalidCredentials')).on('get', '/things', guarded)
    await expect(api.post('auth/login', {})).rejects.toMatchObject({ code: 'auth.invalidCredentials' })
    signOut()
    await expect(api.get('things')).rejects.toMatchObject({ code: 'auth.tokenStale' })
  })

  test('does not revive a session that ended meanwhile', async () => {
    const fake = fakeApi().on('get', '/things', () => {
      signOut()
      return refusal('auth.tokenStale')
    })
    await expect(api.get('things')).rejects.toMatchObject({ code: 'auth.tokenStale' })
    expect(fake.callsTo('post', '/auth/refresh')).toHaveLength(0)
  })
})
