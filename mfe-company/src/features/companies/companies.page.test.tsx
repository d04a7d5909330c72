import { describe, expect, test } from '@jest/globals'
import type { CompanyRow } from '@comptoir/contracts'
import { aSession, aUser, checkAccessibility, fakeApi, refusal, renderPage } from '@comptoir/testing'
import { screen, within } from '@testing-library/react'
import { aCompanyRow } from '../../testing/builders.ts'
import { locales } from '../../testing/locales.ts'
import { COMPANIES_ON_A_PAGE } from './companies.api.ts'
import { CompaniesPage } from './companies.page.tsx'

const session = { ...aSession({ company: null, pointOfSale: null }), user: aUser({ isSuperAdministrator: true, role: null, permissions: [] }) }
const place = { locales, session, path: '/superadmin/companies', route: '/superadmin/companies' }
const LIST = '/superadmin/companies'

describe('the companies of the installation', () => {
  test('are shown with their size, to somebody who belongs to none', async () => {
    fakeApi().on('get', LIST, { data: [aCompanyRow(), aCompanyRow({ name: 'Couffin de Djerba', city: null, userCount: 12 })] })
    const { container } = await renderPage(<CompaniesPage />, place)
    const row = within(await screen.findByRole('row', { name: /Bazar du Sahel/ }))
    expect(row.getByText('Sousse')).toBeTruthy()
    expect(row.getByText('5')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Next page' })).toBeNull()
    await checkAccessibility(container)
  })

  test('come page by page, forwards and back', async () => {
    const many = Array.from({ length: COMPANIES_ON_A_PAGE + 1 }, (_, index) => aCompanyRow({ name: `Société ${String(index).padStart(3, '0')}` }))
    const last = many[COMPANIES_ON_A_PAGE - 1]
    const api = fakeApi().on<{ data: CompanyRow[] }>('get', LIST, ({ searchParams }) => ({
      data: searchParams.get('after') === last?.id ? many.slice(COMPANIES_ON_A_PAGE) : many,
    }))
    const { user } = await renderPage(<CompaniesPage />, place)
    expect(await screen.findByText('Société 000')).toBeTruthy()
    expect(screen.queryByText('Société 050')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Next page' }))
    expect(await screen.findByText('Société 050')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Next page' })).toHaveProperty('disabled', true)
    expect(api.callsTo('get', LIST).at(-1)?.searchParams.get('after')).toBe(last?.id)
    await user.click(screen.getByRole('button', { name: 'Previous page' }))
    expect(await screen.findByText('Société 000')).toBeTruthy()
  })

  test('a failure can be tried again', async () => {
    const api = fakeApi().on('get', LIST, refusal('server.unavailable'))
    const { user } = await renderPage(<CompaniesPage />, place)
    expect(await screen.findByText('The list could not be loaded')).toBeTruthy()
    api.on('get', LIST, { data: [aCompanyRow()] })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Bazar du Sahel')).toBeTruthy()
  })

  test('read in French', async () => {
    fakeApi().on('get', LIST, { data: [aCompanyRow()] })
    await renderPage(<CompaniesPage />, { ...place, language: 'fr' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Sociétés' })).toBeTruthy()
    expect(screen.getByRole('columnheader', { name: 'Raison sociale' })).toBeTruthy()
  })
})
