import type { Browser, Locator, Page } from '@playwright/test'
import type { PointOfSale } from '@comptoir/contracts/company/points-of-sale'
import { aProduct } from '../commands/product.ts'
import { expectAccessible } from '../core/accessibility.ts'
import { phrase, type Language } from '../core/phrases.ts'
import { ACCOUNTS, enter, expect, speak, test } from '../core/test.ts'
import { CounterPage } from '../pages/counter-page.ts'

const LANGUAGES = ['fr', 'ar'] as const

/** The board in a browser of its own, and the card of one register. */
class Board {
  readonly page: Page
  readonly card: Locator
  readonly #language: Language

  constructor(page: Page, shop: string, language: Language) {
    this.page = page
    this.card = page.getByRole('listitem').filter({ hasText: shop })
    this.#language = language
  }

  say(key: string, params: Record<string, string> = {}): string {
    return phrase(this.#language, 'company', `registerStates.${key}`, params)
  }

  /** Presses what is asked of the register of the card. */
  async press(key: string): Promise<void> {
    await this.card.getByRole('button', { name: this.say(key) }).click()
  }

  async send(kind: 'message' | 'lock', text: string): Promise<void> {
    await this.press(kind === 'message' ? 'message.button' : 'lockButton')
    const dialog = this.page.getByRole('dialog')
    await dialog.getByRole('textbox').fill(text)
    await dialog.getByRole('button', { name: this.say(`dialog.${kind}.submit`), exact: true }).click()
    await expect(dialog).toHaveCount(0)
  }

  async has(text: string): Promise<void> {
    await expect(this.card.getByText(text)).toBeVisible()
  }
}

async function boardOf(browser: Browser, baseURL: string, companyId: string, shop: string, language: Language) {
  const context = await browser.newContext({ baseURL })
  await enter(context, baseURL, ACCOUNTS.admin)
  const page = await context.newPage()
  await speak(page, language)
  await page.goto(`/${companyId}/registerStates`)
  return new Board(page, shop, language)
}

/** A counter reports at once when its network is back; otherwise once a minute. */
async function reports(page: Page): Promise<void> {
  const reported = page.waitForResponse((answer) => answer.url().endsWith('/report') && answer.ok())
  await page.context().setOffline(true)
  await page.context().setOffline(false)
  await reported
}

for (const language of LANGUAGES)
  test(`the owner sees a register, writes to it, locks it and unlocks it (${language})`, async ({
    signedIn,
    admin,
    register,
    browser,
    baseURL,
  }) => {
    const { name: shop } = await admin.call<PointOfSale>('GET', `points-of-sale/${register.pointOfSaleId}`)
    const oil = await aProduct(admin, { designation: 'Huile d’olive', price: 24.8 })
    const page = await signedIn('admin', language)
    const counter = new CounterPage(page, language)
    await counter.open(admin.companyId, register.pointOfSaleId)
    await counter.openSession('0')
    const board = await boardOf(browser, baseURL ?? '', admin.companyId, shop, language)
    await board.has(board.say('presence.online'))
    await board.has(board.say('allSent'))
    await expectAccessible(board.page)

    await board.send('message', 'Livraison à 15 h')
    await board.has(board.say('unread'))
    await reports(page)
    await expect(page.getByText('Livraison à 15 h')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: counter.say('counter.commands.read'), exact: true }).click()
    await expect(page.getByText('Livraison à 15 h')).toHaveCount(0)
    await expect(board.card.getByText(board.say('unread'))).toHaveCount(0)

    // In the middle of a ticket nothing is locked.
    for (const code of oil.barcodes) await counter.scan(code)
    await expect(counter.lines).toHaveCount(1)
    await board.send('lock', 'Inventaire')
    await reports(page)
    await reports(page)
    await board.has(board.say('lock.locksAfterTicket'))
    const locked = page.getByRole('alertdialog', { name: counter.say('counter.commands.locked') })
    await expect(locked).toHaveCount(0)
    await page.keyboard.press('F10')
    await expect(locked).toBeVisible()
    await expect(locked.getByText('Inventaire')).toBeVisible()
    await expectAccessible(page)
    await board.has(board.say('lock.locked'))

    // It stays locked, whoever answers and however often it is started.
    await page.route('**/report', (route) => route.abort())
    await page.reload()
    await expect(locked).toBeVisible()
    for (const code of oil.barcodes) await counter.scan(code)
    await page.unroute('**/report')
    await board.press('unlock')
    await expect(locked).toHaveCount(0)
    await expect(counter.lines).toHaveCount(0)
    for (const code of oil.barcodes) await counter.scan(code)
    await expect(counter.lines).toHaveCount(1)
    await expect(board.card.getByText(board.say('lock.locked'))).toHaveCount(0)
    await board.page.context().close()
  })
