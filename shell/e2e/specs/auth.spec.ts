import type { Page } from '@playwright/test'
import { anOwner } from '../commands/account.ts'
import { expectAccessible, expectAccessibleInBoth } from '../core/accessibility.ts'
import { phrase } from '../core/phrases.ts'
import { expect, PASSWORD, test } from '../core/test.ts'
import { AccountPages } from '../pages/account-pages.ts'
import { CounterPage } from '../pages/counter-page.ts'

const NEW_PASSWORD = 'trois figuiers au soleil'

/** A short form on a high screen leaves no band of another colour below it. */
async function expectGroundDownToTheFooter(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 1600 })
  const colours = await page.locator('main').evaluate((main) => {
    const { top, bottom } = main.getBoundingClientRect()
    return [top + 2, bottom - 2].map((y) => getComputedStyle(document.elementFromPoint(2, y) ?? main).backgroundColor)
  })
  expect(new Set(colours).size).toBe(1)
  await page.setViewportSize({ width: 1440, height: 900 })
}

for (const language of ['en', 'fr', 'ar'] as const) {
  test(`from the home page to the first sale, by the mail’s link (${language})`, async ({ page }) => {
    const pages = new AccountPages(page, language)
    const email = `amira-${Date.now()}-${language}@test.example`
    const company = (key: string) => phrase(language, 'company', key)
    await pages.open('')
    await page
      .getByRole('link', { name: pages.say('cta.trial') })
      .first()
      .click()
    // The home page has a form with fields of the same names.
    await expect(page.getByRole('heading', { level: 1, name: pages.say('signUp.title') })).toBeVisible()
    for (const [name, value] of [
      ['company', 'Épicerie Sidi'],
      ['name', 'Amira Ben Salah'],
      ['email', email],
    ] as const) {
      await page.locator(`input[name=${name}]`).fill(value)
    }
    await page.getByRole('button', { name: pages.say('signUp.submit') }).click()
    await expect(page).toHaveURL(/\/signup-done$/)
    await pages.followMail(email, /confirm-email\?token=/)
    await expect(page.getByText('Amira Ben Salah')).toBeVisible()
    await expectAccessible(page)
    // From here on seven fields are typed and six things clicked, where Enter ends what was typed and F10 pays.
    await page.locator('input[name=password]').fill(NEW_PASSWORD)
    await page.keyboard.press('Enter')

    await expect(page).toHaveURL(/\/signup\/company$/)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('heading', { level: 1, name: company('companyProfile.createTitle') })).toBeVisible()
    await expect(page.locator('input[name=name]')).toHaveValue('Épicerie Sidi')
    await expect(page.locator('input[name=name]')).toBeDisabled()
    const next = page.getByRole('button', { name: company('companyProfile.next') })
    await expect(next).toBeDisabled()
    await expectAccessibleInBoth(page)
    await page.locator('select[name=legalForm]').selectOption('SARL')
    for (const [name, value] of [
      ['taxId', '1234567R/A/M/000'],
      ['phoneNumber', '71 234 567'],
      ['address', '12, rue de Marseille'],
      ['postalCode', '1000'],
      ['city', 'Tunis'],
    ] as const) {
      await page.locator(`input[name=${name}]`).fill(value)
    }
    await expect(page.locator('input[name=primaryManager]')).toHaveValue('Amira Ben Salah')
    await expect(page.locator('input[name=managerPhoneNumber]')).toHaveValue('71234567')
    await page.getByText(company('companyProfile.agree')).click()
    await next.click()

    await expect(page).toHaveURL(/\/signup\/pos$/)
    await expect(page.locator('input[name=code]')).toHaveValue('TUN')
    await expect(page.locator('input[name=address]')).toHaveValue('12, rue de Marseille')
    await expectAccessibleInBoth(page)
    await expectGroundDownToTheFooter(page)
    await page.getByRole('button', { name: company('signUp.pos.submit') }).click()
    await expect(page).toHaveURL(/\/[0-9a-f-]{36}\/[0-9a-f-]{36}\/pos$/)
    const counter = new CounterPage(page, language)
    await page.getByRole('button', { name: counter.say('counter.opening.open'), exact: true }).click()
    expect(await page.evaluate(() => localStorage.getItem('companyName'))).toBeNull()

    await page.getByRole('button', { name: counter.say('counter.firstSteps.custom') }).click()
    await expect(page.getByLabel(counter.say('counter.custom.price'))).toBeFocused()
    await page.keyboard.type('8.5')
    await page.keyboard.press('Enter')
    await expect(counter.lines).toHaveCount(1)
    await counter.pay()
    await expect(page.getByText(/12, rue de Marseille/).first()).toBeVisible()
  })

  test(`a forgotten password becomes another one, and the link works once (${language})`, async ({ page }) => {
    const { email } = await anOwner(page)
    const pages = new AccountPages(page, language)
    await pages.open('login')
    await page.getByRole('link', { name: pages.say('login.forgot') }).click()
    // The page before it has a field of the same name.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.say('password.forgot.title'))
    await page.locator('input[name=email]').fill(email)
    await page.getByRole('button', { name: pages.say('password.forgot.submit') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.say('password.forgot.doneTitle'))
    await pages.followMail(email, /reset-password\?token=/)
    const link = page.url()
    await page.locator('input[name=password]').fill('motdepasse123')
    await page.getByRole('button', { name: pages.say('password.reset.submit') }).click()
    await expect(page.getByText(phrase(language, 'translation', 'error.auth.passwordCommon'))).toBeVisible()
    await expectAccessible(page)
    await page.locator('input[name=password]').fill(NEW_PASSWORD)
    await page.getByRole('button', { name: pages.say('password.reset.submit') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.say('password.reset.doneTitle'))
    await page.goto(link)
    await page.locator('input[name=password]').fill('encore une autre phrase')
    await page.getByRole('button', { name: pages.say('password.reset.submit') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.say('password.reset.spentTitle'))
    await pages.open('login')
    await pages.signIn(email, PASSWORD)
    await expect(page.getByText(phrase(language, 'translation', 'error.auth.invalidCredentials'))).toBeVisible()
    await pages.signIn(email, NEW_PASSWORD)
    await expect(page).not.toHaveURL(/\/login/)
  })

  test(`after ten wrong passwords one waits, and says how long; others still come in (${language})`, async ({
    page,
  }) => {
    const [{ email }, neighbour] = [await anOwner(page), await anOwner(page)]
    const pages = new AccountPages(page, language)
    await pages.open('login')
    const refusal = (code: string, params = {}) =>
      page.getByText(phrase(language, 'translation', `error.auth.${code}`, params))
    for (let tries = 0; tries < 10; tries += 1) {
      const answer = page.waitForResponse('**/api/auth/login')
      await pages.signIn(email, 'not this one')
      await answer
      await expect(refusal('invalidCredentials')).toBeVisible()
    }
    await pages.signIn(email, PASSWORD)
    await expect(refusal('tooManyAttempts', { minutes: '15' })).toBeVisible()
    await expect(page.locator('input[name=email]')).toHaveValue(email)
    await expectAccessible(page)
    await pages.signIn(neighbour.email, PASSWORD)
    await expect(page).not.toHaveURL(/\/login/)
  })
}
