import { expect, test } from '@jest/globals'
import type { FiscalClosing } from '@comptoir/contracts/sales/fiscal-closings'
import { aCompany, aSession, aUser, checkAccessibility, fakeApi, refusal, renderPage } from '@comptoir/testing'
import { screen } from '@testing-library/react'
import { aClosing } from '../../testing/a-closing.ts'
import { locales } from '../../testing/locales.ts'
import { FiscalClosingPage } from './fiscal-closing.page.tsx'

const ONE = '/:companyId/fiscal-closings/:id'
const page = {
  locales,
  session: aSession({ user: aUser({ id: 'u1', role: 'accountant' }), company: aCompany({ id: 'c1' }) }),
  path: '/:companyId/fiscalClosings/:id',
  route: '/c1/fiscalClosings/f1',
}

test('a closing shows its figures, its annex and how far each series is covered, on the screen and on paper', async () => {
  fakeApi().on<FiscalClosing>('get', ONE, aClosing())
  const { container } = await renderPage(<FiscalClosingPage />, page)
  expect(await screen.findByRole('heading', { name: 'Closing of 21/11/2026' })).toBeTruthy()
  expect(screen.getByText('TIC-LM2-004218 – TIC-LM2-004220')).toBeTruthy()
  expect(screen.getByRole('table', { name: 'Late documents' }).textContent).toContain('19/11/2026')
  const [paper] = screen.getAllByRole('document', { name: 'Closing of 21/11/2026' })
  expect(paper?.textContent).toContain('NET SALES63.110')
  expect(paper?.textContent).toContain('Goods returned−5.350')
  expect(paper?.textContent).toContain('Cash57.760')
  expect(paper?.textContent).toContain('Perpetual total1,250.000')
  expect(paper?.textContent).toContain('b7e1b7e1')
  await checkAccessibility(container)
})

test('what cash was rounded by stands beside what the methods come to', async () => {
  const { report } = aClosing()
  const { sales, returns } = report.part
  const part = {
    ...report.part,
    sales: { ...sales, roundingMinor: 40 },
    returns: { ...returns, roundingMinor: -10 },
  }
  fakeApi().on<FiscalClosing>('get', ONE, aClosing({}, { part }))
  await renderPage(<FiscalClosingPage />, page)
  await screen.findByRole('heading', { name: 'Closing of 21/11/2026' })
  const [paper] = screen.getAllByRole('document', { name: 'Closing of 21/11/2026' })
  expect(paper?.textContent).toContain('Cash57.760Cash rounding0.050')
})

test('a month names the closings that it sums up', async () => {
  const closings = { count: 31, firstNumber: 'CLJ-000001', lastNumber: 'CLJ-000031' }
  fakeApi().on<FiscalClosing>(
    'get',
    ONE,
    aClosing({ kind: 'month', period: '2026-10', number: 'CLM-000001' }, { closings, annex: [] }),
  )
  await renderPage(<FiscalClosingPage />, page)
  expect(await screen.findByRole('heading', { name: 'Closing of the month 10/2026' })).toBeTruthy()
  expect(screen.getByText('CLJ-000001 – CLJ-000031')).toBeTruthy()
  expect(screen.queryByText('Late documents')).toBeNull()
})

test('reads in Arabic', async () => {
  fakeApi().on<FiscalClosing>('get', ONE, aClosing())
  const { container } = await renderPage(<FiscalClosingPage />, { ...page, language: 'ar' })
  expect(await screen.findByRole('heading', { name: 'غلق يوم 21/11/2026' })).toBeTruthy()
  await checkAccessibility(container)
})

test('a closing that cannot be read says so and can be asked again', async () => {
  const api = fakeApi().on('get', ONE, refusal('fiscalClosing.notFound'))
  const { user } = await renderPage(<FiscalClosingPage />, page)
  await screen.findByText('The fiscal closing could not be loaded')
  api.on<FiscalClosing>('get', ONE, aClosing())
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Closing of 21/11/2026' })).toBeTruthy()
})
