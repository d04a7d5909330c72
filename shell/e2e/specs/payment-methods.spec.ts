import { randomInt } from 'node:crypto'
import { expectAccessible } from '../core/accessibility.ts'
import { phrase } from '../core/phrases.ts'
import { expect, test } from '../core/test.ts'

for (const language of ['en', 'fr', 'ar'] as const)
  test(`payment methods in ${language}: cash stays, one is added, named anew and deleted`, async ({
    signedIn,
    admin,
  }) => {
    const say = (key: string, params: Record<string, string> = {}): string =>
      phrase(language, 'company', `paymentMethods.${key}`, params)
    const common = (key: string, params: Record<string, string> = {}): string =>
      phrase(language, 'translation', `common.${key}`, params)
    const word = randomInt(1e12).toString(36)
    const [first, renamed] = [`Alpha ${word}`, `Beta ${word}`]
    const page = await signedIn('admin', language)
    const dialog = page.getByRole('dialog')
    const save = dialog.getByRole('button', { name: common('save'), exact: true })
    const row = (name: string) => page.getByRole('row').filter({ hasText: name })

    await page.goto(`/${admin.companyId}/clientPaymentMethods`)
    const cash = say('kind.cash')
    await page.getByRole('button', { name: common('actionsFor', { name: cash }) }).click()
    await expect(page.getByRole('menuitem', { name: common('edit') })).toBeVisible()
    await expect(page.getByRole('menuitem', { name: common('delete') })).toHaveCount(0)
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: say('client.add') }).click()
    await dialog.getByRole('textbox', { name: say('form.name') }).fill(first)
    await dialog.getByRole('combobox', { name: say('form.kind') }).selectOption('cheque')
    await expect(dialog.getByText(say('drives.cheque'))).toBeVisible()
    await expectAccessible(page)
    await save.click()
    await expect(row(first)).toContainText(say('kind.cheque'))

    await page.getByRole('button', { name: first, exact: true }).click()
    await dialog.getByRole('textbox', { name: say('form.name') }).fill(renamed)
    await save.click()
    await expect(row(renamed)).toBeVisible()

    await page.getByRole('button', { name: common('actionsFor', { name: renamed }) }).click()
    await page.getByRole('menuitem', { name: common('delete') }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('remove.confirm') })
      .click()
    await expect(row(renamed)).toHaveCount(0)

    await page.goto(`/${admin.companyId}/supplierPaymentMethods`)
    await expect(page.getByRole('heading', { level: 1, name: say('supplier.title') })).toBeVisible()
    await expectAccessible(page)
  })
