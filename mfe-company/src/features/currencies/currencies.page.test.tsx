import { expect, test } from '@jest/globals'
import { CURRENCIES } from '@comptoir/contracts/treasury/currencies'
import { EXCHANGE_RATES, type ValidRate } from '@comptoir/contracts/treasury/exchange-rates'
import type { ShortItem } from '@comptoir/contracts/schema'
import { newId } from '@comptoir/platform'
import {
  aCompany,
  aPointOfSale,
  aSession,
  checkAccessibility,
  chooseAction,
  fakeApi,
  patternOf,
  refusal,
  renderPage,
  reply,
} from '@comptoir/testing'
import { screen, within } from '@testing-library/react'
import { aCurrency } from '../../testing/a-currency.ts'
import { locales } from '../../testing/locales.ts'
import { CurrenciesPage } from './currencies.page.tsx'
import ar from './phrases/ar.json' with { type: 'json' }
import en from './phrases/en.json' with { type: 'json' }

const yen = aCurrency({ code: 'JPY' })
const pound = aCurrency({ code: 'GBP', rateCount: 0 })
const dinar = aCurrency({ code: 'TND', rateCount: 0 })

const place = {
  locales,
  session: aSession({ company: aCompany({ id: 'c1' }), pointOfSale: aPointOfSale({ id: 'p1' }) }),
  path: '/:companyId/:pointOfSaleId/currencies',
  route: '/c1/p1/currencies',
}

function someCurrencies() {
  const valid = { id: 'r1', name: 'JPY', currencyId: yen.id, validFrom: '2026-11-02', per: 1000, rate: 20.15 }
  return fakeApi()
    .onList(CURRENCIES, [pound, yen, dinar])
    .on<ShortItem[]>('get', patternOf(CURRENCIES), [])
    .on<ValidRate[]>('get', patternOf(EXCHANGE_RATES), [valid])
}

test('each says what it is worth today, its decimals, and leads to its rates', async () => {
  someCurrencies()
  const { container } = await renderPage(<CurrenciesPage />, place)
  const row = (code: string) => screen.getByRole('row', { name: new RegExp(`${code} –`) }).textContent
  expect(await screen.findByText('1,000 JPY = 20.15 TND')).toBeTruthy()
  expect(row('GBP')).toContain(en.noRate)
  expect(row('TND')).toContain(en.own)
  expect(row('TND')).toContain('3')
  expect(screen.getByRole('link', { name: '3' }).getAttribute('href')).toBe(`/c1/p1/exchangeRates?currency=${yen.id}`)
  await checkAccessibility(container)
})

test('the company’s own keeps its code, stays active and is not deleted', async () => {
  someCurrencies()
  const { user } = await renderPage(<CurrenciesPage />, place)
  await chooseAction(user, 'TND', 'Edit')
  const form = within(await screen.findByRole('dialog'))
  expect(form.getByRole('combobox', { name: /^Currency/ })).toHaveProperty('disabled', true)
  expect(form.getByText(en.form.staysHelp)).toBeTruthy()
})

test('one is added of those that are not the own; what it is used by keeps it, and it can be inactive', async () => {
  const api = someCurrencies()
    .on('post', patternOf(CURRENCIES), ({ body }) => reply({ ...aCurrency(), ...(body as object) }, 201))
    .on('delete', `${patternOf(CURRENCIES)}/:id`, refusal('currency.inUse', { message: 'Used by 3' }))
    .on('put', `${patternOf(CURRENCIES)}/:id`, { ...yen, isActive: false })
  const { user } = await renderPage(<CurrenciesPage />, place)
  await screen.findByText('1,000 JPY = 20.15 TND')
  await user.click(screen.getByRole('button', { name: en.add }))
  const form = within(await screen.findByRole('dialog', { name: en.form.createTitle }))
  const code = form.getByRole('combobox', { name: /^Currency/ })
  expect(within(code).queryByRole('option', { name: /^TND/ })).toBeNull()
  await user.selectOptions(code, 'CHF – Swiss Franc')
  expect(form.getByText(en.form.decimals.replace('{{decimals}}', '2'))).toBeTruthy()
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Currency CHF saved')).toBeTruthy()
  expect(api.callsTo('post', patternOf(CURRENCIES))[0]?.body).toMatchObject({ code: 'CHF', isActive: true })
  await chooseAction(user, 'JPY', 'Delete')
  await user.click(await screen.findByRole('button', { name: en.remove.confirm }))
  await user.click(await screen.findByRole('button', { name: 'Deactivate' }))
  expect(await screen.findByText('The currency JPY is now inactive')).toBeTruthy()
})

test('a new one begins with a code that is free, and is sent as it is shown', async () => {
  const inactive = aCurrency({ code: 'AED', isActive: false })
  const api = fakeApi()
    .onList(CURRENCIES, [aCurrency({ code: 'EUR' }), inactive])
    .on<ShortItem[]>('get', patternOf(CURRENCIES), [{ id: newId(), name: 'BHD' }])
    .on<ValidRate[]>('get', patternOf(EXCHANGE_RATES), [])
    .on('post', patternOf(CURRENCIES), ({ body }) => reply({ ...aCurrency(), ...(body as object) }, 201))
  const session = aSession({
    company: aCompany({ id: 'c1', currency: 'EUR' }),
    pointOfSale: aPointOfSale({ id: 'p1' }),
  })
  const { user } = await renderPage(<CurrenciesPage />, { ...place, session })
  await screen.findByRole('row', { name: /AED –/ })
  await user.click(screen.getByRole('button', { name: en.add }))
  const form = within(await screen.findByRole('dialog', { name: en.form.createTitle }))
  const code = form.getByRole<HTMLSelectElement>('combobox', { name: /^Currency/ })
  expect(code.selectedOptions[0]?.value).toBe('CAD')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Currency CAD saved')).toBeTruthy()
  expect(api.callsTo('post', patternOf(CURRENCIES))[0]?.body).toMatchObject({ code: 'CAD' })
})

test('it reads in Arabic', async () => {
  someCurrencies()
  await renderPage(<CurrenciesPage />, { ...place, language: 'ar' })
  expect(await screen.findByRole('heading', { level: 1, name: ar.title })).toBeTruthy()
  expect(await screen.findByText(ar.own)).toBeTruthy()
})
