import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { aCompany, aSession, fakeApi, refusal, reply } from '@comptoir/testing/fake'
import { signIn, signOut } from '../session/store.ts'
import { api } from './api.ts'
import { pathOf } from './company-path.ts'
import { ApiProblem, ConnectionError, fieldOf, isProblem } from './problem.ts'

const company = aCompany({ id: 'company-1' })

beforeEach(() => {
  signIn(aSession({ company, token: 'my-token' }))
})
afterEach(() => {
  signOut()
})

describe('a request', () => {
  test('carries who asks, in which language, and a fresh id', async () => {
    const fake = fakeApi().on('get', '/things', [])
    await api.get('things')
    await api.get('things')
    const [first, second] = fake.calls
    expect(first?.headers.get('authorization')).toBe('Bearer my-token')
    expect(first?.headers.get('accept-language')).toBe('fr')
    expect(first?.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(second?.headers.get('x-request-id')).not.toBe(first?.headers.get('x-request-id'))
  })

  test('carries no token when nobody is signed in', async () => {
    signOut()
    const fake = fakeApi().on('post', '/auth/login', { token: 't' })
    await api.post('auth/login', { email: 'a@b.tn', password: 'x' })
    expect(fake.calls[0]?.headers.has('authorization')).toBe(false)
    expect(fake.calls[0]?.body).toEqual({ email: 'a@b.tn', password: 'x' })
  })

  test('names the version and the key that it was given', async () => {
    const fake = fakeApi().on('put', '/things/1', { id: '1' })
    await api.put('things/1', { name: 'n' }, { version: 3, idempotencyKey: 'k' })
    expect(fake.calls[0]?.headers.get('if-match')).toBe('"3"')
    expect(fake.calls[0]?.headers.get('idempotency-key')).toBe('k')
  })

  test('of a company begins with it and hides nothing in its parts', () => {
    expect(pathOf({ path: 'products/import' }, 'a/b')).toBe('company-1/products/import/a%2Fb')
    signOut()
    expect(() => pathOf({ path: 'products' })).toThrow('No company')
  })
})

describe('an answer', () => {
  test('is parsed, and an empty one is undefined', async () => {
    fakeApi().on('get', '/things/1', { id: '1' }).on('delete', '/things/1', reply(undefined, 204))
    expect(await api.get('things/1')).toEqual({ id: '1' })
    expect(await api.delete('things/1')).toBeUndefined()
  })

  test('that refuses is an ApiProblem with what the server said', async () => {
    const errors = [
      { pointer: '/lines/0/quantityMilli', keyword: 'minimum', message: 'More than 0.' },
      { pointer: '/lines/0/quantityMilli', keyword: 'type', message: 'A number.' },
      { pointer: '', keyword: 'anyOf', message: 'Of the whole.' },
    ]
    fakeApi().on('post', '/things', refusal('product.codeTaken', { params: { code: 'A1' }, errors }))
    const error: unknown = await api.post('things', {}).catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(ApiProblem)
    expect(isProblem(error, 'product.codeTaken')).toBe(true)
    expect(isProblem(error, 'product.inUse')).toBe(false)
    expect(error).toMatchObject({
      status: 409,
      code: 'product.codeTaken',
      params: { code: 'A1' },
      message: expect.stringContaining('A1'),
      fieldErrors: { 'lines.0.quantityMilli': 'More than 0.' },
    })
  })

  test('of a proxy without a problem is one all the same', async () => {
    fakeApi().on('get', '/things', reply('<html>Bad gateway</html>', 502))
    await expect(api.get('things')).rejects.toMatchObject({
      name: 'ApiProblem',
      status: 502,
      code: 'server.unavailable',
    })
  })

  test('of a server that says no more than a message keeps it', async () => {
    fakeApi().on('get', '/things', reply({ message: 'Server says no' }, 500))
    await expect(api.get('things')).rejects.toMatchObject({ status: 500, message: 'Server says no' })
  })

  test('that never comes is a ConnectionError', async () => {
    fakeApi().on('get', '/things', () => Promise.reject(new TypeError('fetch failed')))
    await expect(api.get('things')).rejects.toBeInstanceOf(ConnectionError)
  })

  test('that comes after the limit is a ConnectionError; without a limit there is none', async () => {
    const late = () => new Promise<string>((resolve) => setTimeout(() => resolve('late'), 60))
    fakeApi().on('get', '/things', late)
    await expect(api.get('things', { timeoutMs: 10 })).rejects.toBeInstanceOf(ConnectionError)
    expect(await api.get('things')).toBe('late')
  })

  test('nobody waits for any more ends as an abort, not as a failed connection', async () => {
    const controller = new AbortController()
    fakeApi().on('get', '/things', () => new Promise(() => undefined))
    const asked = api.get('things', { signal: controller.signal })
    controller.abort()
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' })
  })

  test('can be a file', async () => {
    fakeApi().on('get', '/report.csv', reply('a;b', 200))
    expect((await api.blob('report.csv')).size).toBeGreaterThan(0)
  })
})

test('pointers become the paths of form fields', () => {
  expect(fieldOf('/name')).toBe('name')
  expect(fieldOf('/lines/0/price')).toBe('lines.0.price')
  expect(fieldOf('/a~1b/~0c')).toBe('a/b.~c')
})
