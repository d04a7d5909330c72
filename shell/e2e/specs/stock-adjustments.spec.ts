import type { StockAdjustment, StockAdjustmentRow } from '@comptoir/contracts/inventory/stock-adjustments'
import type { ProductStock } from '@comptoir/contracts/inventory/product-prices'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { join, openInvitation } from '../commands/invitation.ts'
import { aProduct } from '../commands/product.ts'
import { expectAccessible } from '../core/accessibility.ts'
import { newId } from '../core/api-client.ts'
import { phrase } from '../core/phrases.ts'
import { expect, speak, test } from '../core/test.ts'

const PASSWORD = 'trois figuiers au soleil'

for (const language of ['fr', 'ar'] as const) {
  const say = (key: string, params: Record<string, string> = {}) =>
    phrase(language, 'inventory', `stockAdjustments.${key}`, params)

  test(`what was broken is scanned and submitted, approved, and taken back (${language})`, async ({
    admin,
    register: { pointOfSaleId },
    signedIn,
    browser,
    baseURL,
  }) => {
    const designation = `Verre ${newId().slice(-6)}`
    const openingStock = [{ pointOfSaleId, quantityMilli: 12_000 }]
    const glass = await aProduct(admin, { designation, stock: { openingStock } })
    const left = async () => {
      const { data } = await admin.call<ProductStock>('GET', `products/${glass.id}/stock`)
      return data.find((shop) => shop.pointOfSaleId === pointOfSaleId)?.onHandMilli
    }
    const email = `depot-${newId()}@test.example`
    const keeper = { email, name: 'Sonia Trabelsi', role: 'stockKeeper', pointOfSaleIds: [pointOfSaleId] }
    await admin.call('POST', 'users', keeper)

    const theirs = await (await browser.newContext({ ...(baseURL ? { baseURL } : {}) })).newPage()
    await speak(theirs, language)
    await openInvitation(theirs, email)
    await join(theirs, language, PASSWORD, new RegExp(`/${admin.companyId}/`))
    await theirs.goto(`/${admin.companyId}/${pointOfSaleId}/stockAdjustment/new`)
    await theirs.getByLabel(say('chosenReason')).selectOption('damaged')
    await theirs.getByRole('combobox', { name: say('find') }).fill(glass.barcodes[0] ?? '')
    await theirs.keyboard.press('Enter')
    const quantity = theirs.getByRole('textbox', { name: say('quantityOf', { name: designation }) })
    await quantity.fill('5')
    await quantity.press('Enter')
    await expect(theirs.getByRole('listitem').filter({ hasText: designation })).toContainText(/12\D+7/)
    await expectAccessible(theirs)
    await theirs.getByRole('button', { name: say('submit') }).click()
    await expect(theirs.getByText(say('waitingText'))).toBeVisible()
    await expect(theirs.getByRole('button', { name: say('approve') })).toHaveCount(0)
    expect(await left()).toBe(12_000)

    const page = await signedIn('admin', language)
    await page.goto(`/${admin.companyId}/${pointOfSaleId}/stockAdjustment?state=submitted&pointOfSale=${pointOfSaleId}`)
    await page
      .getByRole('row')
      .filter({ hasText: say('reason.damaged') })
      .getByRole('link')
      .first()
      .click()
    await page.getByRole('button', { name: say('approve') }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('approve') })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: /AJ-/ })).toBeVisible()
    await expect.poll(left).toBe(7000)
    await expectAccessible(page)

    await page.getByRole('button', { name: say('reverse') }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('reverse') })
      .click()
    await expect(page.getByText(say('isReversed'), { exact: true })).toBeVisible()
    await expect.poll(left).toBe(12_000)
    const list = `stock-adjustments/paginated?filter[pointOfSale]=${pointOfSaleId}&order[field]=number`
    const { data } = await admin.call<PaginatedOf<StockAdjustmentRow>>('GET', list)
    expect(data.map(({ state, quantityMilli }) => [state, quantityMilli])).toEqual([
      ['reversed', -5000],
      ['posted', 5000],
    ])
    const reversal = await admin.call<StockAdjustment>('GET', `stock-adjustments/${data[1]?.id}`)
    expect(reversal.reversalOf?.number).toBe(data[0]?.number)
  })
}
