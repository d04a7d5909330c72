import type { CashSession } from '@comptoir/contracts/sales/cash-sessions'
import type { SaleRow } from '@comptoir/contracts/sales/sales'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import type { Locator, Page } from '@playwright/test'
import { aProduct } from '../commands/product.ts'
import { expectAccessible } from '../core/accessibility.ts'
import { phrase } from '../core/phrases.ts'
import { expect, test } from '../core/test.ts'
import { CounterPage } from '../pages/counter-page.ts'

/** More stops than a screen has. */
const MOST_STOPS = 60

/** Goes on with Tab until something has the focus; on the way it is never nowhere. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`no Tab leads to ${String(target)}`)
}

const isNowhere = (page: Page): Promise<boolean> => page.evaluate(() => document.activeElement === document.body)

for (const [language, tickets] of [
  ['fr', 20],
  ['ar', 3],
] as const)
  test(`a day without a mouse: open, ${tickets} tickets, a return, the count and the closing (${language})`, async ({
    admin,
    register,
    signedIn,
  }) => {
    const tea = await aProduct(admin, { designation: 'Thé', price: 5, vatRate: 19 })
    const [code = ''] = tea.barcodes
    const page = await signedIn('admin', language)
    const counter = new CounterPage(page, language)
    const { keyboard } = page
    const button = (key: string) => page.getByRole('button', { name: counter.say(key), exact: true })

    await counter.open(admin.companyId, register.pointOfSaleId)
    await expect(page.getByLabel(counter.say('counter.opening.float'))).toBeFocused()
    await keyboard.type('100')
    await keyboard.press('Enter')
    await expect(counter.search).toBeFocused()

    for (let sold = 1; sold <= tickets; sold += 1) {
      if (sold % 2 === 0) await counter.scan(code)
      else {
        await keyboard.type(code, { delay: 60 })
        await keyboard.press('Enter')
      }
      await expect(counter.lines).toHaveCount(1)
      await keyboard.press('F9')
      await counter.payOnDevice()
      await expect(counter.search).toBeFocused()
    }
    const place = `filter[pointOfSale]=${register.pointOfSaleId}&order[field]=number&order[direction]=asc`
    const sales = async () => (await admin.call<PaginatedOf<SaleRow>>('GET', `sales/paginated?${place}`)).meta.total
    await expect.poll(sales).toBe(tickets)
    const { data } = await admin.call<PaginatedOf<SaleRow>>('GET', `sales/paginated?${place}`)

    await keyboard.press('F3')
    const dialog = page.getByRole('dialog', { name: counter.say('counterReturns.title') })
    await expect(dialog.getByRole('textbox')).toBeFocused()
    await keyboard.type(data[0]?.number ?? '', { delay: 60 })
    await keyboard.press('Enter')
    await expect(dialog.getByRole('textbox', { name: /Thé/ })).toBeFocused()
    await keyboard.press('+')
    await tabTo(page, dialog.getByRole('button', { name: counter.say('counterReturns.reason.defective') }))
    await keyboard.press('Enter')
    await tabTo(page, dialog.getByRole('button', { name: counter.say('counterReturns.giveBack') }))
    await keyboard.press('Enter')
    await expect(dialog.getByText(counter.say('counterReturns.recorded'))).toBeVisible()
    expect(await isNowhere(page)).toBe(false)
    await tabTo(page, dialog.getByRole('button', { name: counter.say('counterReturns.done') }))
    await keyboard.press('Enter')
    await expect(counter.search).toBeFocused()

    // 100 and 5 for each ticket but the one that came back: notes of 50, and the rest in coins of 5.
    const countedMinor = 100_000 + 5000 * (tickets - 1)
    const notes = Math.floor(countedMinor / 50_000)
    await keyboard.press('Control+End')
    await expect(page.getByRole('textbox', { name: /50[,.]000/ }).first()).toBeFocused()
    await expectAccessible(page)
    await keyboard.type(String(notes))
    for (let row = 0; row < 4; row += 1) await keyboard.press('Enter')
    await keyboard.type(String((countedMinor - notes * 50_000) / 5000))
    const kept = page.getByLabel(counter.say('cashCount.kept'))
    for (let row = 0; row < 11; row += 1) await keyboard.press('Enter')
    await expect(kept).toBeFocused()
    await keyboard.type('100')
    await keyboard.press('Enter')
    await expect(button('cashCount.close')).toBeFocused()
    await keyboard.press('Enter')
    const question = page.getByRole('alertdialog')
    await expect(question).toBeVisible()
    await tabTo(page, question.getByRole('button', { name: counter.say('cashCount.close') }))
    await keyboard.press('Enter')

    await expect(page.getByRole('heading', { name: counter.say('cashReport.z', { number: '1' }) })).toBeVisible()
    await expect(page.getByText(counter.say('cashCount.difference.exact'))).toBeVisible()
    const print = phrase(language, 'translation', 'common.print')
    await expect(page.getByRole('button', { name: print, exact: true })).toBeFocused()
    await expectAccessible(page)
    const session = await admin.call<PaginatedOf<CashSession>>(
      'GET',
      `cash-sessions/paginated?filter[register]=${register.id}`,
    )
    expect(session.data).toMatchObject([{ state: 'closed', zNumber: 1, ticketCount: tickets, differenceMinor: 0 }])

    await tabTo(page, button('counter.opening.title'))
    await keyboard.press('Enter')
    const float = page.getByLabel(counter.say('counter.opening.float'))
    await expect(float).toBeFocused()
    await expect(float).toHaveValue('100,000')
  })
