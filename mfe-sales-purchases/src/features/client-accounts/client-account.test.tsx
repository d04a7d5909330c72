import { expect, test } from '@jest/globals'
import type { AccountMovement, ClientAccount } from '@comptoir/contracts/sales/client-accounts'
import { aPage, checkAccessibility, fakeApi, refusal, renderPage } from '@comptoir/testing'
import { screen, within } from '@testing-library/react'
import * as fc from 'fast-check'
import { ClientAccountSummary } from './client-account.tsx'
import { mayStillOwe } from './may-still-owe.ts'
import { locales } from '../../testing/locales.ts'

const ACCOUNT = '/:companyId/client-accounts/:id'
const MOVEMENTS = '/:companyId/account-movements/paginated'
const place = { locales, path: '/:companyId/:pointOfSaleId/clients', route: '/c1/p1/clients' }

const aMovement = (over: Partial<AccountMovement> = {}): AccountMovement => ({
  id: 'm1',
  documentKind: 'sale',
  documentId: 's1',
  number: 'TIC-LM2-000007',
  occurredAt: '2026-11-21T09:00:00.000Z',
  currency: 'TND',
  amountMinor: 12_500,
  ...over,
})

const withAccount = (given: Partial<ClientAccount>, rows: AccountMovement[]) =>
  fakeApi()
    .on<ClientAccount>('get', ACCOUNT, { clientId: 'cl1', currency: 'TND', owedMinor: 0, limitMinor: null, ...given })
    .on('get', MOVEMENTS, aPage(rows))

test('what a client owes, may still owe, and what it comes from', async () => {
  const back = aMovement({ id: 'm2', documentKind: 'salesReturn', number: 'RET-LM2-000002', amountMinor: -2500 })
  const elsewhere = aMovement({ id: 'm3', number: null })
  const api = withAccount({ owedMinor: 22_500, limitMinor: 50_000 }, [aMovement(), back, elsewhere])
  const { container } = await renderPage(<ClientAccountSummary clientId="cl1" />, place)
  const list = within(await screen.findByRole('list', { name: 'Movements' }))
  expect(screen.getByText('Owes').parentElement?.textContent).toContain('22.500')
  expect(screen.getByText('May still owe').parentElement?.textContent).toContain('27.500')
  expect(list.getByRole('link', { name: 'TIC-LM2-000007' }).getAttribute('href')).toContain('/sales/s1')
  expect(list.queryByRole('link', { name: /RET/ })).toBeNull()
  expect(list.getByText('At another point of sale')).toBeTruthy()
  expect(api.callsTo('get', MOVEMENTS)[0]?.searchParams.get('filter[client]')).toBe('cl1')
  await checkAccessibility(container)
})

test('nothing was sold on credit, nothing limits it, and it cannot be read', async () => {
  withAccount({ owedMinor: -1000 }, [])
  const shown = await renderPage(<ClientAccountSummary clientId="cl1" />, place)
  expect(await screen.findByText('Nothing was sold to them on credit yet.')).toBeTruthy()
  expect(screen.getByText('Is owed').parentElement?.textContent).toContain('1.000')
  expect(screen.getByText('No limit')).toBeTruthy()
  shown.unmount()
  fakeApi().on('get', ACCOUNT, refusal('auth.forbidden'))
  await renderPage(<ClientAccountSummary clientId="cl1" />, place)
  expect(await screen.findByText(/permission/)).toBeTruthy()
})

test('what may still be owed and what is owed never come above the limit, unless that much is owed', () => {
  const amount = fc.integer({ min: -1_000_000, max: 1_000_000 })
  fc.assert(
    fc.property(amount, fc.nat({ max: 1_000_000 }), (owedMinor, limitMinor) => {
      const left = mayStillOwe({ owedMinor, limitMinor })
      expect(left).toBeGreaterThanOrEqual(0)
      expect(owedMinor + left).toBe(Math.max(owedMinor, limitMinor))
    }),
  )
})
