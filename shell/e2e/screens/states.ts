import { expect, type Page } from '@playwright/test'
import { choose } from '../core/menus.ts'
import { phrase, type Language } from '../core/phrases.ts'
import type { Who } from './routes.ts'

/** A page in a state that its address alone does not show. */
export interface State {
  name: string
  who: Who
  pattern: string
  /** Added to the address. */
  query?: string
  /** On wide screens there is nothing to open. */
  isTouchOnly?: boolean
  /** Paper is white in either appearance. */
  isOnPaper?: boolean
  act?: (page: Page, language: Language) => Promise<void>
}

const HOME = '/:companyId/:pointOfSaleId/products'
const COUNTER = '/:companyId/:pointOfSaleId/pos'

/** What a phrase says before its first value, or behind it where it begins with one. */
function shell(language: Language, key: string): RegExp {
  const parts = phrase(language, 'translation', key).split(/\{\{.*?\}\}/)
  const said = parts.map((part) => part.trim()).find((part) => part !== '') ?? key
  return new RegExp(said.replaceAll(/[^\p{L}\p{N}\s]/gu, '.').replaceAll(/\s/g, '\\s'))
}

function pressed(key: string): NonNullable<State['act']> {
  return async (page, language) => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: shell(language, key) })
      .first()
      .click()
    await expect(page.locator('[role=menu]:visible, [role=dialog]:visible').first()).toBeVisible()
    // What is behind a modal is out of reach a moment after it is seen.
    if ((await page.locator('[aria-modal=true]:visible').count()) > 0)
      await expect(page.getByRole('main')).toHaveCount(0)
  }
}

async function withCart(page: Page, language: Language): Promise<void> {
  const search = page.getByLabel(phrase(language, 'sales-purchases', 'counter.search.label'))
  await search.fill('Deglet Nour')
  const results = page.getByRole('list', { name: phrase(language, 'sales-purchases', 'counter.search.results') })
  await results.getByRole('button').first().click()
  const lines = page.getByRole('list', {
    name: phrase(language, 'sales-purchases', 'counter.cart.lines'),
    includeHidden: true,
  })
  await expect(lines.getByRole('listitem', { includeHidden: true })).toHaveCount(1)
}

/** The sheet of the first product, with all that it tells. */
async function withSheet(page: Page, language: Language): Promise<void> {
  await page.getByRole('row').nth(1).click()
  const last = phrase(language, 'inventory', 'products.why.step.charged')
  await expect(page.getByRole('dialog').getByText(last)).toBeVisible()
}

/** The sheet of a client of whom all is known, with what was sold to them. */
async function withClientSheet(page: Page, language: Language): Promise<void> {
  await page.getByRole('row', { name: /de la Marsa/ }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText(phrase(language, 'people', 'clients.form.street'))).toBeVisible()
  await expect(
    sheet.getByRole('heading', { name: phrase(language, 'sales-purchases', 'sales.client.title') }),
  ).toBeVisible()
}

/** The sheet of the first discount, with its products. */
async function withDiscountSheet(page: Page, language: Language): Promise<void> {
  await page.getByRole('row').nth(1).click()
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
  await expect(
    page.getByRole('dialog').getByText(phrase(language, 'inventory', 'discounts.details.subtitle')),
  ).toBeVisible()
}

export const STATES: readonly State[] = [
  { name: 'palette', who: 'admin', pattern: HOME, act: pressed('shell.palette.label') },
  { name: 'settings', who: 'admin', pattern: HOME, act: pressed('frame.settings.title') },
  { name: 'notifications', who: 'admin', pattern: HOME, act: pressed('frame.notifications.button_other') },
  { name: 'drawer', who: 'admin', pattern: HOME, isTouchOnly: true, act: pressed('shell.openNavigation') },
  { name: 'account', who: 'admin', pattern: HOME, act: pressed('shell.account') },
  { name: 'empty-list', who: 'admin', pattern: HOME, query: '?q=nothing-is-called-so' },
  { name: 'product-sheet', who: 'admin', pattern: HOME, act: withSheet },
  { name: 'client-sheet', who: 'admin', pattern: '/:companyId/:pointOfSaleId/clients', act: withClientSheet },
  { name: 'discount-sheet', who: 'admin', pattern: '/:companyId/:pointOfSaleId/discounts', act: withDiscountSheet },
  { name: 'unknown-address', who: 'admin', pattern: '/:companyId/:pointOfSaleId/nothing' },
  { name: 'unknown-company', who: 'admin', pattern: '/019a0000-0000-7000-8000-00000000beef/clients' },
  { name: 'unknown-product', who: 'admin', pattern: `${HOME}/edit/019a0000-0000-7000-8000-00000000beef` },
  { name: 'forbidden', who: 'cashier', pattern: '/:companyId/pointsOfSale/create' },
  { name: 'counter-with-cart', who: 'admin', pattern: COUNTER, act: withCart },
  {
    name: 'company-dialog',
    who: 'admin',
    pattern: HOME,
    act: async (page, language) => {
      const settings = page.getByRole('button', { name: shell(language, 'frame.settings.title') })
      await choose(page, settings, shell(language, 'frame.settings.company'))
      await expect(page.getByRole('dialog').locator('input[name=name]')).toBeVisible()
    },
  },
  {
    name: 'password-dialog',
    who: 'admin',
    pattern: HOME,
    act: async (page, language) => {
      const account = page.getByRole('button', { name: shell(language, 'shell.account') })
      await choose(page, account, shell(language, 'shell.editPassword'))
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'sale-on-paper',
    who: 'admin',
    pattern: '/:companyId/:pointOfSaleId/sales/:id',
    isOnPaper: true,
    act: (page) => page.emulateMedia({ media: 'print' }),
  },
]
