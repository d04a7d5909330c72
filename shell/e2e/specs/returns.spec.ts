import type { Sale, SaleRow } from '@comptoir/contracts/sales/sales'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { aProduct } from '../commands/product.ts'
import { expectAccessible } from '../core/accessibility.ts'
import { expect, test } from '../core/test.ts'
import { CounterPage } from '../pages/counter-page.ts'

for (const language of ['fr', 'ar'] as const)
  test(`a piece of a scanned ticket comes back for cash; the ticket says so, and no more comes back than was sold (${language})`, async ({
    admin,
    register,
    signedIn,
  }) => {
    const tea = await aProduct(admin, { designation: 'Thé', price: 5.25, vatRate: 19 })
    const page = await signedIn('admin', language)
    const counter = new CounterPage(page, language)
    await counter.open(admin.companyId, register.pointOfSaleId)
    await counter.openSession('100')
    await counter.scan(tea.barcodes[0] ?? '')
    await counter.scan(tea.barcodes[0] ?? '')
    await expect(counter.lines).toHaveCount(1)
    await counter.pay()
    const place = `filter[pointOfSale]=${register.pointOfSaleId}`
    const { data } = await admin.call<PaginatedOf<SaleRow>>('GET', `sales/paginated?${place}`)
    const [{ id, number } = { id: '', number: '' }] = data
    await page.keyboard.press('Enter')

    const say = (key: string, params: Record<string, string> = {}) => counter.say(`counterReturns.${key}`, params)
    const dialog = page.getByRole('dialog', { name: say('title') })
    const quantity = dialog.getByRole('textbox', { name: say('quantityOf', { name: 'Thé' }) })
    await counter.scan(number.toLowerCase())
    await expect(quantity).toBeFocused()
    await page.keyboard.press('+')
    await expect(quantity).toHaveValue('1')
    await dialog.getByRole('button', { name: say('reason.defective') }).click()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: say('giveBack') }).click()
    await expect(dialog.getByText(say('recorded'))).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: say('done') }).click()
    await expect(dialog).toBeHidden()
    await expect(counter.search).toBeFocused()

    const sale = await admin.call<Sale>('GET', `sales/${id}`)
    expect(sale.returns).toMatchObject([{ totalMinor: 5250 }])
    expect(sale.lines).toMatchObject([{ quantityMilli: 2000, returnedMilli: 1000 }])

    await page.keyboard.press('F3')
    await dialog.getByRole('button', { name: number }).click()
    await expect(dialog.getByText(say('backBefore', { quantity: '1' }))).toBeVisible()
    await quantity.fill('2')
    await expect(quantity).toHaveValue('1')
    await page.goto(`/${admin.companyId}/sales/${id}`)
    await expect(
      page.getByText(counter.say('sales.ticket.returned', { number: sale.returns?.[0]?.number ?? '' })),
    ).toBeVisible()
  })
