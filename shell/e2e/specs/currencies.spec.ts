import { randomInt } from 'node:crypto'
import { expectAccessible } from '../core/accessibility.ts'
import { phrase } from '../core/phrases.ts'
import { expect, test } from '../core/test.ts'

const CASES = [
  { language: 'en', code: 'MAD' },
  { language: 'fr', code: 'CHF' },
  { language: 'ar', code: 'SAR' },
] as const

for (const { language, code } of CASES)
  test(`currencies in ${language}: one is added, gets a rate, and is kept by it until that goes`, async ({
    signedIn,
    admin,
  }) => {
    const say = (key: string, params: Record<string, string> = {}): string => phrase(language, 'company', key, params)
    const common = (key: string, params: Record<string, string> = {}): string =>
      phrase(language, 'translation', `common.${key}`, params)
    const page = await signedIn('admin', language)
    const dialog = page.getByRole('dialog')
    const question = page.getByRole('alertdialog')
    const save = dialog.getByRole('button', { name: common('save'), exact: true })
    const place = `/${admin.companyId}/${admin.session.pointOfSale?.id}`
    const row = page.getByRole('row').filter({ hasText: `${code} – ` })

    await page.goto(`${place}/currencies`)
    await page
      .getByRole('button', { name: say('currencies.add') })
      .first()
      .click()
    await dialog.getByRole('combobox', { name: say('currencies.form.code') }).selectOption(code)
    await expectAccessible(page)
    await save.click()
    await expect(row).toContainText(say('currencies.noRate'))

    await page.goto(`${place}/exchangeRates`)
    await page
      .getByRole('button', { name: say('exchangeRates.add') })
      .first()
      .click()
    await dialog.getByRole('combobox', { name: say('exchangeRates.form.currency') }).selectOption(code)
    const figure = `3.${randomInt(1, 9)}`
    await dialog
      .getByRole('textbox', { name: say('exchangeRates.form.rate') })
      .fill(language === 'en' ? figure : figure.replace('.', ','))
    await expectAccessible(page)
    await save.click()
    await expect(page.getByRole('row').filter({ hasText: `1 ${code} =` })).toBeVisible()

    await page.goto(`${place}/currencies`)
    await expect(row).toContainText(`1 ${code} =`)
    await page.getByRole('button', { name: common('actionsFor', { name: code }) }).click()
    await page.getByRole('menuitem', { name: common('delete') }).click()
    await question.getByRole('button', { name: say('currencies.remove.confirm') }).click()
    await expect(question.getByText(say('currencies.remove.inUseTitle', { name: code }))).toBeVisible()
    await page.keyboard.press('Escape')

    const rates = await admin.call<{ id: string; name: string }[]>('GET', 'exchange-rates')
    await admin.call('DELETE', `exchange-rates/${rates.find(({ name }) => name === code)?.id}`)
    await page.goto(`${place}/currencies`)
    await page.getByRole('button', { name: common('actionsFor', { name: code }) }).click()
    await page.getByRole('menuitem', { name: common('delete') }).click()
    await question.getByRole('button', { name: say('currencies.remove.confirm') }).click()
    await expect(row).toHaveCount(0)
  })
