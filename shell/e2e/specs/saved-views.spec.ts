import { expectAccessible } from '../core/accessibility.ts'
import { phrase } from '../core/phrases.ts'
import { expect, test } from '../core/test.ts'

const say = (key: string, params: Record<string, string> = {}): string =>
  phrase('fr', 'translation', `common.${key}`, params)

test('a list is arranged, saved as a view, and opens with it from then on', async ({ signedIn, admin }) => {
  const page = await signedIn('admin', 'fr')
  const address = `/${admin.companyId}/${admin.session.pointOfSale?.id}/units`
  await page.goto(address)
  const status = page.getByRole('columnheader', { name: say('status') })
  await expect(status).toBeVisible()
  await page.getByRole('button', { name: say('display') }).click()
  await page.getByRole('menuitemcheckbox', { name: say('compactRows') }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('combobox', { name: say('rowsPerPage') }).selectOption('50')
  await page.getByRole('button', { name: say('views.title') }).click()
  await page.getByRole('menuitem', { name: say('views.saveAs') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: say('views.name') }).fill('Serrée')
  await dialog.getByText(say('views.beginWith')).click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: say('save') }).click()
  await expect(page.getByRole('button', { name: 'Serrée' })).toBeVisible()
  await page.goto(address)
  await expect(page).toHaveURL(/size=50/)
  await page.getByRole('button', { name: 'Serrée' }).click()
  await page.getByRole('menuitem', { name: say('views.remove') }).click()
  await page.getByRole('button', { name: say('views.removeConfirm') }).click()
  await expect(page.getByRole('button', { name: say('views.title') })).toBeVisible()
})
