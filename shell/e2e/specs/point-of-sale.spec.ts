import type { StockLocation } from '@comptoir/contracts/company/locations'
import type { PointOfSale } from '@comptoir/contracts/company/points-of-sale'
import { DEFAULT_NAMES } from '@comptoir/contracts/default-names'
import type { Sale, SaleRow } from '@comptoir/contracts/sales/sales'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import type { Page } from '@playwright/test'
import { aProduct } from '../commands/product.ts'
import { anOpenSession } from '../commands/register.ts'
import { expectAccessible } from '../core/accessibility.ts'
import { choose } from '../core/menus.ts'
import { phrase, type Language } from '../core/phrases.ts'
import { expect, test } from '../core/test.ts'
import { CounterPage } from '../pages/counter-page.ts'

// One shop for all of them: each edits what the one before has saved.
test.describe.configure({ mode: 'serial' })

async function openSettings(page: Page, language: Language): Promise<void> {
  const button = page.getByRole('button', { name: phrase(language, 'translation', 'frame.settings.title') })
  await choose(page, button, phrase(language, 'translation', 'frame.settings.pointOfSale'))
}

/** On the page of a point of sale: a location is made, turned into a quarantine and deactivated; another is deleted. */
async function changeLocations(page: Page, language: Language): Promise<void> {
  const say = (key: string) => phrase(language, 'company', `locations.${key}`)
  const common = (key: string, params = {}) => phrase(language, 'translation', `common.${key}`, params)
  const dialog = page.getByRole('dialog')
  const row = (name: string) => page.getByRole('row').filter({ hasText: name })
  const act = (name: string, action: string) =>
    choose(page, row(name).getByRole('button', { name: common('actionsFor', { name }) }), common(action))
  const save = async () => {
    await dialog.getByRole('button', { name: say('form.submit') }).click()
    await expect(dialog).toHaveCount(0)
  }

  await expect(row(DEFAULT_NAMES.salesFloor[language])).toContainText(say('kind.shop'))
  for (const name of ['Étage', 'Cave']) {
    await page.getByRole('button', { name: say('add') }).click()
    await dialog.getByRole('textbox', { name: say('form.name') }).fill(name)
    await expectAccessible(page)
    await save()
    await expect(row(name)).toContainText(say('kind.depot'))
  }
  await act('Étage', 'edit')
  await dialog.getByRole('combobox', { name: say('form.kind') }).selectOption('quarantine')
  await save()
  await expect(row('Étage')).toContainText(say('kind.quarantine'))
  await act('Étage', 'deactivate')
  await act('Cave', 'delete')
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('remove.confirm') })
    .click()
  await expect(row('Cave')).toHaveCount(0)
}

for (const language of ['en', 'fr', 'ar'] as const) {
  test(`a point of sale gets a text for its tickets, seen on paper as it is typed (${language})`, async ({
    landed,
    admin,
  }) => {
    const say = (key: string) => phrase(language, 'company', `pointsOfSale.${key}`)
    const [shop] = admin.session.pointsOfSale
    const page = await landed('admin', language)
    await openSettings(page, language)
    const header = page.locator('[name=ticketHeader]')
    await header.fill(`7/7 ${language}`)
    await expect(page.locator('[role=document]').getByText(`7/7 ${language}`)).toBeVisible()
    await page.locator('[name=timeZone]').selectOption('Europe/Paris')
    await expectAccessible(page)
    await page.getByRole('button', { name: say('form.submit') }).click()
    await expect(header).toHaveCount(0)
    const saved = await admin.call<PointOfSale>('GET', `points-of-sale/${shop?.id ?? ''}`)
    expect(saved).toMatchObject({ ticketHeader: `7/7 ${language}`, timeZone: 'Europe/Paris' })

    // The same at the address without a company, where it goes back to the company's zone.
    await page.goto(`/pos/edit/${shop?.id ?? ''}`)
    await expect(header).toHaveValue(`7/7 ${language}`)
    await page.locator('[name=timeZone]').selectOption('')
    await page.getByRole('button', { name: say('form.submit') }).click()
    await expect
      .poll(async () => (await admin.call<PointOfSale>('GET', `points-of-sale/${shop?.id ?? ''}`)).timeZone)
      .toBeNull()
  })
}

for (const language of ['en', 'fr', 'ar'] as const) {
  test(`a point of sale has locations, rules of its own for stock, prices and payment, and rounds cash (${language})`, async ({
    signedIn,
    admin,
    register,
  }) => {
    const say = (key: string) => phrase(language, 'company', `pointsOfSale.${key}`)
    const id = register.pointOfSaleId
    const saved = () => admin.call<PointOfSale>('GET', `points-of-sale/${id}`)
    const page = await signedIn('admin', language)
    const method = page
      .getByRole('group', { name: say('counter.methods') })
      .locator('label')
      .first()
    const save = page.getByRole('button', { name: say('form.submit') })

    await page.goto(`/${admin.companyId}/pointsOfSale/${id}`)
    await page.locator('[name=stockPolicy]').selectOption('block')
    await page.locator('[name=priceDisplay]').selectOption('both')
    await page.locator('[name=cashStepMinor]').selectOption('100')
    await method.click()
    await expect(method.getByRole('checkbox')).toBeChecked()
    await expectAccessible(page)
    await save.click()
    await expect.poll(saved).toMatchObject({
      stockPolicy: 'block',
      priceDisplay: 'both',
      cashStepMinor: 100,
      paymentMethods: [{ id: expect.any(String) }],
    })

    await page.goto(`/pos/edit/${id}`)
    await changeLocations(page, language)
    await expect
      .poll(() => admin.call<StockLocation[]>('GET', `points-of-sale/${id}/locations`))
      .toMatchObject([{ kind: 'shop' }, { name: 'Étage', kind: 'quarantine', isActive: false }])
    await expect(method.getByRole('checkbox')).toBeChecked()
    await page.locator('[name=stockPolicy]').selectOption('')
    await method.click()
    await save.click()
    await expect.poll(saved).toMatchObject({ stockPolicy: null, cashStepMinor: 100, paymentMethods: [] })

    const product = await aProduct(admin, { price: 4.27 })
    await anOpenSession(admin, register)
    const counter = new CounterPage(page, language)
    await counter.open(admin.companyId, id)
    await expect(counter.search).toBeFocused()
    await counter.scan(product.barcodes[0] ?? '')
    await expect(counter.lines).toHaveCount(1)
    await expect(counter.lines).toContainText(counter.say('counter.exclTax'))
    await expect(page.getByText(counter.say('counter.pay.rounding'))).toBeVisible()
    await counter.pay()
    const sold = `sales/paginated?filter[pointOfSale]=${id}`
    const { data } = await admin.call<PaginatedOf<SaleRow>>('GET', sold)
    const sale = await admin.call<Sale>('GET', `sales/${data[0]?.id}`)
    expect(sale).toMatchObject({ totalMinor: 4270, roundingMinor: 30, receivedMinor: 4300, changeMinor: 0 })
    expect(sale.seller.showsExclTax).toBe(true)
  })
}

test('nobody but an administrator edits one', async ({ signedIn, admin, page }) => {
  const address = `/pos/edit/${admin.session.pointsOfSale[0]?.id ?? ''}`
  await page.goto(address)
  await expect(page).toHaveURL(/\/login/)
  const cashier = await signedIn('cashier', 'en')
  await cashier.goto(address)
  await expect(cashier.locator('[name=ticketHeader]')).toHaveCount(0)
  await expect(cashier.getByText(phrase('en', 'translation', 'shell.forbidden.title'))).toBeVisible()
})
