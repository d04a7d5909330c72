import { randomInt } from 'node:crypto'
import { expectAccessible } from '../core/accessibility.ts'
import { phrase } from '../core/phrases.ts'
import { expect, test } from '../core/test.ts'

const CASES = [
  { language: 'en', code: 'fodec', value: '1.5' },
  { language: 'fr', code: 'stampInvoice', value: '1,5' },
  { language: 'ar', code: 'withholdingRents', value: '1,5' },
] as const

for (const { language, code, value } of CASES) {
  test(`a tax is entered from a day to come, changed, and found in force on that day (${language})`, async ({
    signedIn,
    admin,
  }) => {
    const say = (key: string) => phrase(language, 'company', `taxParameters.${key}`)
    const common = (key: string, params: Record<string, string> = {}) =>
      phrase(language, 'translation', `common.${key}`, params)
    const name = `LF ${randomInt(1e9)}`
    const page = await signedIn('admin', language)
    await page.goto(`/${admin.companyId}/taxes`)
    await page
      .getByRole('button', { name: say('add') })
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: say('form.createTitle') })
    await dialog.locator('[name=code]').selectOption(code)
    await dialog.locator('[name=validFrom]').fill('01/01/2099')
    await dialog.locator('[name=valueMilli]').fill(value)
    await dialog.locator('[name=name]').fill(name)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: common('save'), exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await page.getByRole('button', { name: common('actionsFor', { name }), exact: true }).click()
    await page.getByRole('menuitem', { name: common('edit') }).click()
    const editing = page.getByRole('dialog', { name: say('form.editTitle') })
    await expect(editing.locator('[name=valueMilli]')).toHaveValue(new RegExp(`^${value.replace('.', '\\.')}`))
    await editing.locator('[name=name]').fill(`${name} bis`)
    await editing.getByRole('button', { name: common('save'), exact: true }).click()
    await expect(editing).toHaveCount(0)
    await expect(page.getByText(`${name} bis`)).toBeVisible()
    const inForce = page.getByRole('region', { name: say('inForce.title') })
    const row = inForce.getByRole('row').filter({ has: page.getByText(say(`code.${code}`), { exact: true }) })
    await expect(row.first()).toContainText(say('origin.law'))
    const day = inForce.getByRole('textbox', { name: say('inForce.day') })
    await day.fill('02/01/2099')
    await day.blur()
    await expect(row.first()).toContainText(say('origin.company'))
    await page.getByRole('button', { name: common('actionsFor', { name: `${name} bis` }) }).click()
    await page.getByRole('menuitem', { name: common('delete') }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('remove.confirm') })
      .click()
    await expect(page.getByText(`${name} bis`)).toHaveCount(0)
  })
}

const RATES = [
  { language: 'en', rate: '14.25', replaced: '0' },
  { language: 'fr', rate: '14,5', replaced: '7000' },
  { language: 'ar', rate: '14,75', replaced: '13000' },
] as const

for (const { language, rate, replaced } of RATES) {
  test(`a rate of VAT comes in place of another from a day to come, and is refused where none is in force (${language})`, async ({
    signedIn,
    admin,
  }) => {
    const say = (key: string) => phrase(language, 'company', `taxParameters.${key}`)
    const save = phrase(language, 'translation', 'common.save')
    const name = `LF ${randomInt(1e9)}`
    const date = '01/02/2098'
    const page = await signedIn('admin', language)
    await page.goto(`/${admin.companyId}/taxes`)
    await page
      .getByRole('button', { name: say('add') })
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: say('form.createTitle') })
    await dialog.locator('[name=validFrom]').fill(date)
    await dialog.locator('[name=name]').fill(name)
    await dialog.getByRole('button', { name: save, exact: true }).click()
    // Proposed is the standard rate, which is in force already: in addition it makes no sense.
    await expect(dialog.locator('[name=valueMilli]')).toHaveAttribute('aria-invalid', 'true')
    await dialog.locator('[name=replacesMilli]').selectOption(replaced)
    await dialog.locator('[name=valueMilli]').fill(rate)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: save, exact: true }).click()
    await expect(dialog).toHaveCount(0)
    const inForce = page.getByRole('region', { name: say('inForce.title') })
    const day = inForce.getByRole('textbox', { name: say('inForce.day') })
    await day.fill(date)
    await day.blur()
    await expect(inForce.getByRole('row').filter({ hasText: rate })).toContainText(say('instead'))
    await page
      .getByRole('button', { name: phrase(language, 'translation', 'common.actionsFor', { name }), exact: true })
      .click()
    await page.getByRole('menuitem', { name: phrase(language, 'translation', 'common.delete') }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('remove.confirm') })
      .click()
    await expect(page.getByText(name)).toHaveCount(0)
  })
}
