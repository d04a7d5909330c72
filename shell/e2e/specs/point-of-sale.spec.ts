import type { PointOfSale } from '@comptoir/contracts/company/points-of-sale'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../core/accessibility.ts'
import { newId } from '../core/api-client.ts'
import { choose } from '../core/menus.ts'
import { phrase, type Language } from '../core/phrases.ts'
import { expect, test } from '../core/test.ts'

// One shop for all of them: each edits what the one before has saved.
test.describe.configure({ mode: 'serial' })

async function openSettings(page: Page, language: Language): Promise<void> {
  const button = page.getByRole('button', { name: phrase(language, 'translation', 'frame.settings.title') })
  await choose(page, button, phrase(language, 'translation', 'frame.settings.pointOfSale'))
}

for (const language of ['en', 'fr', 'ar'] as const) {
  test(`a point of sale gets a text for its tickets, seen on paper as it is typed (${language})`, async ({
    signedIn,
    admin,
  }) => {
    const say = (key: string) => phrase(language, 'company', `pointsOfSale.${key}`)
    const [shop] = admin.session.pointsOfSale
    const page = await signedIn('admin', language)
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
  test(`a point of sale has rules of its own for stock and payment, and none again (${language})`, async ({
    signedIn,
    admin,
  }) => {
    const say = (key: string) => phrase(language, 'company', `pointsOfSale.${key}`)
    // Nobody sells there.
    const empty = { address: null, postalCode: null, city: null, phone: null }
    const given = { ...empty, code: newId().slice(-6).toUpperCase(), name: `Dépôt ${newId().slice(-6)}` }
    const { id } = await admin.call<PointOfSale>('POST', 'points-of-sale', given)
    const saved = () => admin.call<PointOfSale>('GET', `points-of-sale/${id}`)
    const page = await signedIn('admin', language)
    const method = page
      .getByRole('group', { name: say('counter.methods') })
      .locator('label')
      .first()
    const save = page.getByRole('button', { name: say('form.submit') })

    await page.goto(`/${admin.companyId}/pointsOfSale/${id}`)
    await page.locator('[name=stockPolicy]').selectOption('block')
    await method.click()
    await expect(method.getByRole('checkbox')).toBeChecked()
    await expectAccessible(page)
    await save.click()
    await expect.poll(saved).toMatchObject({ stockPolicy: 'block', paymentMethods: [{ id: expect.any(String) }] })

    await page.goto(`/pos/edit/${id}`)
    await expect(method.getByRole('checkbox')).toBeChecked()
    await page.locator('[name=stockPolicy]').selectOption('')
    await method.click()
    await save.click()
    await expect.poll(saved).toMatchObject({ stockPolicy: null, paymentMethods: [] })
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
