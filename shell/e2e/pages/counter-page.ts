import { expect, type Locator, type Page } from '@playwright/test'
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
