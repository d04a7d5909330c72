import { beforeEach, expect, test } from '@jest/globals'
import { aCompany, aSession, fakeApi, refusal, reply, type FakeApi } from '@comptoir/testing/fake'
import { BRANDS, type Brand, type BrandInput } from '@comptoir/contracts/inventory/brands'
import { PRODUCTS } from '@comptoir/contracts/inventory/products'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { newId } from '../new-id.ts'
import { setNotifier } from '../notify/notify.ts'
import { signIn } from '../session/store.ts'
import { createQueryClient } from './client.ts'
import { useQuickForm } from './use-quick-form.ts'

const ALL = '/c1/brands'
const ONE = '/c1/brands/:id'
const sicam: Brand = { id: newId(), name: 'Sicam', isActive: true, productCount: 0, version: 4 }

const client = createQueryClient()
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
)

let api: FakeApi
let said: string[] = []

beforeEach(() => {
  signIn(aSession({ company: aCompany({ id: 'c1' }) }))
  client.clear()
  said = []
  setNotifier({ show: ({ type, text }) => said.push(`${type}: ${text}`), dismiss: () => undefined })
  api = fakeApi().on('post', ALL, ({ body }) => reply({ ...sicam, ...(body as BrandInput) }, 201))
})

function renderQuick() {
  const useBrandForm = () =>
    useQuickForm(BRANDS, {
      blank: { name: '' },
      valuesOf: ({ name }) => ({ name }),
      inputOf: ({ name }) => ({ name: name.toUpperCase() }),
      fieldOf: { inUse: 'name' },
      alsoShownBy: [PRODUCTS],
      saved: ({ name }) => `${name} is saved`,
    })
  return renderHook(useBrandForm, { wrapper }).result
}

test('a new one is sent as its contract wants it, under one id until it is saved', async () => {
  client.setQueryData(['c1', 'brands', 'list'], [])
  client.setQueryData(['c1', 'products', 'list'], [])
  api.on('post', ALL, refusal('server.unavailable'))
  const result = renderQuick()
  act(() => result.current.add())
  expect(result.current).toMatchObject({ isOpen: true, isNew: true })
  act(() => result.current.form.setValue('name', 'délice'))
  await act(async () => expect(await result.current.saveAndAdd()).toBe(false))
  expect(said).toEqual([expect.stringMatching(/^error/)])
  api.on('post', ALL, ({ body }) => reply({ ...sicam, ...(body as BrandInput) }, 201))
  await act(async () => expect(await result.current.saveAndAdd()).toBe(true))
  expect(result.current).toMatchObject({ isOpen: true, isNew: true })
  expect(result.current.form.getValues()).toEqual({ name: '' })
  act(() => result.current.form.setValue('name', 'vitalait'))
  await act(async () => result.current.save())
  await waitFor(() => expect(result.current.isOpen).toBe(false))
  expect(said.slice(1)).toEqual(['success: DÉLICE is saved', 'success: VITALAIT is saved'])
  const calls = api.callsTo('post', ALL)
  const [lost, first, second] = calls.map(({ body }) => body as BrandInput)
  expect(first).toEqual({ id: lost?.id, name: 'DÉLICE' })
  expect(second?.id).not.toBe(first?.id)
  expect(calls[0]?.headers.get('idempotency-key')).toBe(lost?.id)
  for (const resource of ['brands', 'products'])
    expect(client.getQueryState(['c1', resource, 'list'])?.isInvalidated).toBe(true)
})

test('what breaks the contract is not sent', async () => {
  const result = renderQuick()
  act(() => result.current.add())
  await act(async () => expect(await result.current.saveAndAdd()).toBe(false))
  expect(api.calls).toHaveLength(0)
})

test('a refusal without a field is told at the one that the form names for its reason', async () => {
  api.on('post', ALL, refusal('brand.inUse', { params: { products: 3 } }))
  const result = renderQuick()
  act(() => result.current.add())
  act(() => result.current.form.setValue('name', 'sicam'))
  await act(async () => expect(await result.current.saveAndAdd()).toBe(false))
  expect(result.current.form.getFieldState('name').error?.message).toMatch(/products: 3/)
  expect(said).toEqual([])
})

test('a change by somebody else keeps what was typed until the present state is asked for', async () => {
  const stale = { params: { by: 'Sami', changedAt: '2026-05-04T09:00:00.000Z' } }
  const now: Brand = { ...sicam, name: 'Sicam & fils', version: 5 }
  api.on('put', ONE, refusal('request.versionStale', stale)).on('get', ONE, now)
  const result = renderQuick()
  act(() => result.current.edit(sicam))
  expect(result.current).toMatchObject({ isOpen: true, isNew: false, staleMessage: null })
  act(() => result.current.form.setValue('name', 'sicam sa'))
  await act(async () => result.current.save())
  await waitFor(() => expect(result.current.staleMessage).toMatch(/^Sami/))
  expect(result.current.form.getValues()).toEqual({ name: 'sicam sa' })
  expect(said).toEqual([])
  await act(async () => result.current.reload())
  await waitFor(() => expect(result.current.staleMessage).toBeNull())
  expect(result.current.form.getValues()).toEqual({ name: 'Sicam & fils' })
  api.on('put', ONE, now)
  await act(async () => result.current.save())
  await waitFor(() => expect(result.current.isOpen).toBe(false))
  const call = api.callsTo('put', ONE).at(-1)
  expect(call).toMatchObject({ body: { name: 'SICAM & FILS' }, params: { id: sicam.id } })
  expect(call?.headers.get('if-match')).toBe('"5"')
})
