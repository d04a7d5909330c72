import { readFile } from 'node:fs/promises'
import type { Register } from '@comptoir/contracts/company/registers'
import type { PaymentMethod } from '@comptoir/contracts/sales/cash-sessions'
import type { Locator, Page } from '@playwright/test'
import { aProduct } from '../commands/product.ts'
import { anOpenSession } from '../commands/register.ts'
import { expectAccessible } from '../core/accessibility.ts'
import type { ApiClient } from '../core/api-client.ts'
import { phrase, type Language } from '../core/phrases.ts'
import { expect, speak, test } from '../core/test.ts'

/** What no reader should meet: ids, JSON, and names that only programs use. */
const RAW = [/[0-9a-f]{8}-[0-9a-f]{4}-/, /[[\]{}]/, /\b[a-z]+[A-Z]\w*/]
const DOT_DECIMAL = /\d\.\d/
/** From where somebody signed in. */
const NETWORK_ADDRESS = /\d+(\.\d+){3}/g

/** Prices, rates, quantities, codes, lists, yes and no, instants, registers, counted money; gives where that is told of. */
async function changeMuch(admin: ApiClient, register: Register): Promise<string[]> {
  const product = await aProduct(admin, { price: 1.85 })
  const { code, designation } = product
  const unchanged = { categoryId: null, subcategoryId: null, brandId: null, unitId: null, location: null }
  await admin.call('PUT', `products/${product.id}`, {
    ...unchanged,
    code,
    designation,
    barcodes: [],
    packageQuantity: 1200,
    isFodec: true,
    priceBasis: 'ht',
    price: 1.554622,
    vatRate: 7,
  })
  const session = await anOpenSession(admin, register)
  await admin.call('POST', `cash-sessions/${session.id}/count`)
  const methods = await admin.call<PaymentMethod[]>('GET', 'client-payment-methods')
  const counts = methods.map(({ id }) => ({ paymentMethodId: id, countedMinor: 99_500, comment: 'Une pièce manque' }))
  await admin.call('POST', `cash-sessions/${session.id}/close`, { counts, keptFloatMinor: 0 })
  return [`entity=product&record=${product.id}`, `entity=cashSession&record=${session.id}`]
}

/** The one code of an entry: support is told it. */
function requestNumber(dialog: Locator, language: Language): Promise<string> {
  const label = phrase(language, 'company', 'auditTrail.request')
  return dialog.locator('dl > *', { hasText: label }).locator('dd').innerText()
}

/** What the dialog of each kind of entry on the page says, without the number of the request. */
async function readEntries(page: Page, language: Language): Promise<string[]> {
  const rows = page.locator('tbody tr:has(button)')
  await expect(rows.first()).toBeVisible()
  const names = await rows.evaluateAll((all) => all.map((row) => row.querySelector('button')?.textContent ?? ''))
  const kinds = names.map((name, index) => ({ name, index })).filter(({ name, index }) => names.indexOf(name) === index)
  const said: string[] = []
  for (const { index } of kinds) {
    await rows.nth(index).getByRole('button').first().click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    const told = (await dialog.innerText()).replace(await requestNumber(dialog, language), '')
    said.push(told.replaceAll(NETWORK_ADDRESS, ''))
    await dialog.getByRole('button', { name: phrase(language, 'translation', 'common.close') }).click()
    await expect(dialog).toBeHidden()
  }
  return said
}

test('the audit trail speaks its reader’s language, in names, figures and words', async ({
  admin,
  register,
  signedIn,
}) => {
  const records = await changeMuch(admin, register)
  const page = await signedIn('admin', 'fr')
  for (const language of ['fr', 'ar', 'en'] as const) {
    await speak(page, language)
    const entries: string[] = []
    for (const record of records) {
      await page.goto(`/${admin.companyId}/auditTrail?${record}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(phrase(language, 'company', 'auditTrail.title'))
      entries.push(...(await readEntries(page, language)))
    }
    expect(entries.length).toBeGreaterThan(4)
    const all = entries.join('\n')
    for (const raw of language === 'en' ? RAW : [...RAW, DOT_DECIMAL])
      expect({ language, raw: String(raw), found: entries.find((said) => raw.test(said)) }).toEqual({
        language,
        raw: String(raw),
        found: undefined,
      })
    expect(all).toMatch(language === 'en' ? /1\.554622/ : /1,554622/)
    expect(all).toContain('Une pièce manque')
  }
})

for (const language of ['fr', 'ar'] as const)
  test(`the trail of a product is narrowed, read, left for the product and its history, and taken along, in ${language}`, async ({
    admin,
    signedIn,
  }) => {
    const product = await aProduct(admin, { price: 1.85 })
    const designation = `${product.designation} Deglet Nour`
    const { code, barcodes } = product
    const rest = { location: null, packageQuantity: null, isFodec: false, categoryId: null, subcategoryId: null }
    const price = { priceBasis: 'ttc', price: 2.5, vatRate: 19, brandId: null, unitId: null }
    await admin.call('PUT', `products/${product.id}`, { ...rest, ...price, code, designation, barcodes })
    const page = await signedIn('admin', language)
    const say = (key: string): string => phrase(language, 'company', `auditTrail.${key}`)
    const common = (key: string): string => phrase(language, 'translation', `common.${key}`)
    await page.goto(`/${admin.companyId}/auditTrail?entity=product&record=${product.id}`)
    const rows = page.locator('tbody tr:has(button)')
    await expect(rows).toHaveCount(2)

    await page.getByRole('combobox', { name: common('days.label') }).selectOption('today')
    await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d/)
    await page.getByRole('combobox', { name: say('column.action') }).selectOption('updated')
    await expect(rows).toHaveCount(1)

    await rows.first().getByRole('button').first().click()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByRole('row', { name: new RegExp(designation) })).toContainText(product.designation)
    await expectAccessible(page)
    await sheet.getByRole('link', { name: designation }).click()

    await expect(page).toHaveURL(new RegExp(`/products\\?row=${product.id}`))
    const history = page.getByRole('dialog').getByRole('link', { name: common('history') })
    await history.click()
    await expect(page).toHaveURL(new RegExp(`/auditTrail\\?entity=product&record=${product.id}`))
    await expect(rows).toHaveCount(2)

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: common('exportCsv') }).click(),
    ])
    const file = await readFile(await download.path(), 'utf8')
    const lines = file.trim().split('\n')
    expect(lines).toHaveLength(3)
    expect(file).toContain(designation)
  })
