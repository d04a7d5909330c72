import { expectAccessible } from '../core/accessibility.ts'
import { phrase } from '../core/phrases.ts'
import { expect, test } from '../core/test.ts'

for (const language of ['fr', 'ar'] as const) {
  test(`a tax is entered from a day to come, and found in force on that day (${language})`, async ({
    signedIn,
    admin,
  }) => {
    const say = (key: string) => phrase(language, 'company', `taxParameters.${key}`)
    const page = await signedIn('admin', language)
    await page.goto(`/${admin.companyId}/taxes`)
    await page
      .getByRole('button', { name: say('add') })
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: say('form.createTitle') })
    await dialog.locator('[name=code]').selectOption(language === 'fr' ? 'stampInvoice' : 'withholdingRents')
    await dialog.locator('[name=validFrom]').fill('01/01/2099')
    await dialog.locator('[name=valueMilli]').fill('1,5')
    await dialog.locator('[name=name]').fill(`LF 2099 ${language}`)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: phrase(language, 'translation', 'common.save'), exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText(`LF 2099 ${language}`)).toBeVisible()
    const inForce = page.getByRole('region', { name: say('inForce.title') })
    await expect(inForce.getByText(say('origin.company'), { exact: true })).toHaveCount(0)
    const day = inForce.getByRole('textbox', { name: say('inForce.day') })
    await day.fill('02/01/2099')
    await day.blur()
    await expect(inForce.getByText(say('origin.company'), { exact: true }).first()).toBeVisible()
  })
}
