import { expect, type Locator, type Page } from '@playwright/test'
import type { Line } from '../core/line.ts'
import { phrase, type Language } from '../core/phrases.ts'

const MS_PER_SECOND = 1000
/** From one key of a scanner to the next. */
const KEY_SECONDS = 0.004

/** The counter as its cashier uses it: keyboard and scanner first. */
export class CounterPage {
  readonly page: Page
  readonly #language: Language

  constructor(page: Page, language: Language = 'fr') {
    this.page = page
    this.#language = language
  }

  say(key: string, params: Record<string, string> = {}): string {
    return phrase(this.#language, 'sales-purchases', key, params)
  }

  get search(): Locator {
    return this.page.getByLabel(this.say('counter.search.label'))
  }

  get lines(): Locator {
    return this.page.getByRole('list', { name: this.say('counter.cart.lines') }).getByRole('listitem')
  }

  get sold(): Locator {
    return this.page.getByText(this.say('counter.sold.title'))
  }

  get payButton(): Locator {
    return this.page.getByRole('button', { name: this.say('counter.pay.pay'), exact: true })
  }

  async open(companyId: string, pointOfSaleId: string): Promise<void> {
    await this.page.goto(`/${companyId}/${pointOfSaleId}/pos`)
  }

  async openSession(float: string): Promise<void> {
    await this.page.getByLabel(this.say('counter.opening.float')).fill(float)
    await this.page.getByRole('button', { name: this.say('counter.opening.open'), exact: true }).click()
    await expect(this.search).toBeFocused()
  }

  /** The same, and waits until the device has all that it needs to sell without a network: key, catalogue and files. */
  async openSessionForOffline(float: string): Promise<void> {
    const key = this.page.waitForResponse(/register-tickets\/series$/)
    const catalogue = this.page.waitForResponse(/counter-catalogue\/head$/)
    await this.openSession(float)
    await Promise.all([key, catalogue])
    await expect
      .poll(() => this.page.evaluate(async () => (await (await caches.open('comptoir-page')).match('/')) !== undefined))
      .toBe(true)
  }

  /** Takes the network away from the counter, which says so. */
  async goOffline(line: Line): Promise<void> {
    line.become('cut')
    await this.page.context().setOffline(true)
    await expect(this.page.getByRole('link', { name: new RegExp(this.say('counter.bar.sellsOn')) })).toBeVisible()
  }

  async goOnline(line: Line): Promise<void> {
    await this.page.context().setOffline(false)
    line.become('sound')
  }

  /**
   * As a scanner does: a run of fast keys that ends in Enter and waits for nobody, wherever the focus is. Every key bears
   * the time of the device, as a system stamps it, so that a busy machine between here and the browser changes no pace.
   */
  async scan(code: string): Promise<void> {
    const device = await this.page.context().newCDPSession(this.page)
    const strokes = [...[...code].map((key) => ({ key, text: key })), { key: 'Enter', text: '\r' }]
    const start = Date.now() / MS_PER_SECOND - strokes.length * KEY_SECONDS
    const sent = strokes.flatMap(({ key, text }, index) => {
      const timestamp = start + index * KEY_SECONDS
      return [
        device.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text, timestamp }),
        device.send('Input.dispatchKeyEvent', { type: 'keyUp', key, timestamp }),
      ]
    })
    await Promise.all(sent)
    await device.detach()
  }

  async receive(amount: string): Promise<void> {
    await this.page.getByLabel(this.say('counter.pay.received'), { exact: true }).fill(amount)
  }

  /** By its key, as soon as the counter says that it can be paid; until the server has it. */
  async pay(): Promise<void> {
    const received = this.page.waitForResponse((answer) => answer.url().endsWith('/register-tickets') && answer.ok())
    await this.payOnDevice()
    await received
  }

  /** The same on a device that the server does not hear. */
  async payOnDevice(): Promise<void> {
    await expect(this.payButton).toBeEnabled()
    await this.page.keyboard.press('F10')
    await expect(this.sold).toBeVisible()
  }
}
