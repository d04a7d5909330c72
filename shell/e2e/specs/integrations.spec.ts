import { randomInt } from 'node:crypto'
import { expectAccessible } from '../core/accessibility.ts'
import { phrase } from '../core/phrases.ts'
import { expect, test } from '../core/test.ts'

for (const language of ['en', 'fr', 'ar'] as const) {
  const say = (key: string, params: Record<string, string> = {}): string => phrase(language, 'company', key, params)
  const common = (key: string, params: Record<string, string> = {}): string =>
    phrase(language, 'translation', `common.${key}`, params)

  test(`an API token is made for a program, works, and is revoked at once (${language})`, async ({
    signedIn,
    admin,
  }) => {
    const name = `Boutique ${randomInt(1e9)}`
    const page = await signedIn('admin', language)
    await page.goto(`/${admin.companyId}/apiTokens`)
    await page
      .getByRole('button', { name: say('apiTokens.add') })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    const submit = dialog.getByRole('button', { name: say('apiTokens.form.submit') })
    await dialog.getByRole('textbox', { name: say('apiTokens.form.name') }).fill(name)
    await submit.click()
    await expect(dialog.getByText(say('apiTokens.form.permissionsRequired'))).toBeVisible()
    await dialog.getByRole('button', { name: say('apiTokens.form.onlyReading') }).click()
    await dialog
      .getByRole('button', { name: new RegExp(`^30`) })
      .first()
      .click()
    await expectAccessible(page)
    await submit.click()
    const made = page.getByRole('dialog', { name: say('apiTokens.secret.title', { name }) })
    const secret = (await made.getByLabel(say('apiTokens.secret.label')).textContent()) ?? ''
    await made.getByRole('button', { name: say('apiTokens.secret.close') }).click()
    const asked = () =>
      page.request.get(`/api/${admin.companyId}/products/paginated`, { headers: { authorization: `Bearer ${secret}` } })
    expect((await asked()).status()).toBe(200)
    await page.getByRole('button', { name: common('actionsFor', { name }) }).click()
    await page.getByRole('menuitem', { name: say('apiTokens.revoke.action') }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('apiTokens.revoke.confirm') })
      .click()
    await expect(page.getByRole('row').filter({ hasText: name })).toContainText(say('apiTokens.state.revoked'))
    expect((await asked()).status()).toBe(401)
  })

  test(`a webhook is made, changed, paused and deleted; an address that is not public is refused at its field (${language})`, async ({
    signedIn,
    admin,
  }) => {
    const name = `Comptabilité ${randomInt(1e9)}`
    const page = await signedIn('admin', language)
    await page.goto(`/${admin.companyId}/webhooks`)
    await page
      .getByRole('button', { name: say('webhooks.add') })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    const submit = dialog.getByRole('button', { name: say('webhooks.form.submit') })
    const url = dialog.getByRole('textbox', { name: say('webhooks.form.url') })
    await dialog.getByRole('textbox', { name: say('webhooks.form.name') }).fill(name)
    await url.fill('ftp://books.example')
    await dialog.getByRole('button', { name: say('webhooks.form.everything'), exact: true }).click()
    await submit.click()
    await expect(url).toHaveAttribute('aria-invalid', 'true')
    await url.fill('https://books.example.com/comptoir')
    await expectAccessible(page)
    await submit.click()
    const made = page.getByRole('dialog', { name: say('webhooks.secret.title', { name }) })
    await expect(made.getByLabel(say('webhooks.secret.label'))).not.toBeEmpty()
    await made.getByRole('button', { name: say('webhooks.secret.close') }).click()
    const row = page.getByRole('row').filter({ hasText: name })
    const choose = async (action: string): Promise<void> => {
      await row.getByRole('button', { name: common('actionsFor', { name }) }).click()
      await page.getByRole('menuitem', { name: action, exact: true }).click()
    }
    await choose(common('edit'))
    await url.fill('https://books.example.com/hook')
    await dialog.getByRole('button', { name: common('save'), exact: true }).click()
    await expect(row).toContainText('books.example.com/hook')
    await choose(say('webhooks.pause'))
    await expect(row).toContainText(say('webhooks.state.paused'))
    await choose(common('delete'))
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('webhooks.remove.confirm') })
      .click()
    await expect(row).toHaveCount(0)
  })
}
