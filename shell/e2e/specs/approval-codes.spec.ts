import type { Sale, SaleRow } from '@comptoir/contracts/sales/sales'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { aNewcomer } from '../commands/newcomer.ts'
import { aProduct } from '../commands/product.ts'
import { expectAccessible } from '../core/accessibility.ts'
import { phrase } from '../core/phrases.ts'
import { expect, test } from '../core/test.ts'
import { CounterPage } from '../pages/counter-page.ts'

test.use({ serviceWorkers: 'allow' })

for (const language of ['fr', 'ar'] as const) {
  const say = (key: string) => phrase(language, 'sales-purchases', key, {})

  test(`without a network a cashier goes beyond the maximum discount by a code that a manager gives elsewhere (${language})`, async ({
    signedIn,
    admin,
    register,
    line,
    browser,
  }) => {
    const product = await aProduct(admin, { price: 10 })
    const { page: theirs } = await aNewcomer({ admin, browser, baseURL: line.origin, language, register })
    const counter = new CounterPage(theirs, language)
    await counter.openSessionForOffline('100')

    await counter.scan(product.barcodes[0] ?? '')
    await expect(counter.lines).toHaveCount(1)
    await counter.goOffline(line)
    await theirs.keyboard.press('F4')
    await theirs.getByLabel(say('counter.discount.rate')).last().fill('80')
    await theirs.keyboard.press('Enter')
    await theirs.keyboard.press('F10')
    const dialog = theirs.getByRole('dialog', { name: say('counter.approval.title') })
    const request = await dialog.getByText(/^\d{4} \d{4}$/).innerText()
    await expectAccessible(theirs)

    const page = await signedIn('admin', language)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/${admin.companyId}/${register.pointOfSaleId}/approvalCodes`)
    await page.locator('[name=request]').fill(request)
    await page.locator('[name=totalMinor]').fill('2')
    await page.locator('[name=discountMinor]').fill('8')
    await expectAccessible(page)
    await page.getByRole('button', { name: say('approvalCodes.give') }).click()
    const answer = await page.getByText(/^\d{4} \d{4}$/).innerText()
    await expect(page.getByText(say('approvalCodes.unused'))).toBeVisible()

    await dialog.locator('[name=answer]').fill(answer.startsWith('0000') ? '1111 1111' : '0000 0000')
    await theirs.keyboard.press('Enter')
    await expect(dialog.getByText(say('approvalCodes.counter.wrong'))).toBeVisible()
    await dialog.locator('[name=answer]').fill(answer)
    await theirs.keyboard.press('Enter')
    await expect(counter.sold).toBeVisible()

    await counter.goOnline(line)
    const place = `filter[pointOfSale]=${register.pointOfSaleId}`
    const listed = () => admin.call<PaginatedOf<SaleRow>>('GET', `sales/paginated?${place}`)
    await expect.poll(async () => (await listed()).data.length).toBe(1)
    await theirs.context().close()

    const { data } = await listed()
    const sale = await admin.call<Sale>('GET', `sales/${data[0]?.id}`)
    expect(sale.reviews).toBeUndefined()
    expect(sale.approvals).toEqual([
      { permission: 'sales.exceedDiscount', approvedBy: expect.any(String), byCode: true },
    ])
    await page.reload()
    await page.getByRole('link', { name: new RegExp(data[0]?.number ?? '') }).click()
    await expect(page.getByText(say('sales.ticket.discountApproved'))).toBeVisible()
    await expect(page.getByText(new RegExp(say('sales.ticket.byCode')))).toBeVisible()
  })
}
