import type { Client } from '@comptoir/contracts/people/clients'
import type { ClientAccount } from '@comptoir/contracts/sales/client-accounts'
import { aProduct } from '../commands/product.ts'
import { expectAccessible } from '../core/accessibility.ts'
import { newId } from '../core/api-client.ts'
import { expect, test } from '../core/test.ts'
import { CounterPage } from '../pages/counter-page.ts'

for (const language of ['en', 'fr', 'ar'] as const) {
  test(`a sale on credit goes on the account of its client, and says when that is too much (${language})`, async ({
    signedIn,
    admin,
    register,
  }) => {
    const name = `Ardoise ${newId().slice(-6)}`
    const methodName = `Crédit ${newId().slice(-6)}`
    await admin.call('POST', 'client-payment-methods', { kind: 'credit', name: methodName, position: 9 })
    const client = await admin.call<Client>('POST', 'clients', {
      ...{ kind: 'business', code: `CL-${newId().slice(-6)}`, name, phone: null, email: null },
      ...{ taxId: null, address: null, postalCode: null, city: null, creditLimitMinor: 1 },
    })
    const product = await aProduct(admin)
    const page = await signedIn('admin', language)
    const counter = new CounterPage(page, language)
    await counter.open(admin.companyId, register.pointOfSaleId)
    await counter.openSession('100')
    await counter.scan(product.barcodes[0] ?? '')
    await expect(counter.lines).toHaveCount(1)
    await page.keyboard.press('F1')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox').fill(name)
    await dialog.getByRole('option', { name: new RegExp(name) }).click()
    await page.getByRole('button', { name: methodName }).click()
    const account = page.getByRole('region', { name: counter.say('clientAccounts.counter.label') })
    await expect(account.getByText(counter.say('clientAccounts.counter.wouldOwe'), { exact: true })).toBeVisible()
    // An administrator is told, and sells all the same.
    await expect(account.getByRole('status')).toBeVisible()
    await expectAccessible(page)
    await counter.pay()

    const { owedMinor } = await admin.call<ClientAccount>('GET', `client-accounts/${client.id}`)
    expect(owedMinor).toBeGreaterThan(0)
    await page.goto(`/${admin.companyId}/${register.pointOfSaleId}/clients?row=${client.id}`)
    const sheet = page.getByRole('dialog', { name })
    await expect(sheet.getByText(counter.say('clientAccounts.owes'), { exact: true })).toBeVisible()
    await expect(sheet.getByRole('list', { name: counter.say('clientAccounts.movements') })).toBeVisible()
    await expectAccessible(page)
  })
}
