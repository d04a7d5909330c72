import { describe, expect, test } from '@jest/globals'
import { TAX_PARAMETERS, type TaxParameter } from '@comptoir/contracts/company/tax-parameters'
import { clockIn } from '@comptoir/contracts/time'
import { newId } from '@comptoir/platform'
import { aCompany, aSession, checkAccessibility, chooseAction, fakeApi, renderPage, reply } from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { locales } from '../../testing/locales.ts'
import { TaxParametersPage } from './tax-parameters.page.tsx'

const company = aCompany({ id: 'c1', timeZone: 'Africa/Tunis', currency: 'TND' })
const page = { locales, path: '/:companyId/taxes', route: '/c1/taxes' }
const dayIn = (days: number): string => clockIn(new Date(Date.now() + days * 86_400_000), 'Africa/Tunis').slice(0, 10)
const ALL = '/:companyId/tax-parameters'
const ONE = `${ALL}/:id`

function aTax(given: Partial<TaxParameter> = {}): TaxParameter {
  return {
    id: newId(),
    name: 'Loi de finances',
    code: 'vat',
    thresholdMilli: 0,
    validFrom: dayIn(30),
    valueMilli: 20_000,
    replacesMilli: 19_000,
    version: 1,
    ...given,
  }
}

const BEGUN = aTax({ name: 'Décret', code: 'fodec', valueMilli: 2000, validFrom: '2025-01-01' })
const UPCOMING = aTax()

async function draw(language: 'en' | 'ar' = 'en', role: 'accountant' | 'readOnly' = 'accountant') {
  const api = fakeApi().onList(TAX_PARAMETERS, [UPCOMING, BEGUN])
  const shown = await renderPage(<TaxParametersPage />, { ...page, language, session: aSession({ company, role }) })
  await screen.findByText('Décret')
  return { api, ...shown }
}

const inForce = () => within(screen.getByRole('region', { name: 'In force on a day' }))
const rowsOf = (tax: string) =>
  inForce()
    .getAllByText(tax)
    .map((cell) => cell.closest('tr')?.textContent)
const rowOf = (tax: string) => rowsOf(tax)[0]

describe('taxes by date', () => {
  test('on a day are the company’s where it entered any, and the law’s', async () => {
    const { container } = await draw()
    expect(rowOf('FODEC')).toContain('2%01/01/2025CompanyTickets')
    expect(rowsOf('VAT rate')).toEqual(
      ['19%', '13%', '7%', '0%'].map((rate) => expect.stringContaining(`${rate}01/01/2018LawTickets`)),
    )
    expect(rowOf('Stamp duty: invoice')).toMatch(/1\.000.*01\/01\/2023LawNothing yet/)
    expect(inForce().getAllByText('Stamp duty: invoice of a large store')).toHaveLength(2)
    await checkAccessibility(container)
  })

  test('of another day can be looked up', async () => {
    const { user } = await draw()
    const day = inForce().getByRole('textbox', { name: 'Day' })
    await user.clear(day)
    await user.type(day, dayIn(31).split('-').toReversed().join('/'))
    await user.tab()
    await waitFor(() => expect(rowOf('VAT rate')).toContain('20% in place of 19%'))
    expect(rowOf('VAT rate')).toContain('Company')
    expect(rowsOf('VAT rate')).toHaveLength(4)
  })

  test('a rate of VAT comes in place of one that is in force until its day, or in addition', async () => {
    const { api, user } = await draw()
    api.on<TaxParameter>('post', ALL, ({ body }) => reply({ ...aTax(), ...(body as object) }, 201))
    await user.click(screen.getByRole('button', { name: 'Add a value' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New value' }))
    const replaced = dialog.getByRole('combobox', { name: /^In place of/ })
    const offered = () =>
      within(replaced)
        .getAllByRole('option')
        .map(({ textContent }) => textContent)
    expect(offered()).toEqual(['None: a rate in addition', '19%', '13%', '7%', '0%'])
    await user.selectOptions(replaced, '13%')
    const day = dialog.getByRole('textbox', { name: /^Valid from/ })
    await user.clear(day)
    await user.type(day, dayIn(31).split('-').toReversed().join('/'))
    await user.tab()
    await waitFor(() => expect(offered()).toEqual(['None: a rate in addition', '20%', '13%', '7%', '0%']))
    await user.type(dialog.getByRole('textbox', { name: /^Source/ }), 'Finance law 2027')
    await user.clear(dialog.getByRole('textbox', { name: /^Value/ }))
    await user.type(dialog.getByRole('textbox', { name: /^Value/ }), '14')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Value saved: VAT rate')).toBeTruthy()
    expect(api.callsTo('post', ALL)[0]?.body).toMatchObject({ code: 'vat', valueMilli: 14_000, replacesMilli: 13_000 })
    expect(api.callsTo('post', ALL)).toHaveLength(1)
  })

  test('a new value is sent in thousandths, and an empty one is not taken for none', async () => {
    const { api, user } = await draw()
    api.on<TaxParameter>('post', ALL, ({ body }) => reply({ ...aTax(), ...(body as object) }, 201))
    await user.click(screen.getByRole('button', { name: 'Add a value' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New value' }))
    expect(dialog.queryByRole('textbox', { name: /^From the amount/ })).toBeNull()
    await user.selectOptions(dialog.getByRole('combobox', { name: /^Tax/ }), 'Stamp duty: invoice')
    expect(dialog.getByText(/Tickets bear none of it/)).toBeTruthy()
    await user.type(dialog.getByRole('textbox', { name: /^Source/ }), 'Finance law 2027')
    const value = dialog.getByRole('textbox', { name: /^Value/ })
    expect(value).toHaveProperty('value', '1')
    await user.clear(value)
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(value.getAttribute('aria-invalid')).toBe('true'))
    expect(api.callsTo('post', ALL)).toHaveLength(0)
    await user.type(value, '1.5')
    await user.clear(dialog.getByRole('textbox', { name: /^From the amount/ }))
    await user.type(dialog.getByRole('textbox', { name: /^From the amount/ }), '50')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Value saved: Stamp duty: invoice')).toBeTruthy()
    expect(api.callsTo('post', ALL)[0]?.body).toMatchObject({
      code: 'stampInvoice',
      thresholdMilli: 50_000,
      valueMilli: 1500,
      replacesMilli: null,
      validFrom: dayIn(0),
      name: 'Finance law 2027',
    })
  })

  test('one that is to come is deleted after a question; one that began earlier offers nothing', async () => {
    const { api, user } = await draw()
    api.on('delete', ONE, reply(undefined))
    expect(screen.queryByRole('button', { name: 'Actions for Décret' })).toBeNull()
    await chooseAction(user, UPCOMING.name, 'Delete')
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete value' }))
    expect(await screen.findByText('Value deleted')).toBeTruthy()
    expect(api.callsTo('delete', ONE)[0]?.params['id']).toBe(UPCOMING.id)
  })

  test('are read only for who may not keep them, also in Arabic', async () => {
    const { container } = await draw('ar', 'readOnly')
    expect(screen.queryByRole('button', { name: 'إضافة قيمة' })).toBeNull()
    expect(screen.getAllByText('نسبة الأداء على القيمة المضافة').length).toBeGreaterThan(0)
    await checkAccessibility(container)
  })
})
