import type { Sale, SaleRow } from '@comptoir/contracts/sales/sales'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { join, openInvitation } from '../commands/invitation.ts'
import { aProduct } from '../commands/product.ts'
import { expectAccessible } from '../core/accessibility.ts'
import { newId } from '../core/api-client.ts'
import { withLine, type Line } from '../core/line.ts'
import { phrase } from '../core/phrases.ts'
import { expect, speak, test as base } from '../core/test.ts'
import { CounterPage } from '../pages/counter-page.ts'

/** The counter at the end of a line of its own; whoever approves is at the server itself. */
const test = base.extend<{ line: Line }>({
  line: async ({}, use) => withLine(process.env['BASE_URL'] ?? 'http://localhost:4000', use),
})

test.use({ serviceWorkers: 'allow' })

const NEW_PASSWORD = 'trois figuiers au soleil'

for (const language of ['fr', 'ar'] as const) {
  const say = (key: string) => phrase(language, 'sales-purchases', key, {})

  test(`without a network a cashier goes beyond the maximum discount by a code that a manager gives elsewhere (${language})`, async ({
    signedIn,
    admin,
    register,
    line,
    browser,
  }) => {
    const email = `caisse-${newId()}@test.example`
    const cashier = { name: 'Hela Mansour', email, role: 'cashier', pointOfSaleIds: [register.pointOfSaleId] }
    await admin.call('POST', 'users', cashier)
    const product = await aProduct(admin, { price: 10 })
    const theirs = await (await browser.newContext({ baseURL: line.origin })).newPage()
    await speak(theirs, language)
    await openInvitation(theirs, email)
    await join(theirs, language, NEW_PASSWORD)
    const counter = new CounterPage(theirs, language)
    const key = theirs.waitForResponse(/register-tickets\/series$/)
    const catalogue = theirs.waitForResponse(/counter-catalogue\/head$/)
    await counter.openSession('100')
    await Promise.all([key, catalogue])
    // Its files are on the device: what it needs without a network comes from there.
    await expect
      .poll(() => theirs.evaluate(async () => (await (await caches.open('comptoir-page')).match('/')) !== undefined))
      .toBe(true)

    await counter.scan(product.barcodes[0] ?? '')
    await expect(counter.lines).toHaveCount(1)
    line.become('cut')
    await theirs.context().setOffline(true)
    await expect(theirs.getByRole('link', { name: new RegExp(say('counter.bar.offline')) })).toBeVisible()
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

    await theirs.context().setOffline(false)
    line.become('sound')
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
