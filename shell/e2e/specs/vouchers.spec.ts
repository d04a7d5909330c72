import type { SalesReturn } from '@comptoir/contracts/sales/sales-returns'
import type { SaleRow } from '@comptoir/contracts/sales/sales'
import type { Voucher } from '@comptoir/contracts/sales/vouchers'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { aProduct } from '../commands/product.ts'
import { expectAccessible } from '../core/accessibility.ts'
import { newId } from '../core/api-client.ts'
import { expect, test } from '../core/test.ts'
import { CounterPage } from '../pages/counter-page.ts'

for (const language of ['fr', 'ar'] as const)
  test(`goods come back for a voucher, which pays a part of the next ticket; nobody else spends what that holds (${language})`, async ({
    admin,
    register,
    signedIn,
  }) => {
    const method = { kind: 'voucher', name: `Bon d’achat ${newId().slice(-6)}`, position: 8 }
    await admin.call('POST', 'client-payment-methods', method)
    const tea = await aProduct(admin, { designation: 'Thé', price: 5.25, vatRate: 19 })
    const page = await signedIn('admin', language)
    const counter = new CounterPage(page, language)
    await counter.open(admin.companyId, register.pointOfSaleId)
    await counter.openSession('100')
    await counter.scan(tea.barcodes[0] ?? '')
    await expect(counter.lines).toHaveCount(1)
    await counter.pay()
    const place = `filter[pointOfSale]=${register.pointOfSaleId}`
    const { data } = await admin.call<PaginatedOf<SaleRow>>('GET', `sales/paginated?${place}`)
    await page.keyboard.press('Enter')

    const say = (key: string, params: Record<string, string> = {}) => counter.say(`counterReturns.${key}`, params)
    const dialog = page.getByRole('dialog', { name: say('title') })
    await counter.scan(data[0]?.number ?? '')
    await expect(dialog.getByRole('textbox', { name: say('quantityOf', { name: 'Thé' }) })).toBeFocused()
    await page.keyboard.press('+')
    await dialog.getByRole('button', { name: say('reason.defective') }).click()
    await dialog.getByRole('button', { name: method.name, exact: true }).click()
    const answered = page.waitForResponse(
      (answer) => answer.url().endsWith('/sales-returns/of-ticket') && answer.status() === 201,
    )
    await dialog.getByRole('button', { name: say('giveBack') }).click()
    const { voucher } = (await (await answered).json()) as SalesReturn
    if (!voucher) throw new Error('no voucher was given')
    await expect(dialog.getByText(counter.say('vouchers.issued.handOver'))).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: say('done') }).click()
    await expect(dialog).toBeHidden()

    await counter.scan(tea.barcodes[0] ?? '')
    await expect(counter.lines).toHaveCount(1)
    await counter.scan(voucher.code)
    const zone = page.getByRole('group', { name: counter.say('vouchers.counter.title') })
    await expect(zone.getByText(voucher.number)).toBeVisible()
    await expectAccessible(page)
    await zone.getByLabel(counter.say('vouchers.counter.amount')).fill('4')
    await zone.getByRole('button', { name: counter.say('vouchers.counter.take') }).click()
    await expect(page.getByRole('list', { name: counter.say('counter.pay.parts') })).toContainText(voucher.number)
    const elsewhere = { ticketId: newId(), code: voucher.code, amountMinor: 1251 }
    await expect(admin.call('POST', 'vouchers/claims', elsewhere)).rejects.toThrow(/voucher\.notEnough/)
    await counter.pay()

    const kept = await admin.call<Voucher>('GET', `vouchers/${voucher.id}`)
    expect(kept).toMatchObject({ amountMinor: 5250, leftMinor: 1250, heldMinor: 0, state: 'partlyUsed' })
    await page.goto(`/${admin.companyId}/${register.pointOfSaleId}/vouchers`)
    await page.getByRole('link', { name: voucher.number }).click()
    await expect(
      page.getByRole('heading', { name: counter.say('vouchers.pageTitle', { number: voucher.number }) }),
    ).toBeVisible()
    await expect(page.getByRole('link', { name: kept.movements.at(-1)?.number ?? '' })).toBeVisible()
    await expectAccessible(page)
  })
