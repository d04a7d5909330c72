import type { SalesReturnRow } from '@comptoir/contracts/sales/sales-returns'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { aProduct } from '../commands/product.ts'
import { expectAccessible } from '../core/accessibility.ts'
import { newId } from '../core/api-client.ts'
import { expect, test } from '../core/test.ts'
import { CounterPage } from '../pages/counter-page.ts'

for (const language of ['fr', 'ar'] as const)
  test(`goods come back without their ticket, and stand in the list of returns with their page (${language})`, async ({
    admin,
    register,
    signedIn,
  }) => {
    const honey = await aProduct(admin, { designation: 'Miel de thym', price: 18.5, vatRate: 19 })
    const name = `Salma ${newId().slice(-8)}`
    await admin.call('POST', 'clients', {
      ...{ kind: 'person', code: `E2E-${newId().slice(-8)}`, name, phone: null, email: null, taxId: null },
      ...{ address: null, postalCode: null, city: null },
    })
    const page = await signedIn('admin', language)
    const counter = new CounterPage(page, language)
    await counter.open(admin.companyId, register.pointOfSaleId)
    await counter.openSession('100')

    const say = (key: string, params: Record<string, string> = {}) => counter.say(`counterReturns.${key}`, params)
    const dialog = page.getByRole('dialog', { name: say('title') })
    await page.keyboard.press('F3')
    await dialog.getByRole('button', { name: say('without.action') }).click()
    const product = dialog.getByRole('combobox', { name: say('without.product') })
    await expect(product).toBeFocused()
    await product.fill(honey.code)
    await dialog.getByRole('option', { name: new RegExp(honey.code) }).click()
    await expect(dialog.getByRole('textbox', { name: say('without.priceOf', { name: 'Miel de thym' }) })).toBeVisible()
    await counter.scan(honey.barcodes[0] ?? '')
    await expect(dialog.getByRole('textbox', { name: say('quantityOf', { name: 'Miel de thym' }) })).toHaveValue('2')
    await dialog.getByRole('combobox', { name: say('without.client') }).fill(name)
    await dialog.getByRole('option', { name }).click()
    await dialog.getByRole('button', { name: say('reason.defective') }).click()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: say('giveBack') }).click()
    await expect(dialog.getByText(say('recorded'))).toBeVisible()
    await dialog.getByRole('button', { name: say('done') }).click()
    await expect(counter.search).toBeFocused()

    const place = `filter[pointOfSale]=${register.pointOfSaleId}&filter[origin]=withoutTicket`
    const { data } = await admin.call<PaginatedOf<SalesReturnRow>>('GET', `sales-returns/paginated?${place}`)
    const [made] = data
    expect(made).toMatchObject({ totalMinor: 37_000, client: name, methodKinds: ['cash'] })
    await page.goto(`/${admin.companyId}/salesReturns`)
    await page
      .getByRole('link', { name: made?.number ?? '' })
      .first()
      .click()
    await expect(
      page.getByRole('heading', {
        level: 1,
        name: counter.say('salesReturns.pageTitle', { number: made?.number ?? '' }),
      }),
    ).toBeVisible()
    await expectAccessible(page)
  })
