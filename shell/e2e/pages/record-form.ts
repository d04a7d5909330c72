import { expect, type Page } from '@playwright/test'
import type { ApiClient } from '../core/api-client.ts'
import { choose } from '../core/menus.ts'
import { phrase, type Language } from '../core/phrases.ts'

/** Whose records have lists and forms of one kind, by the address of the list. */
type Path = 'clients' | 'suppliers' | 'representatives' | 'roles'

/** The form of one kind of people's records: filled by the names of its fields, and saved. */
export class RecordForm {
  readonly #page: Page
  readonly #language: Language
  readonly #path: Path

  constructor(page: Page, language: Language, path: Path) {
    this.#page = page
    this.#language = language
    this.#path = path
  }

  say(key: string, params: Record<string, string> = {}): string {
    return phrase(this.#language, 'people', key, params)
  }

  async create({ companyId, session }: ApiClient): Promise<void> {
    const place = this.#path === 'roles' ? companyId : `${companyId}/${session.pointOfSale?.id}`
    await this.#page.goto(`/${place}/${this.#path}`)
    await this.#page
      .getByRole('link', { name: this.say(`${this.#path}.add`) })
      .first()
      .click()
    await expect(this.#page.getByRole('heading', { level: 1 })).toHaveText(this.say(`${this.#path}.form.createTitle`))
  }

  async edit(name: string): Promise<void> {
    const common = (key: string, params: Record<string, string> = {}): string =>
      phrase(this.#language, 'translation', `common.${key}`, params)
    await choose(this.#page, this.#page.getByRole('button', { name: common('actionsFor', { name }) }), common('edit'))
    await expect(this.#page.locator('[name=name]')).toHaveValue(name)
  }

  async fill(values: Record<string, string>): Promise<void> {
    for (const [name, value] of Object.entries(values)) await this.#page.locator(`[name="${name}"]`).fill(value)
  }

  async add(rows: string): Promise<void> {
    await this.#page.getByRole('button', { name: this.say(`${rows}.add`), exact: true }).click()
  }

  async save(name: string): Promise<void> {
    await this.#page.getByRole('button', { name: this.say(`${this.#path}.form.submit`), exact: true }).click()
    // The list comes only once it is saved.
    await expect(this.#page.getByRole('heading', { level: 1 })).toHaveText(this.say(`${this.#path}.title`))
    await expect(this.#page.getByText(this.say(`${this.#path}.saved`, { name })).last()).toBeVisible()
    await this.#page.getByRole('searchbox', { name: this.say(`${this.#path}.search`) }).fill(name)
    await expect(this.#page.getByRole('row').filter({ hasText: name })).toHaveCount(1)
  }
}
