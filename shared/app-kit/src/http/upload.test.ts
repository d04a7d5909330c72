import { beforeEach, expect, test } from '@jest/globals'
import { aSession, fakeApi, refusal, reply, type FakeCall } from '@comptoir/testing/fake'
import { signIn } from '../session/store.ts'
import { api } from './api.ts'
import { onRegistryRevision } from './registry-revision.ts'

function aForm(): FormData {
  const form = new FormData()
  form.set('file', new Blob(['a;b']), 'products.csv')
  return form
}

beforeEach(() => {
  localStorage.clear()
  signIn(aSession({ token: 'mine' }))
})

test('an upload sends the form and tells how far it is', async () => {
  const fake = fakeApi().on('post', '/c/products/import', reply({ id: 'i1' }, 202))
  const seen: number[] = []
  const answer = await api.upload('c/products/import', aForm(), { onProgress: (fraction) => seen.push(fraction) })
  expect(answer).toEqual({ id: 'i1' })
  expect(seen).toEqual([0.5, 1])
  expect(fake.calls[0]?.body).toBeInstanceOf(FormData)
  expect(fake.calls[0]?.headers.get('authorization')).toBe('Bearer mine')
})

test('an upload may change something, on the version that was read', async () => {
  const fake = fakeApi().on('put', '/company/c', { version: 8 })
  expect(await api.upload('company/c', aForm(), { method: 'PUT', version: 7 })).toEqual({ version: 8 })
  expect(fake.calls[0]?.headers.get('if-match')).toBe('"7"')
})

test('a refused upload throws as other calls do', async () => {
  fakeApi().on('post', '/c/products/import', refusal('productImport.notCsv'))
  await expect(api.upload('c/products/import', aForm())).rejects.toMatchObject({
    code: 'productImport.notCsv',
    status: 422,
  })
})

test('an upload renews an old token too', async () => {
  const guarded = ({ headers }: FakeCall) =>
    headers.get('authorization') === 'Bearer new' ? 'taken' : refusal('auth.tokenStale')
  fakeApi().on('post', '/c/products/import', guarded).on('post', '/auth/refresh', { token: 'new' })
  expect(await api.upload('c/products/import', aForm())).toBe('taken')
})

test('the answer to an upload tells the revision of the registry as others do', async () => {
  fakeApi().on('post', '/c/products/import', reply({ id: 'i1' }, 202, { 'x-registry-revision': '7' }))
  const seen: number[] = []
  const end = onRegistryRevision((revision) => seen.push(revision))
  await api.upload('c/products/import', aForm())
  end()
  expect(seen).toEqual([7])
})

test('an aborted upload rejects with the reason, before and during', async () => {
  fakeApi().on('post', '/c/products/import', () => new Promise(() => undefined))
  const controller = new AbortController()
  const sending = api.upload('c/products/import', aForm(), { signal: controller.signal })
  controller.abort(new Error('changed my mind'))
  await expect(sending).rejects.toThrow('changed my mind')
  await expect(api.upload('c/products/import', aForm(), { signal: controller.signal })).rejects.toThrow(
    'changed my mind',
  )
})
