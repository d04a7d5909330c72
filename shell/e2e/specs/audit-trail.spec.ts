import type { Register } from '@comptoir/contracts/company/registers'
import type { PaymentMethod } from '@comptoir/contracts/sales/cash-sessions'
import type { Locator, Page } from '@playwright/test'
import { aProduct } from '../commands/product.ts'
import { anOpenSession } from '../commands/register.ts'
import type { ApiClient } from '../core/api-client.ts'
import { phrase, type Language } from '../core/phrases.ts'
import { expect, speak, test } from '../core/test.ts'

/** What no reader should meet: ids, JSON, and names that only programs use. */
const RAW = [/[0-9a-f]{8}-[0-9a-f]{4}-/, /[[\]{}]/, /\b[a-z]+[A-Z]\w*/]
const DOT_DECIMAL = /\d\.\d/

/** Prices, rates, quantities, codes, lists, yes and no, instants, registers, counted money. */
async function changeMuch(admin: ApiClient, register: Register): Promise<void> {
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
    said.push((await dialog.innerText()).replace(await requestNumber(dialog, language), ''))
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
  return said
}

test('the audit trail speaks its reader’s language, in names, figures and words', async ({
  admin,
  register,
  signedIn,
}) => {
  await changeMuch(admin, register)
  const page = await signedIn('admin', 'fr')
  for (const language of ['fr', 'ar', 'en'] as const) {
    await speak(page, language)
    await page.goto(`/${admin.companyId}/auditTrail`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(phrase(language, 'company', 'auditTrail.title'))
    const entries = await readEntries(page, language)
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
