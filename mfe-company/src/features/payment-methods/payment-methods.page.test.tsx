import { describe, expect, test } from '@jest/globals'
import { PAYMENT_METHODS } from '@comptoir/contracts/treasury/payment-methods'
import { SUPPLIER_PAYMENT_METHODS } from '@comptoir/contracts/treasury/supplier-payment-methods'
import {
  aCompany,
  aSession,
  fakeApi,
  openMenu,
  patternOf,
  quickListLaws,
  refusal,
  renderPage,
  reply,
} from '@comptoir/testing'
import { screen, within } from '@testing-library/react'
import { aMethod } from '../../testing/a-payment-method.ts'
import { locales } from '../../testing/locales.ts'
import { ClientPaymentMethodsPage } from './client-payment-methods.page.tsx'
import ar from './phrases/ar.json' with { type: 'json' }
import en from './phrases/en.json' with { type: 'json' }
import { SupplierPaymentMethodsPage } from './supplier-payment-methods.page.tsx'

const rest = { kind: 'card', position: 10 }

quickListLaws({
  declared: PAYMENT_METHODS,
  page: <ClientPaymentMethodsPage />,
  locales,
  phrases: {
    en: { ...en, ...en.client, form: { ...en.form, ...en.client.form } },
    ar: { ...ar, ...ar.client, form: { ...ar.form, ...ar.client.form } },
  },
  row: aMethod(),
  blank: rest,
  kept: rest,
  isExported: true,
  orderedBy: 'position',
})

const place = {
  locales,
  session: aSession({ role: 'administrator', company: aCompany({ id: 'c1' }) }),
  path: '/:companyId/methods',
  route: '/c1/methods',
}

describe('the method cash of clients', () => {
  test('is not deleted, keeps its kind and stays active; its name changes', async () => {
    const cash = aMethod({ name: 'Espèces', kind: 'cash', position: 1 })
    fakeApi().onList(PAYMENT_METHODS, [cash, aMethod()])
    const { user } = await renderPage(<ClientPaymentMethodsPage />, place)
    await openMenu(user, 'Actions for Espèces')
    expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull()
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: 'Espèces' }))
    const form = within(await screen.findByRole('dialog'))
    expect(form.getByRole('combobox', { name: /^Kind/ })).toHaveProperty('disabled', true)
    expect(form.getByText(en.form.staysHelp)).toBeTruthy()
    expect(form.getByText(en.drives.cash)).toBeTruthy()
  })
})

test('the kind says what it drives, cash is not offered twice, and a refusal stands under it', async () => {
  const used = aMethod({ name: 'TPE' })
  const errors = [{ pointer: '/kind', keyword: 'paymentMethod.kindUsed', message: 'Money has moved' }]
  fakeApi()
    .onList(PAYMENT_METHODS, [used])
    .on('put', `${patternOf(PAYMENT_METHODS)}/:id`, refusal('paymentMethod.kindUsed', { errors }))
  const { user } = await renderPage(<ClientPaymentMethodsPage />, place)
  await user.click(await screen.findByRole('button', { name: 'TPE' }))
  const form = within(await screen.findByRole('dialog'))
  const kind = form.getByRole('combobox', { name: /^Kind/ })
  expect(within(kind).queryByRole('option', { name: 'Cash' })).toBeNull()
  await user.selectOptions(kind, 'Cheque')
  expect(form.getByText(en.drives.cheque)).toBeTruthy()
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText('Money has moved')).toBeTruthy()
})

test('suppliers may be paid in cash in several ways, each of which can go', async () => {
  const api = fakeApi()
    .onList(SUPPLIER_PAYMENT_METHODS, [aMethod({ name: 'Caisse centrale', kind: 'cash' })])
    .on('post', patternOf(SUPPLIER_PAYMENT_METHODS), ({ body }) => reply({ ...aMethod(), ...(body as object) }, 201))
  const { user } = await renderPage(<SupplierPaymentMethodsPage />, place)
  await openMenu(user, 'Actions for Caisse centrale')
  expect(screen.getByRole('menuitem', { name: 'Delete' })).toBeTruthy()
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: en.supplier.add }))
  const form = within(await screen.findByRole('dialog', { name: en.supplier.form.createTitle }))
  await user.type(form.getByRole('textbox', { name: /^Name/ }), 'Petite caisse')
  await user.selectOptions(form.getByRole('combobox', { name: /^Kind/ }), 'Cash')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Payment method “Petite caisse” saved')).toBeTruthy()
  expect(api.callsTo('post', patternOf(SUPPLIER_PAYMENT_METHODS))[0]?.body).toMatchObject({ kind: 'cash' })
})
