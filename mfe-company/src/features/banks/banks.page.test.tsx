import { expect, test } from '@jest/globals'
import { BANKS } from '@comptoir/contracts/treasury/banks'
import {
  aCompany,
  aPointOfSale,
  aSession,
  fakeApi,
  patternOf,
  quickListLaws,
  renderPage,
  reply,
} from '@comptoir/testing'
import { screen, within } from '@testing-library/react'
import { aBank } from '../../testing/a-bank.ts'
import { locales } from '../../testing/locales.ts'
import { BanksPage } from './banks.page.tsx'
import ar from './phrases/ar.json' with { type: 'json' }
import en from './phrases/en.json' with { type: 'json' }

quickListLaws({
  declared: BANKS,
  page: <BanksPage />,
  locales,
  phrases: { en, ar },
  row: aBank(),
  blank: { ribCode: null, bic: null },
  kept: { ribCode: '10', bic: 'STBKTNTT' },
  isExported: true,
})

test('a bank of Tunisia is added by its code alone; a BIC that looks wrong is pointed out, and saved', async () => {
  const api = fakeApi()
    .onList(BANKS, [aBank()])
    .on('post', patternOf(BANKS), ({ body }) => reply({ ...aBank(), ...(body as object) }, 201))
  const { user } = await renderPage(<BanksPage />, {
    locales,
    session: aSession({ company: aCompany({ id: 'c1' }), pointOfSale: aPointOfSale({ id: 'p1' }) }),
    path: '/:companyId/:pointOfSaleId/banks',
    route: '/c1/p1/banks',
  })
  const row = within(await screen.findByRole('row', { name: /STB/ }))
  expect(row.getByRole('link', { name: '2' }).getAttribute('href')).toMatch(/^\/c1\/p1\/bankAccounts\?bank=/)
  await user.click(screen.getByRole('button', { name: en.add }))
  const form = within(await screen.findByRole('dialog'))
  await user.selectOptions(form.getByRole('combobox', { name: /^Bank code/ }), '08 · BIAT')
  expect(form.getByText('Left empty: BIAT.')).toBeTruthy()
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Bank “BIAT” saved')).toBeTruthy()
  const sent = () => api.callsTo('post', patternOf(BANKS)).at(-1)?.body
  expect(sent()).toMatchObject({ name: 'BIAT', ribCode: '08', bic: 'BIATTNTT' })
  await user.click(screen.getByRole('button', { name: en.add }))
  const again = within(await screen.findByRole('dialog'))
  await user.type(again.getByRole('textbox', { name: /^Name/ }), 'Banque du Lac')
  await user.type(again.getByRole('textbox', { name: /^BIC/ }), 'lac')
  expect(again.getByText(en.form.bicOdd)).toBeTruthy()
  await user.click(again.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Bank “Banque du Lac” saved')).toBeTruthy()
  expect(sent()).toMatchObject({ name: 'Banque du Lac', ribCode: null, bic: 'LAC' })
})
