import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInBoth } from '../core/accessibility.ts'
import { choose } from '../core/menus.ts'
import { phrase, type Language } from '../core/phrases.ts'
import { ACCOUNTS, expect, PASSWORD, speak, test } from '../core/test.ts'

const shell = (language: Language, key: string, params: Record<string, string> = {}) =>
  phrase(language, 'translation', key, params)

async function signInOn(page: Page, email: string): Promise<void> {
  await page.locator('input[type=email]').fill(email)
  await page.locator('input[autocomplete=current-password]').fill(PASSWORD)
  await page.keyboard.press('Enter')
}

test('two tabs: the second one follows sign-in, language and sign-out', async ({ page, context }) => {
  await speak(page, 'fr')
  await page.goto('/login')
  const second = await context.newPage()
  await second.goto('/login')
  await signInOn(page, ACCOUNTS.admin)
  await expect(page).toHaveURL(/\/products$/)
  await expect(second).toHaveURL(/\/products$/)
  await choose(page, page.getByRole('button', { name: shell('fr', 'shell.language', { name: 'Français' }) }), 'العربية')
  await expect(second.locator('html')).toHaveAttribute('dir', 'rtl')
  const account = page.getByRole('button', { name: shell('ar', 'shell.account', { name: 'Sami Ben Salah' }) })
  await choose(page, account, shell('ar', 'shell.signOut'))
  await expect(page).toHaveURL(/\/login$/)
  await expect(second).toHaveURL(/\/login/)
})

test('the language changes in the middle of a form, without a reload and without losing a letter', async ({
  landed,
}) => {
  const page = await landed('admin', 'fr')
  await page.goto(page.url().replace(/products$/, 'clients/create'))
  const name = page.locator('input[name=name]')
  await name.fill('Épicerie de la Marsa')
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
  for (const [from, to, item] of [
    ['fr', 'ar', 'العربية'],
    ['ar', 'en', 'English'],
  ] as const) {
    const current = { fr: 'Français', ar: 'العربية' }[from]
    await choose(page, page.getByRole('button', { name: shell(from, 'shell.language', { name: current }) }), item)
    await expect(page.locator('html')).toHaveAttribute('lang', to)
    await expect(name).toHaveValue('Épicerie de la Marsa')
  }
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)
})

test('a cashier who opens an administrator’s address, or the installation’s, is told so and led back', async ({
  signedIn,
  admin,
}) => {
  const page = await signedIn('cashier', 'fr')
  await page.goto(`/${admin.companyId}/pointsOfSale/create`)
  await expect(page.getByRole('heading', { name: shell('fr', 'shell.forbidden.title') })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/superadmin/companies')
  await expect(page.getByRole('heading', { name: shell('fr', 'shell.unknownAddress.title') })).toBeVisible()
})

test('a company that belongs to somebody else is not opened, and said not to be', async ({ signedIn }) => {
  const page = await signedIn('admin', 'fr')
  await page.goto('/019a0000-0000-7000-8000-00000000beef/019a0000-0000-7000-8000-00000000cafe/products')
  await expect(page.getByRole('heading', { name: shell('fr', 'shell.unknownCompany.title') })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: shell('fr', 'shell.toStart') }).click()
  await expect(page).toHaveURL(/\/products$/)
})

test('another spelling or level of an address leads to the page that it means', async ({ signedIn, admin }) => {
  const page = await signedIn('admin', 'en')
  const shop = admin.session.pointOfSale?.id ?? ''
  await page.goto(`/${admin.companyId}/${shop}/pointsOfSale`)
  await expect(page).toHaveURL(`/${admin.companyId}/pointsOfSale`)
  await page.goto(`/${admin.companyId}/Brands`)
  await expect(page).toHaveURL(new RegExp(`/${admin.companyId}/[0-9a-f-]{36}/brands$`))
})

test('the search finds a product in spite of a slip, by keyboard alone', async ({ landed }) => {
  const page = await landed('admin', 'fr')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('harisa')
  await expect(page.getByRole('option', { name: /harissa/i }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/products\/edit\//)
})

test('every button of the bar opens by keyboard, and Escape leads back to it', async ({ landed }) => {
  const page = await landed('admin', 'fr')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  const shop = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('auth_pos') ?? '{}') as { name?: string }).name ?? '',
  )
  const names = [
    shell('fr', 'shell.palette.label'),
    shell('fr', 'frame.create'),
    shell('fr', 'shell.pointOfSale', { name: shop }),
    shell('fr', 'shell.language', { name: 'Français' }),
    shell('fr', 'frame.settings.title'),
    shell('fr', 'shell.account', { name: 'Sami Ben Salah' }),
  ]
  for (const name of names) {
    const button = page.locator('header').getByRole('button', { name })
    await button.focus()
    await page.keyboard.press('Enter')
    const opened = page.locator('[role=menu]:visible, [role=dialog]:visible')
    await expect(opened).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(opened).toHaveCount(0)
    await expect(button).toBeFocused()
  }
})

test('on paper there is the page without the frame, dark on white; whoever wants no motion sees none', async ({
  page,
  landed,
}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await landed('admin', 'fr')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('header')).toBeHidden()
  await expect(page.getByRole('navigation').first()).toBeHidden()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  const inks = await page
    .getByRole('cell')
    .first()
    .evaluate((cell) => {
      const colours: string[] = []
      for (let element: Element | null = cell; element; element = element.parentElement)
        colours.push(getComputedStyle(element).backgroundColor)
      // The nearest of all that is painted behind it.
      return { text: getComputedStyle(cell).color, paper: colours.find((colour) => colour !== 'rgba(0, 0, 0, 0)') }
    })
  expect(inks.paper).toBe('rgb(255, 255, 255)')
  expect(inks.text).toMatch(/^rgb\((\d|[1-4]\d), (\d|[1-4]\d), (\d|[1-4]\d)\)$/)
  await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' })
  const drawer = page.locator('#side-drawer')
  expect(
    Number.parseFloat(await drawer.evaluate((element) => getComputedStyle(element).transitionDuration)),
  ).toBeLessThan(0.001)
})

for (const language of ['en', 'fr', 'ar'] as const) {
  test(`frame and profile are accessible in ${language}, light and dark`, async ({ landed }) => {
    const page = await landed('admin', language)
    await page.goto(page.url().replace(/[^/]+\/products$/, 'profile'))
    await expect(page.getByRole('heading', { level: 1, name: shell(language, 'profile.title') })).toBeVisible()
    await expect(page.getByRole('heading', { name: shell(language, 'profile.devices.title') })).toBeVisible()
    await expectAccessibleInBoth(page)
    const account = new RegExp(
      shell(language, 'shell.account', { name: '' })
        .replace(/[\s:]+$/, '')
        .trim(),
    )
    await choose(page, page.getByRole('button', { name: account }), shell(language, 'shell.editPassword'))
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessibleInBoth(page)
  })
}

for (const language of ['en', 'fr', 'ar'] as const) {
  test(`pages that say what is not there, and those of the installation, are accessible in ${language}, light and dark`, async ({
    signedIn,
  }) => {
    const page = await signedIn('super', language)
    for (const path of [
      'superadmin/companies',
      'superadmin/users',
      'superadmin/releases',
      'superadmin/nothing',
      'nothing',
      '019a0000-0000-7000-8000-00000000beef/019a0000-0000-7000-8000-00000000cafe/products',
    ]) {
      await page.goto(`/${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessibleInBoth(page)
    }
  })
}

test('on a phone the bar does not overflow', async ({ page, landed }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await landed('admin', 'fr')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
})
