import type { Page } from '@playwright/test'
import { expectAccessibleInBoth } from '../core/accessibility.ts'
import { phrase, type Language } from '../core/phrases.ts'
import { ACCOUNTS, expect, PASSWORD, speak, test } from '../core/test.ts'

const LANGUAGES = ['en', 'fr', 'ar'] as const
const PAGES = [
  '',
  'features',
  'pricing',
  'about',
  'contact',
  'privacy-policy',
  'terms-conditions',
  'login',
  'signup/admin',
  'signup-done',
  'confirm-email',
  'forgot-password',
  'reset-password',
  'demo-mails',
]
const say = (language: Language, key: string, params: Record<string, string> = {}) =>
  phrase(language, 'marketing', key, params)

/** The page's own code stands where the server's words stood. */
async function isUsable(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__react')),
  )
}

for (const language of LANGUAGES) {
  test(`every public page is accessible in ${language}, light and dark`, async ({ page }) => {
    for (const path of PAGES) {
      await page.goto(`/${path}?lng=${language}`)
      await isUsable(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expectAccessibleInBoth(page)
    }
  })
}

test('pages can be read without any script, in the language of their address', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), javaScriptEnabled: false, locale: 'de' })
  const page = await context.newPage()
  for (const language of LANGUAGES) {
    await page.goto(`/?lng=${language}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(language, 'home.title'))
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page).toHaveTitle(`${say(language, 'home.labels.title')} · Comptoir`)
    expect(await page.locator('link[rel=alternate]').count()).toBe(4)
  }
  await page.goto('/pricing')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('fr', 'pricing.title'))
  await context.close()
})

test('an address that names a language chooses it, as the switcher does', async ({ page }) => {
  await page.goto('/?lng=ar')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('ar', 'home.title'))
  await page.goto('/pricing')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('ar', 'pricing.title'))
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('ar')
})

test('a cookie decides where the browser speaks no language of the product, and stays as it is', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: 'de-DE' })
  await context.addCookies([{ name: 'i18nextLng', value: 'ar', url: baseURL ?? '' }])
  const page = await context.newPage()
  const answer = await page.goto('/pricing')
  expect(await answer?.text()).toContain('<html lang="ar" dir="rtl">')
  await isUsable(page)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('ar', 'pricing.title'))
  expect(await context.cookies()).toEqual([expect.objectContaining({ name: 'i18nextLng', value: 'ar' })])
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBeNull()
  await context.close()
})

/** Keeps the page's code away until it is let come. */
async function holdScripts(page: Page): Promise<() => void> {
  let letCome: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    letCome = resolve
  })
  await page.route('**/assets/main.*.js', async (route) => {
    await held
    await route.continue()
  })
  return letCome
}

test('who signs in before the code has come is signed in once it has', async ({ page }) => {
  const letScriptsCome = await holdScripts(page)
  await page.goto('/login?lng=fr', { waitUntil: 'commit' })
  await page.locator('input[name=email]').fill(ACCOUNTS.admin)
  await page.locator('input[name=password]').fill(PASSWORD)
  await page.getByRole('button', { name: say('fr', 'account.submit') }).click()
  await expect(page).toHaveURL(/\/login/)
  letScriptsCome()
  await expect(page).toHaveURL(/\/products$/)
})

test('what is typed before the code has come stays, through a change of language too, and is sent', async ({
  page,
}) => {
  await speak(page, 'fr')
  const letScriptsCome = await holdScripts(page)
  await page.goto('/contact?lng=fr', { waitUntil: 'commit' })
  await page.locator('input[name=name]').fill('Amira Ben Salah')
  await page.locator('textarea[name=message]').fill('Bonjour, vendez-vous à Djerba ?')
  letScriptsCome()
  await isUsable(page)
  await expect(page.locator('input[name=name]')).toHaveValue('Amira Ben Salah')
  await page.locator('header summary').first().click()
  await page.locator('header').getByRole('link', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('en', 'contact.title'))
  await expect(page.locator('textarea[name=message]')).toHaveValue('Bonjour, vendez-vous à Djerba ?')
  await page.locator('input[name=email]').fill('amira@example.com')
  await page.getByRole('button', { name: say('en', 'enquiry.send') }).click()
  await expect(page.getByRole('heading', { name: say('en', 'enquiry.doneTitle') })).toBeVisible()
})

test('the strip of logos moves by one logo and stops at its ends', async ({ page }) => {
  for (const language of ['fr', 'ar'] as const) {
    await page.goto(`/?lng=${language}`)
    await isUsable(page)
    const [previous, next] = [
      page.getByRole('button', { name: say(language, 'home.partners.previous') }),
      page.getByRole('button', { name: say(language, 'home.partners.next') }),
    ]
    await expect(previous).toBeDisabled()
    const place = () =>
      page
        .getByRole('list', { name: say(language, 'home.partners.label') })
        .evaluate(({ scrollLeft }) => Math.abs(Math.round(scrollLeft)))
    await next.click()
    await expect.poll(place).toBe(192)
    await expect(previous).toBeEnabled()
    await next.click()
    await expect(next).toBeDisabled()
    expect(await place()).toBeLessThanOrEqual(384)
  }
})

test('a visitor of the home page is sent none of the back office', async ({ page }) => {
  const scripts: string[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(new URL(response.url()).pathname)
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(scripts.filter((path) => /\/(platform|office|overlays|forms|menus|calls)\./.test(path))).toEqual([])
  expect(scripts.filter((path) => path.startsWith('/r/')).every((path) => path.startsWith('/r/marketing/'))).toBe(true)
})

test('on a phone the menu opens, leads on and shuts', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/?lng=fr')
  await isUsable(page)
  const menu = page.locator('header details').last()
  await menu.locator('summary').click()
  await menu.getByRole('link', { name: phrase('fr', 'translation', 'site.pricing') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('fr', 'pricing.title'))
  await expect(page.locator('header details').last()).not.toHaveAttribute('open')
})
