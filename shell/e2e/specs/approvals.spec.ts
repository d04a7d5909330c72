import type { Sale, SaleRow } from '@comptoir/contracts/sales/sales'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { aNewcomer } from '../commands/newcomer.ts'
import { aProduct } from '../commands/product.ts'
import { expectAccessible } from '../core/accessibility.ts'
import { phrase } from '../core/phrases.ts'
import { expect, PASSWORD, test } from '../core/test.ts'
import { CounterPage } from '../pages/counter-page.ts'

const PIN = '4711'

for (const language of ['en', 'fr', 'ar'] as const) {
  const own = (key: string, params: Record<string, string> = {}) => phrase(language, 'translation', key, params)

  test(`a cashier goes beyond the maximum discount with the PIN of who may (${language})`, async ({
    signedIn,
    admin,
    register,
    browser,
    baseURL,
  }) => {
    const page = await signedIn('admin', language)
    await page.goto(`/${admin.companyId}/profile`)
    const section = page.getByRole('region', { name: own('profile.pin.title') })
    await section.getByRole('button', { name: new RegExp(`${own('profile.pin.set')}|${own('common.edit')}`) }).click()
    const setting = page.getByRole('dialog', { name: own('profile.pin.title') })
    await setting.locator('[name=pin]').fill(PIN)
    await setting.locator('[name=again]').fill(PIN)
    await setting.locator('[name=currentPassword]').fill(PASSWORD)
    await expectAccessible(page)
    await setting.getByRole('button', { name: own('common.save') }).click()
    await expect(page.getByText(own('profile.saved'))).toBeVisible()

    const product = await aProduct(admin)
    const { page: theirs } = await aNewcomer({ admin, browser, baseURL, language, register })

    const counter = new CounterPage(theirs, language)
    await counter.openSession('100')
    await counter.scan(product.barcodes[0] ?? '')
    await expect(counter.lines).toHaveCount(1)
    await theirs.keyboard.press('F4')
    await theirs.getByLabel(counter.say('counter.discount.rate')).last().fill('80')
    await theirs.keyboard.press('Enter')
    await theirs.keyboard.press('F10')
    const dialog = theirs.getByRole('dialog', { name: counter.say('counter.approval.title') })
    const field = dialog.locator('[name=key]')
    await expect(field).toBeFocused()
    await expectAccessible(theirs)
    await field.fill('9876')
    await theirs.keyboard.press('Enter')
    await expect(dialog.getByText(phrase(language, 'translation', 'error.approval.keyWrong'))).toBeVisible()
    await field.fill(PIN)
    await theirs.keyboard.press('Enter')
    await expect(counter.sold).toBeVisible()
    const place = `filter[pointOfSale]=${register.pointOfSaleId}`
    const listed = () => admin.call<PaginatedOf<SaleRow>>('GET', `sales/paginated?${place}`)
    // The device tells the server of it in its own time.
    await expect.poll(async () => (await listed()).data.length).toBe(1)
    await theirs.context().close()

    const { data } = await listed()
    const sale = await admin.call<Sale>('GET', `sales/${data[0]?.id}`)
    expect(sale.approvals).toEqual([{ permission: 'sales.exceedDiscount', approvedBy: expect.any(String) }])
    await page.goto(`/${admin.companyId}/sales/${sale.id}`)
    await expect(page.getByText(phrase(language, 'sales-purchases', 'sales.ticket.discountApproved'))).toBeVisible()
  })
}
