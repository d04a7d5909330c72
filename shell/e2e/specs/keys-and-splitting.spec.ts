import type { Sale, SaleRow } from '@comptoir/contracts/sales/sales'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { aProduct } from '../commands/product.ts'
import { expectAccessible } from '../core/accessibility.ts'
import { expect, test } from '../core/test.ts'
import { CounterPage } from '../pages/counter-page.ts'

for (const language of ['fr', 'ar'] as const)
  test(`a key is changed for the device, and a ticket split in two that are both paid (${language})`, async ({
    admin,
    register,
    signedIn,
  }) => {
    const tea = await aProduct(admin, { designation: 'Thé', price: 5.25 })
    const oil = await aProduct(admin, { designation: 'Huile', price: 12.5 })
    const page = await signedIn('admin', language)
    const counter = new CounterPage(page, language)
    const dialog = page.getByRole('dialog')
    const button = (key: string, params?: Record<string, string>) =>
      dialog.getByRole('button', { name: counter.say(key, params), exact: true })
    await counter.open(admin.companyId, register.pointOfSaleId)
    await counter.openSession('100')
    await expect(page.getByRole('button', { name: counter.say('counterShortcuts.title') })).toBeVisible()

    await page.keyboard.press('?')
    await expect(dialog).toBeVisible()
    await expectAccessible(page)
    const split = counter.say('ticketSplitting.title')
    await button('counterShortcuts.change', { key: 'Ctrl F7', action: split }).click()
    await page.keyboard.press('F10')
    await button('counterShortcuts.swap').click()
    await button('counterShortcuts.change', { key: 'F10', action: split }).click()
    await page.keyboard.press('Control+KeyB')
    await expect(button('counterShortcuts.change', { key: 'Ctrl B', action: split })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()

    // Kept on the device: the next page has them too.
    await page.reload()
    await expect(counter.search).toBeFocused()
    for (const { barcodes } of [tea, tea, tea, oil]) await counter.scan(barcodes[0] ?? '')
    await expect(counter.lines).toHaveCount(2)
    await expect(page.getByRole('button', { name: split })).toBeVisible()
    await page.keyboard.press('Control+KeyB')
    await expect(dialog).toBeVisible()
    await dialog
      .getByRole('group', { name: counter.say('ticketSplitting.quantityOf', { name: 'Thé' }) })
      .getByRole('button', { name: counter.say('counter.line.more') })
      .click()
    await expectAccessible(page)
    await button('ticketSplitting.holdChosen').click()
    await expect(dialog).toBeHidden()
    await page.reload()
    await expect(counter.lines).toHaveCount(2)
    const pay = async () => {
      const received = page.waitForResponse((answer) => answer.url().endsWith('/register-tickets') && answer.ok())
      await expect(counter.payButton).toBeEnabled()
      await page.keyboard.press('Control+F7')
      await expect(counter.sold).toBeVisible()
      await received
    }
    await pay()
    await page.keyboard.press('Enter')
    await page.keyboard.press('F12')
    await dialog.getByRole('button', { name: counter.say('counter.held.resume') }).click()
    await expect(counter.lines).toHaveCount(1)
    await pay()

    const list = `sales/paginated?filter[pointOfSale]=${register.pointOfSaleId}&order[field]=number&order[direction]=asc`
    const { data } = await admin.call<PaginatedOf<SaleRow>>('GET', list)
    expect(data.map(({ totalMinor }) => totalMinor)).toEqual([2 * 5250 + 12_500, 5250])
    const sales = await Promise.all(data.map(({ id }) => admin.call<Sale>('GET', `sales/${id}`)))
    expect(sales.flatMap(({ lines }) => lines.map(({ quantityMilli }) => quantityMilli))).toEqual([2000, 1000, 1000])
  })
