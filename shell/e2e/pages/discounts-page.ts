import { choose } from '../core/menus.ts'
import type { ErrorCode } from '@comptoir/contracts/errors'
import { formatNumber, localeOf } from '@comptoir/i18n'
import { errorPhrase } from '@comptoir/i18n/words'
import { expect, type Locator, type Page } from '@playwright/test'
import type { ApiClient } from '../core/api-client.ts'
import { phrase, type Language } from '../core/phrases.ts'

type Words = Record<string, string>

/** What the last step asks for, as it is typed: days as `YYYY-MM-DD`. */
export interface DiscountTerms {
  name: string
  startDate: string
  endDate: string
  percentage: string
}

/** The discounts of a point of sale: their list, and the two steps in which one is made or changed. */
export class DiscountsPage {
  readonly page: Page
  readonly #language: Language

  constructor(page: Page, language: Language = 'fr') {
    this.page = page
    this.#language = language
  }

  say(key: string, params: Words = {}): string {
    return phrase(this.#language, 'inventory', `discounts.${key}`, params)
  }

  /** The plural form that the count takes, with the count in it. */
  sayCounted(key: string, count: number, params: Words = {}): string {
    const form = new Intl.PluralRules(localeOf(this.#language)).select(count)
    return this.say(`${key}_${form}`, { number: this.write(count), ...params })
  }

  sayCommon(key: string, params: Words = {}): string {
    return phrase(this.#language, 'translation', `common.${key}`, params)
  }

  /** What the server says when it refuses. */
  sayRefusal(code: ErrorCode, params: Words): string {
    return errorPhrase(this.#language, code, params)
  }

  /** Told in the last step: who changed it meanwhile, and the minute of it, which is that of one of these instants. */
  changedBy(by: string, instants: readonly string[]): Locator {
    const sentences = instants.map((changedAt) =>
      this.dialog.getByText(this.sayRefusal('request.versionStale', { by, changedAt })),
    )
    return sentences.reduce((one, other) => one.or(other))
  }

  /** As the language writes a number. */
  write(count: number): string {
    return formatNumber(count, this.#language)
  }

  get title(): Locator {
    return this.page.getByRole('heading', { level: 1 })
  }

  get rows(): Locator {
    return this.page.getByRole('table').getByRole('row')
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog')
  }

  get question(): Locator {
    return this.page.getByRole('alertdialog', { name: this.say('remove.title') })
  }

  /** The list, or what follows it in the address. */
  async open({ companyId, session }: ApiClient, path = ''): Promise<void> {
    await this.page.goto(`/${companyId}/${session.pointOfSale?.id}/discounts${path}`)
  }

  row(name: string): Locator {
    return this.rows.filter({ has: this.page.getByRole('link', { name, exact: true }) })
  }

  /** Searches for it: alone with its head in the table. */
  async find(name: string): Promise<Locator> {
    await this.page.getByLabel(this.say('search')).fill(name)
    await expect(this.rows).toHaveCount(2)
    return this.row(name)
  }

  async act(name: string, action: string): Promise<void> {
    const button = this.row(name).getByRole('button', { name: this.sayCommon('actionsFor', { name }) })
    await choose(this.page, button, action)
  }

  /** An empty list offers it twice. */
  async add(): Promise<void> {
    await this.page
      .getByRole('link', { name: this.say('add') })
      .first()
      .click()
    await expect(this.title).toHaveText(phrase(this.#language, 'inventory', 'discounts.labels.create'))
  }

  async show(which: 'held' | 'all'): Promise<void> {
    await this.page
      .getByRole('radiogroup', { name: this.say('choice.which') })
      .getByText(this.say(`choice.${which}`))
      .click()
  }

  tickOf(product: string): Locator {
    return this.page.getByRole('checkbox', { name: this.sayCommon('selectRow', { name: product }), exact: true })
  }

  async searchProducts(text: string): Promise<void> {
    await this.page.getByLabel(this.say('choice.search')).fill(text)
  }

  async choose(product: string): Promise<void> {
    await this.searchProducts(product)
    await expect(this.rows).toHaveCount(2)
    await this.tickOf(product).check()
  }

  /** More than a search counts: how many there are is known once they are chosen. */
  async chooseAllFound(word: string, count: number): Promise<void> {
    await expect(this.rows.nth(1).locator('mark').first()).toHaveText(word)
    await this.page.getByRole('button', { name: this.say('choice.selectAllCapped') }).click()
    await expect(this.page.getByText(this.sayCounted('choice.selected', count))).toBeVisible()
  }

  /** From the products to the last step: the button tells how many there are. */
  async goOn(what: 'create' | 'update', count: number): Promise<void> {
    await this.page
      .getByRole('button', { name: this.say(`form.${what}Counted`, { number: this.write(count) }) })
      .click()
    await expect(this.dialog).toBeVisible()
  }

  field(name: keyof DiscountTerms): Locator {
    const labels = {
      name: 'form.name',
      startDate: 'column.startDate',
      endDate: 'column.endDate',
      percentage: 'column.pourcentage',
    }
    return this.dialog.getByLabel(this.say(labels[name]))
  }

  async fill(terms: Partial<DiscountTerms>): Promise<void> {
    for (const name of ['name', 'startDate', 'endDate', 'percentage'] as const) {
      const text = terms[name]
      if (text !== undefined) await this.field(name).fill(text)
    }
  }

  async save(): Promise<void> {
    await this.dialog.locator('button[type=submit]').click()
  }

  /** Saves, is told so, and is led back to the list as it was left. */
  async saveAndReturn(said: string): Promise<void> {
    await this.save()
    await expect(this.page.getByText(said)).toBeVisible()
    await expect(this.page).toHaveURL(/\/discounts(\?q=.+)?$/)
    await expect(this.title).toHaveText(this.say('title'))
  }
}
