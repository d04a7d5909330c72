import type { Page } from '@playwright/test'
import { phrase, type Language } from '../core/phrases.ts'

/** The ways into an account, as somebody sees them who has none yet or cannot get in. */
export class AccountPages {
  readonly page: Page
  readonly #language: Language

  constructor(page: Page, language: Language) {
    this.page = page
    this.#language = language
  }

  say(key: string, params: Record<string, string> = {}): string {
    return phrase(this.#language, 'marketing', key, params)
  }

  async open(path: string): Promise<void> {
    await this.page.goto(`/${path}?lng=${this.#language}`)
  }

  async signIn(email: string, password: string): Promise<void> {
    await this.page.locator('input[name=email]').fill(email)
    await this.page.locator('input[name=password]').fill(password)
    await this.page.getByRole('button', { name: this.say('account.submit') }).click()
  }

  /** Reads the newest mail to an address, from the page that a demonstration keeps them on, and follows its link. */
  async followMail(email: string, address: RegExp): Promise<void> {
    await this.page.getByRole('link', { name: this.say('signUp.done.demo') }).click()
    await this.page
      .getByRole('button', { name: new RegExp(email) })
      .first()
      .click()
    await this.page.getByRole('link', { name: address }).click()
  }
}
