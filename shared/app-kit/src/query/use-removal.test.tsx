import { beforeEach, expect, jest, test } from '@jest/globals'
import { aCompany, aProblem, aSession } from '@comptoir/testing/fake'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { ApiProblem } from '../http/problem.ts'
import { setNotifier } from '../notify/notify.ts'
import { signIn } from '../session/store.ts'
import { createQueryClient } from './client.ts'
import { useRemoval, type RemovalOptions } from './use-removal.ts'

interface Brand {
  name: string
  isActive?: boolean
}

const client = createQueryClient()
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
)

let said: string[] = []

beforeEach(() => {
  signIn(aSession({ company: aCompany({ id: 'c1' }) }))
  client.clear()
  client.setQueryData(['c1', 'brands', 'list'], {})
  said = []
  setNotifier({ show: ({ type, text }) => said.push(`${type}: ${text}`), dismiss: () => undefined })
})

const refused = (...args: Parameters<typeof aProblem>) => Promise.reject(new ApiProblem(aProblem(...args)))
const isListFresh = () => client.getQueryState(['c1', 'brands', 'list'])?.isInvalidated === false

function renderRemoval(options: Partial<RemovalOptions<Brand>>) {
  const words = {
    inUse: 'brand.inUse',
    invalidates: ['brands'],
    removed: ({ name }: Brand) => `${name} is gone`,
  } as const
  return renderHook(() => useRemoval<Brand>({ remove: () => Promise.resolve(), ...words, ...options }), { wrapper })
}

async function removing(options: Partial<RemovalOptions<Brand>>, brand: Brand) {
  const { result } = renderRemoval(options)
  act(() => result.current.ask(brand))
  await act(async () => result.current.remove())
  return result
}

test('nothing is deleted before somebody said so', async () => {
  const remove = jest.fn(() => Promise.resolve())
  const { result } = renderRemoval({ remove })
  await act(async () => result.current.remove())
  act(() => result.current.ask({ name: 'Sicam' }))
  expect(result.current).toMatchObject({ isOpen: true, item: { name: 'Sicam' }, refusal: null })
  act(() => result.current.close())
  expect(result.current).toMatchObject({ isOpen: false, item: { name: 'Sicam' } })
  expect(remove).not.toHaveBeenCalled()
})

test('what is deleted is told, and the list is read again', async () => {
  const onChanged = jest.fn()
  const result = await removing({ onChanged }, { name: 'Sicam' })
  expect(result.current).toMatchObject({ isOpen: false, isBusy: false })
  expect(said).toEqual(['success: Sicam is gone'])
  expect(isListFresh()).toBe(false)
  expect(onChanged).toHaveBeenCalledTimes(1)
})

test('what is in use says by what, and can be made inactive', async () => {
  const deactivate = jest.fn((one: Brand) => Promise.resolve(one))
  const options = {
    remove: () => refused('brand.inUse', { params: { products: 12 } }),
    deactivate,
    deactivated: ({ name }: Brand) => `${name} rests`,
  }
  const result = await removing(options, { name: 'Sicam', isActive: true })
  expect(result.current).toMatchObject({ isOpen: true, isBusy: false, refusal: expect.stringContaining('12') })
  expect(said).toEqual([])
  await act(async () => result.current.deactivate?.())
  expect(deactivate).toHaveBeenCalledWith({ name: 'Sicam', isActive: true })
  expect(said).toEqual(['success: Sicam rests'])
  expect(result.current.isOpen).toBe(false)
  expect(isListFresh()).toBe(false)
})

test('making inactive is not offered for what is so already, nor where there is no such thing', () => {
  const deactivate = () => Promise.resolve()
  const { result } = renderRemoval({ deactivate })
  act(() => result.current.ask({ name: 'Sicam', isActive: false }))
  expect(result.current.deactivate).toBeNull()
  act(() => result.current.ask({ name: 'Sicam' }))
  expect(result.current.deactivate).not.toBeNull()
  expect(renderRemoval({}).result.current.deactivate).toBeNull()
})

test('a change by somebody else is told, and the list is read again', async () => {
  const stale = { params: { by: 'Sami', changedAt: '2026-05-04T09:00:00.000Z' } }
  const result = await removing({ remove: () => refused('request.versionStale', stale) }, { name: 'Sicam' })
  expect(said).toEqual([expect.stringMatching(/^error: Sami changed this/)])
  expect(result.current.isOpen).toBe(false)
  expect(isListFresh()).toBe(false)
})
