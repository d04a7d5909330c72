import { phrase } from '../core/phrases.ts'
import { expectAccessible } from '../core/accessibility.ts'
import { join, openInvitation } from '../commands/invitation.ts'
import { newId } from '../core/api-client.ts'
import { choose } from '../core/menus.ts'
import { expect, speak, test } from '../core/test.ts'

const PASSWORD = 'trois figuiers au soleil'

for (const language of ['en', 'fr', 'ar'] as const) {
  const say = (key: string, params: Record<string, string> = {}) => phrase(language, 'people', key, params)

  test(`somebody is invited by mail, joins, works, gets another role, and is out at once (${language})`, async ({
    signedIn,
    admin,
    browser,
    baseURL,
  }) => {
    const page = await signedIn('admin', language)
    const [email, name] = [`sonia-${newId()}@test.example`, `Sonia ${newId().slice(-6)}`]
    await page.goto(`/${admin.companyId}/users/create`)
    await page.locator('input[name=name]').fill(name)
    await page.locator('input[name=email]').fill(email)
    await expectAccessible(page)
    await page.getByRole('button', { name: say('users.form.invite') }).click()
    await expect(page.getByText(say('users.invited', { email }))).toBeVisible()

    const theirs = await (await browser.newContext({ ...(baseURL ? { baseURL } : {}) })).newPage()
    await speak(theirs, language)
    await openInvitation(theirs, email)
    await expect(theirs.locator('input[name=name]')).toHaveValue(name)
    await expectAccessible(theirs)
    await join(theirs, language, PASSWORD)

    await page.goto(`/${admin.companyId}/users?q=${encodeURIComponent(email)}`)
    const row = page.getByRole('row', { name: new RegExp(name) })
    await expect(row.getByText(phrase(language, 'translation', 'common.active'))).toBeVisible()
    await expectAccessible(page)
    const actions = row.getByRole('button', { name: phrase(language, 'translation', 'common.actionsFor', { name }) })
    await choose(page, actions, phrase(language, 'translation', 'common.edit'))
    await expect(page.locator('input[name=name]')).toHaveValue(name)
    await page.locator('select[name=role]').selectOption('manager')
    await expectAccessible(page)
    await page.getByRole('button', { name: say('users.form.submit') }).click()
    await expect(page.getByText(say('users.saved', { name }))).toBeVisible()
    await expect(row.getByText(say('users.role.manager'))).toBeVisible()
    await choose(page, actions, phrase(language, 'translation', 'common.deactivate'))
    await page.getByRole('button', { name: say('users.deactivate.confirm') }).click()
    await expect(page.getByText(say('users.deactivate.done', { name }))).toBeVisible()

    await theirs.goto(`/${admin.companyId}/users`)
    await expect(theirs).toHaveURL(/\/login/)
    await theirs.context().close()
  })
}
