import { expect, test } from '@jest/globals'
import { BANK_ACCOUNTS } from '@comptoir/contracts/treasury/bank-accounts'
import { BANKS, type BankChoice } from '@comptoir/contracts/treasury/banks'
import {
  aCompany,
  aPointOfSale,
  aSession,
  chooseAction,
  fakeApi,
  patternOf,
  renderPage,
  reply,
} from '@comptoir/testing'
import { screen, within } from '@testing-library/react'
import { anAccount } from '../../testing/a-bank.ts'
import { locales } from '../../testing/locales.ts'
import { BankAccountsPage } from './bank-accounts.page.tsx'
import en from './phrases/en.json' with { type: 'json' }

const STB = { id: '018f0000-0000-7000-8000-0000000000ba', name: 'STB', ribCode: '10' }
const BIAT = { id: '018f0000-0000-7000-8000-0000000000bb', name: 'BIAT', ribCode: '08' }

const place = {
  locales,
  session: aSession({ company: aCompany({ id: 'c1' }), pointOfSale: aPointOfSale({ id: 'p1' }) }),
  path: '/:companyId/:pointOfSaleId/bankAccounts',
  route: '/c1/p1/bankAccounts',
}

/** The page with its dialog for a new account open. */
async function adding() {
  const api = fakeApi()
    .onList(BANK_ACCOUNTS, [anAccount()])
    .on<BankChoice[]>('get', patternOf(BANKS), [BIAT, STB])
    .on('post', patternOf(BANK_ACCOUNTS), ({ body }) => reply({ ...anAccount(), ...(body as object) }, 201))
  const { user } = await renderPage(<BankAccountsPage />, place)
  expect(await screen.findByText('10 006 0351835984788 31')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: en.add }))
  const form = within(await screen.findByRole('dialog', { name: en.form.createTitle }))
  await user.type(form.getByRole('textbox', { name: /^Name/ }), 'Compte devises')
  const field = (name: RegExp) => form.getByRole('textbox', { name })
  const save = () => user.click(form.getByRole('button', { name: 'Save' }))
  const sent = () => api.callsTo('post', patternOf(BANK_ACCOUNTS)).at(-1)?.body
  return { user, form, field, save, sent }
}

test('the RIB of an account says its bank and its IBAN', async () => {
  const { user, form, field, save, sent } = await adding()
  await user.type(field(/^RIB/), '10 006 0351835984788 31')
  expect(form.getByText('An account of STB.')).toBeTruthy()
  expect(form.getByText('Left empty: TN59 1000 6035 1835 9847 8831.')).toBeTruthy()
  await save()
  expect(await screen.findByText('Bank account “Compte devises” saved')).toBeTruthy()
  expect(sent()).toMatchObject({ bankId: STB.id, iban: 'TN5910006035183598478831', currency: 'TND', agency: null })
})

test('what looks wrong is pointed out where it is, and saved all the same', async () => {
  const { user, form, field, save, sent } = await adding()
  await user.selectOptions(form.getByRole('combobox', { name: /^Bank/ }), 'BIAT')
  const type = async (name: RegExp, text: string): Promise<void> => {
    await user.clear(field(name))
    await user.type(field(name), text)
  }
  const hints: [RegExp, string, string][] = [
    [/^RIB/, '1000603518', en.form.ribFormOdd],
    [/^RIB/, '10006035183598478832', en.form.ribKeyOdd],
    [/^RIB/, '07040005810111129653', en.form.ribOfNone.replace('{{bank}}', 'Amen Bank')],
    [/^RIB/, '10006035183598478831', en.form.ribOfOther.replace('{{bank}}', 'STB')],
    [/^IBAN/, 'TN59', en.form.ibanFormOdd],
    [/^IBAN/, 'TN5810006035183598478831', en.form.ibanKeyOdd],
    [/^IBAN/, 'TN5910006035183598478831', en.form.ibanAgrees],
    [/^IBAN/, 'DE89370400440532013000', en.form.ibanOfOther],
  ]
  for (const [name, text, hint] of hints) {
    await type(name, text)
    // What agrees is a help, everything else a warning.
    expect(form.getByText(hint).getAttribute('role')).toBe(hint === en.form.ibanAgrees ? null : 'status')
  }
  await save()
  expect(await screen.findByText('Bank account “Compte devises” saved')).toBeTruthy()
  expect(sent()).toMatchObject({ bankId: BIAT.id, rib: '10006035183598478831', iban: 'DE89370400440532013000' })
})

test('without a RIB a bank is asked for', async () => {
  const { form, save, sent } = await adding()
  await save()
  expect(sent()).toBeUndefined()
  expect(form.getByRole('combobox', { name: /^Bank/ }).getAttribute('aria-invalid')).toBe('true')
})

test('an inactive bank keeps its name, in its accounts and in the filter', async () => {
  const closed = { id: '018f0000-0000-7000-8000-0000000000bc', name: 'Closed Bank' }
  const account = anAccount({ bank: closed })
  const api = fakeApi()
    .onList(BANK_ACCOUNTS, [account])
    .on<BankChoice[]>('get', patternOf(BANKS), [BIAT, STB])
    .on('put', `${patternOf(BANK_ACCOUNTS)}/:id`, account)
  const { user } = await renderPage(<BankAccountsPage />, { ...place, route: `${place.route}?bank=${closed.id}` })
  await chooseAction(user, account.name, 'Edit')
  const form = within(await screen.findByRole('dialog', { name: en.form.editTitle }))
  const bank = form.getByRole<HTMLSelectElement>('combobox', { name: /^Bank/ })
  expect(bank.selectedOptions[0]?.text).toBe(closed.name)
  await user.selectOptions(bank, 'BIAT')
  await user.selectOptions(bank, closed.name)
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(`Bank account “${account.name}” saved`)).toBeTruthy()
  expect(api.callsTo('put', `${patternOf(BANK_ACCOUNTS)}/:id`)[0]?.body).toMatchObject({ bankId: closed.id })
  expect(screen.queryByText('…')).toBeNull()
})
