import type { Client } from '@comptoir/contracts/people/clients'
import type { ZReport } from '@comptoir/contracts/sales/cash-sessions'
import type { ClientAccount } from '@comptoir/contracts/sales/client-accounts'
import { aProduct } from '../commands/product.ts'
import { expectAccessible } from '../core/accessibility.ts'
import { newId } from '../core/api-client.ts'
import { expect, test } from '../core/test.ts'
import { CounterPage } from '../pages/counter-page.ts'

for (const language of ['en', 'fr', 'ar'] as const) {
  test(`a client who bought on credit pays a part, and the X report and their page tell it (${language})`, async ({
    signedIn,
    admin,
    register,
  }) => {
    const name = `Ardoise ${newId().slice(-6)}`
    const methodName = `Crédit ${newId().slice(-6)}`
    await admin.call('POST', 'client-payment-methods', { kind: 'credit', name: methodName, position: 9 })
    const client = await admin.call<Client>('POST', 'clients', {
      ...{ kind: 'business', code: `CL-${newId().slice(-6)}`, name, phone: null, email: null },
      ...{ taxId: null, address: null, postalCode: null, city: null },
    })
    const product = await aProduct(admin, { designation: 'Huile d’olive', price: 20 })
    const page = await signedIn('admin', language)
    const counter = new CounterPage(page, language)
    await counter.open(admin.companyId, register.pointOfSaleId)
    await counter.openSession('100')
    await counter.scan(product.barcodes[0] ?? '')
    await expect(counter.lines).toHaveCount(1)
    await page.keyboard.press('F1')
    const choice = page.getByRole('dialog')
    await choice.getByRole('combobox').fill(name)
    await choice.getByRole('option', { name: new RegExp(name) }).click()
    await page.getByRole('button', { name: methodName }).click()
    await counter.pay()
    await page.getByRole('button', { name: counter.say('counter.sold.next') }).click()

    await page.keyboard.press('Control+F8')
    const dialog = page.getByRole('dialog', { name: counter.say('clientPayments.take') })
    await dialog.getByRole('combobox').first().fill(name)
    await dialog.getByRole('option', { name: new RegExp(name) }).click()
    await expect(dialog.getByText(/TIC-/)).toBeVisible()
    await dialog.getByLabel(counter.say('clientPayments.amount')).fill('8')
    await dialog.getByLabel(counter.say('clientPayments.received')).fill('10')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: counter.say('clientPayments.receive') }).click()
    await expect(dialog.getByText(counter.say('clientPayments.taken'), { exact: true })).toBeVisible()
    await dialog.getByRole('button', { name: counter.say('clientPayments.done') }).click()
    await expect(counter.search).toBeFocused()

    const { owedMinor } = await admin.call<ClientAccount>('GET', `client-accounts/${client.id}`)
    const { data } = await admin.call<{ data: { id: string }[] }>(
      'GET',
      `cash-sessions/paginated?filter[register]=${register.id}`,
    )
    const report = await admin.call<ZReport>('GET', `cash-sessions/${data[0]?.id ?? ''}/report`)
    expect(report).toMatchObject({ clientPaymentCount: 1, clientPaymentMinor: 8000 })
    expect(owedMinor).toBe(report.totalMinor - 8000)
    await page.getByRole('link', { name: counter.say('counter.bar.xReport') }).click()
    const words = { en: 'Client payments received', fr: 'Règlements clients reçus', ar: 'تسديدات الحرفاء المقبوضة' }
    await expect(page.getByText(words[language]).first()).toBeVisible()

    await page.goto(`/${admin.companyId}/${register.pointOfSaleId}/clients?row=${client.id}`)
    const sheet = page.getByRole('dialog', { name })
    await sheet.getByRole('link', { name: /^RGL-/ }).click()
    await expect(page).toHaveURL(/\/clientPayments\/[0-9a-f-]{36}$/)
    await expectAccessible(page)
    await page.goto(`/${admin.companyId}/${register.pointOfSaleId}/clientPayments`)
    await expect(page.getByText(name).first()).toBeVisible()
    await expectAccessible(page)
  })
}
