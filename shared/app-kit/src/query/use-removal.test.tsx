import { beforeEach, expect, jest, test } from '@jest/globals'
import { aCompany, aSession, fakeApi, refusal, reply, type FakeApi } from '@comptoir/testing/fake'
import { BRANDS, type Brand } from '@comptoir/contracts/inventory/brands'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { newId } from '../new-id.ts'
import { setNotifier } from '../notify/notify.ts'
import { signIn } from '../session/store.ts'
import { createQueryClient } from './client.ts'
import { useRemoval, type RemovalOptions } from './use-removal.ts'

const ONE = '/c1/brands/:id'
const sicam: Brand = { id: newId(), name: 'Sicam', isActive: true, productCount: 12, version: 4 }

const client = createQueryClient()
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
)

let api: FakeApi
let said: string[] = []

beforeEach(() => {
  signIn(aSession({ company: aCompany({ id: 'c1' }) }))
  client.clear()
  client.setQueryData(['c1', 'brands', 'list'], {})
  said = []
  setNotifier({ show: ({ type, text }) => said.push(`${type}: ${text}`), dismiss: () => undefined })
  api = fakeApi().on('delete', ONE, reply(undefined))
})

const isListFresh = () => client.getQueryState(['c1', 'brands', 'list'])?.isInvalidated === false

function renderRemoval(options: Partial<RemovalOptions<typeof BRANDS>> = {}) {
  return renderHook(() => useRemoval(BRANDS, { removed: ({ name }) => `${name} is gone`, ...options }), { wrapper })
}

async function removing(options: Partial<RemovalOptions<typeof BRANDS>> = {}) {
  const { result } = renderRemoval(options)
  act(() => result.current.ask(sicam))
  await act(async () => result.current.remove())
  return result
}

test('nothing is deleted before somebody said so', async () => {
  const { result } = renderRemoval()
  await act(async () => result.current.remove())
  act(() => result.current.ask(sicam))
  expect(result.current).toMatchObject({ isOpen: true, item: { name: 'Sicam' }, refusal: null })
  act(() => result.current.close())
  expect(result.current).toMatchObject({ isOpen: false, item: { name: 'Sicam' } })
  expect(api.calls).toHaveLength(0)
})

test('what is deleted is told, and the list is read again', async () => {
  const onChanged = jest.fn()
  const result = await removing({ onChanged })
  expect(result.current).toMatchObject({ isOpen: false, isBusy: false })
  expect(said).toEqual(['success: Sicam is gone'])
  expect(api.callsTo('delete', ONE)[0]?.headers.get('if-match')).toBe('"4"')
  expect(isListFresh()).toBe(false)
  expect(onChanged).toHaveBeenCalledTimes(1)
})

test('what is in use says by what, and can be made inactive', async () => {
  api.on('delete', ONE, refusal('brand.inUse', { params: { products: 12 } })).on('put', ONE, sicam)
  const result = await removing({
    inactive: ({ name }) => ({ name, isActive: false }),
    deactivated: ({ name }) => `${name} rests`,
  })
  expect(result.current).toMatchObject({ isOpen: true, isBusy: false, refusal: expect.stringContaining('12') })
  expect(said).toEqual([])
  await act(async () => result.current.deactivate?.())
  const [call] = api.callsTo('put', ONE)
  expect(call).toMatchObject({ body: { name: 'Sicam', isActive: false }, params: { id: sicam.id } })
  expect(call?.headers.get('if-match')).toBe('"4"')
  expect(said).toEqual(['success: Sicam rests'])
  expect(result.current.isOpen).toBe(false)
  expect(isListFresh()).toBe(false)
})

test('making inactive is not offered for what is so already, nor where there is no such thing', () => {
  const { result } = renderRemoval({ inactive: ({ name }) => ({ name, isActive: false }) })
  act(() => result.current.ask({ ...sicam, isActive: false }))
  expect(result.current.deactivate).toBeNull()
  act(() => result.current.ask(sicam))
  expect(result.current.deactivate).not.toBeNull()
  const other = renderRemoval().result
  act(() => other.current.ask(sicam))
  expect(other.current.deactivate).toBeNull()
})

test('a change by somebody else is told, and the list is read again', async () => {
  const stale = { params: { by: 'Sami', changedAt: '2026-05-04T09:00:00.000Z' } }
  api.on('delete', ONE, refusal('request.versionStale', stale))
  const result = await removing()
  expect(said).toEqual([expect.stringMatching(/^error: Sami changed this/)])
  expect(result.current.isOpen).toBe(false)
  expect(isListFresh()).toBe(false)
})
