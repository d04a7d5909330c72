import { aProduct } from '../commands/product.ts'
import { expectAccessible } from '../core/accessibility.ts'
import { expect, test } from '../core/test.ts'
import { CounterPage } from '../pages/counter-page.ts'

/** What the screen says, in the first language of the ticket. */
const SAID = {
  fr: {
    welcome: 'Bienvenue',
    thanks: 'Merci et à bientôt',
    change: 'Votre monnaie',
    paused: 'Cette caisse est en pause',
  },
  ar: { welcome: 'مرحبا بكم', thanks: 'شكرا وإلى اللقاء', change: 'الباقي لكم', paused: 'هذا الصندوق متوقف مؤقتا' },
} as const

for (const language of ['fr', 'ar'] as const)
  test(`the client sees each line, the total and the change, with and without a network (${language})`, async ({
    signedIn,
    admin,
    register,
    context,
  }) => {
    const said = SAID[language]
    const oil = await aProduct(admin, { designation: 'Huile d’olive', price: 24.8 })
    const page = await signedIn('admin', language)
    await page.setViewportSize({ width: 1180, height: 820 })
    const counter = new CounterPage(page, language)
    await counter.open(admin.companyId, register.pointOfSaleId)
    await counter.openSession('0')
    const opened = context.waitForEvent('page')
    await page.getByRole('button', { name: counter.say('counter.display.open') }).click()
    const display = await opened
    await expect(display.getByText(said.welcome)).toBeVisible()
    await expectAccessible(display)

    for (const code of oil.barcodes) await counter.scan(code)
    await expect(display.getByRole('listitem').filter({ hasText: 'Huile d’olive' })).toBeVisible()
    await expect(display.getByRole('status')).toContainText('24,800')
    await expect(display.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
    await expectAccessible(display)

    // Either side is started anew, and shows what there is.
    await display.reload()
    await expect(display.getByRole('listitem')).toHaveCount(1)
    await page.reload()
    await expect(counter.lines).toHaveCount(1)
    await expect(display.getByRole('listitem')).toHaveCount(1)
    // What feeds it comes a moment after the products.
    await expect(page.getByRole('button', { name: counter.say('counter.display.open') })).toBeVisible()

    await context.setOffline(true)
    await counter.receive('30')
    await expect(display.getByRole('status')).toContainText('5,200')
    await counter.payOnDevice()
    await expect(display.getByText(said.thanks)).toBeVisible()
    await expect(display.getByText(said.change)).toBeVisible()
    await expect(display.getByText(/TIC-/)).toBeVisible()
    await expectAccessible(display)
    await context.setOffline(false)

    await page.keyboard.press('Enter')
    await expect(display.getByText(said.welcome)).toBeVisible()
    await page.close()
    await expect(display.getByText(said.paused)).toBeVisible()
  })
