import { expect, test } from '@jest/globals'
import { CURRENCIES } from '@comptoir/contracts/treasury/currencies'
import { EXCHANGE_RATES } from '@comptoir/contracts/treasury/exchange-rates'
import type { ShortItem } from '@comptoir/contracts/schema'
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
import { aRate } from '../../testing/a-currency.ts'
import { locales } from '../../testing/locales.ts'
import { ExchangeRatesPage } from './exchange-rates.page.tsx'
import ar from './phrases/ar.json' with { type: 'json' }
import en from './phrases/en.json' with { type: 'json' }

const EUR = aRate().currency
const TND = { id: '018f0000-0000-7000-8000-0000000000e1', name: 'TND' }

const place = {
  locales,
  session: aSession({ company: aCompany({ id: 'c1' }), pointOfSale: aPointOfSale({ id: 'p1' }) }),
  path: '/:companyId/:pointOfSaleId/exchangeRates',
  route: '/c1/p1/exchangeRates',
}

function someRates() {
  return fakeApi()
    .onList(EXCHANGE_RATES, [aRate(), aRate({ validFrom: '2026-10-01', validTo: '2026-11-01', rate: 3.4 })])
    .on<ShortItem[]>('get', patternOf(CURRENCIES), [EUR, TND])
}

test('the history says each rate in full, and the days on which it was valid', async () => {
  someRates()
  const { container } = await renderPage(<ExchangeRatesPage />, place)
  const old = within(await screen.findByRole('row', { name: /3\.4 TND/ }))
  expect(old.getByText('1 EUR = 3.4 TND')).toBeTruthy()
  expect(old.getByText('01/10/2026')).toBeTruthy()
  expect(old.getByText('01/11/2026')).toBeTruthy()
  expect(within(screen.getByRole('row', { name: /3\.3725 TND/ })).getByText(en.latest)).toBeTruthy()
  await checkAccessibility(container)
})

test('a new one says what it comes to; a day that is taken is refused under it', async () => {
  const errors = [{ pointer: '/validFrom', keyword: 'exchangeRate.dayTaken', message: 'There is one' }]
  const api = someRates().on(
    'post',
    patternOf(EXCHANGE_RATES),
    refusal('exchangeRate.dayTaken', { params: { validFrom: '2026-11-02' }, errors }),
  )
  const { user } = await renderPage(<ExchangeRatesPage />, { ...place, route: `${place.route}?currency=${EUR.id}` })
  await screen.findByText('1 EUR = 3.4 TND')
  await user.click(screen.getByRole('button', { name: en.add }))
  const form = within(await screen.findByRole('dialog', { name: en.form.createTitle }))
  const currency = form.getByRole('combobox', { name: /^Currency/ })
  expect(within(currency).queryByRole('option', { name: 'TND' })).toBeNull()
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(api.callsTo('post', patternOf(EXCHANGE_RATES))).toHaveLength(0)
  const rate = form.getByRole('textbox', { name: /^Rate/ })
  await user.clear(rate)
  await user.type(rate, '3.391')
  expect(form.getByText('1 EUR = 3.391 TND')).toBeTruthy()
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText('There is one')).toBeTruthy()
  const sent = () => api.callsTo('post', patternOf(EXCHANGE_RATES)).at(-1)?.body
  expect(sent()).toMatchObject({ currencyId: EUR.id, per: 1, rate: 3.391 })
  api.on('post', patternOf(EXCHANGE_RATES), reply(aRate({ rate: 3.391, validFrom: '2026-11-03' }), 201))
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Rate EUR, 03/11/2026 saved')).toBeTruthy()
})

test('an inactive currency keeps its code, in its rates and in the filter', async () => {
  const yen = { id: '018f0000-0000-7000-8000-0000000000e2', name: 'JPY' }
  fakeApi()
    .onList(EXCHANGE_RATES, [aRate({ currency: yen, per: 1000, rate: 20.15 })])
    .on<ShortItem[]>('get', patternOf(CURRENCIES), [EUR, TND])
  const { user } = await renderPage(<ExchangeRatesPage />, { ...place, route: `${place.route}?currency=${yen.id}` })
  await chooseAction(user, 'JPY, 02/11/2026', 'Edit')
  const form = within(await screen.findByRole('dialog', { name: en.form.editTitle }))
  const currency = form.getByRole<HTMLSelectElement>('combobox', { name: /^Currency/ })
  expect(currency.selectedOptions[0]?.text).toBe('JPY')
  expect(form.getByText('1,000 JPY = 20.15 TND')).toBeTruthy()
  expect(screen.queryByText('…')).toBeNull()
})

test('it reads in Arabic', async () => {
  someRates()
  await renderPage(<ExchangeRatesPage />, { ...place, language: 'ar' })
  expect(await screen.findByRole('heading', { level: 1, name: ar.title })).toBeTruthy()
  expect(await screen.findByText(ar.latest)).toBeTruthy()
})
