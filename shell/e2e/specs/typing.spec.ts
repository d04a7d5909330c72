import { randomInt } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { aDiscount } from '../commands/discount.ts'
import { aProduct } from '../commands/product.ts'
import { anOpenSession } from '../commands/register.ts'
import type { ApiClient } from '../core/api-client.ts'
import { phrase } from '../core/phrases.ts'
import { expect, test } from '../core/test.ts'
import { CounterPage } from '../pages/counter-page.ts'
import { DiscountsPage } from '../pages/discounts-page.ts'

/** A small telephone beside this machine. */
const SLOWER = 4
/** Around the pause after which a search is asked for. */
const PAUSES_MS = [120, 400] as const
const WORDS = ['olive', 'zzzz']

async function slowDown(page: Page): Promise<void> {
  const device = await page.context().newCDPSession(page)
  await device.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
}

/** One word after the other into the same field, each over what is left of the one before, as hands type. */
async function typeInto(field: Locator, words: readonly string[] = WORDS): Promise<void> {
  await field.click()
  for (const word of words) {
    const pauses: number[] = []
    const press = async (key: string, delay = randomInt(...PAUSES_MS)): Promise<void> => {
      pauses.push(delay)
      await field.page().keyboard.press(key, { delay })
    }
    for (let left = (await field.inputValue()).length; left > 0; left -= 1) await press('Backspace')
    for (const letter of word.slice(0, -1)) await press(letter)
    await press(word.slice(-1), PAUSES_MS[1])
    expect(await field.inputValue(), `typed with ${pauses.join(', ')} ms between the keys`).toBe(word)
    await expect(field).toBeFocused()
  }
}

async function everyListHasRows(admin: ApiClient): Promise<void> {
  const { id } = await aProduct(admin, { designation: 'Huile d’olive extra vierge' })
  await aDiscount(admin, { products: [{ id }] })
  await admin.call('POST', 'brands', { name: `Olivier ${randomInt(1e12).toString(36)}` })
}

test.describe('whatever the pauses, a search holds what is typed, on a slow machine', () => {
  const LISTS = [
    'products',
    'brands',
    'units',
    'discounts',
    'discounts/create',
    'clients',
    // Narrowed, so that the search is there also while nothing was sold.
    'sales?from=2020-01-01',
    'cashSessions?state=open',
  ] as const
  for (const path of LISTS)
    test(path, async ({ signedIn, admin }) => {
      test.slow()
      await everyListHasRows(admin)
      const page = await signedIn('admin')
      await page.goto(`/${admin.companyId}/${admin.session.pointOfSale?.id}/${path}`)
      const field = page.getByRole('searchbox')
      await field.waitFor()
      await slowDown(page)
      await typeInto(field)
    })

  test('products of a discount', async ({ signedIn, admin }) => {
    test.slow()
    const { id } = await aProduct(admin, { designation: 'Huile d’olive extra vierge' })
    const { name } = await aDiscount(admin, { products: [{ id }] })
    const page = await signedIn('admin')
    const discounts = new DiscountsPage(page)
    await discounts.open(admin, `?q=${encodeURIComponent(name)}`)
    await discounts.act(name, discounts.say('details.show'))
    const field = page.getByRole('dialog').getByRole('searchbox')
    await field.waitFor()
    await slowDown(page)
    await typeInto(field)
  })

  for (const path of ['pointsOfSale', 'fiscalClosings?kind=day'])
    test(path, async ({ signedIn, admin }) => {
      test.slow()
      const page = await signedIn('admin')
      await page.goto(`/${admin.companyId}/${path}`)
      await page.getByRole('searchbox').waitFor()
      await slowDown(page)
      await typeInto(page.getByRole('searchbox'))
    })

  for (const path of ['companies', 'users'])
    test(`supervision: ${path}`, async ({ signedIn }) => {
      test.slow()
      const page = await signedIn('super')
      await page.goto(`/superadmin/${path}`)
      await page.getByRole('searchbox').waitFor()
      await slowDown(page)
      await typeInto(page.getByRole('searchbox'))
    })

  test('counter', async ({ signedIn, admin, register }) => {
    test.slow()
    await anOpenSession(admin, register)
    const page = await signedIn('admin')
    const counter = new CounterPage(page)
    await counter.open(admin.companyId, register.pointOfSaleId)
    await counter.search.waitFor()
    await slowDown(page)
    await typeInto(counter.search)
  })

  test('palette', async ({ landed }) => {
    test.slow()
    const page = await landed('admin')
    await page
      .locator('header')
      .getByRole('button', { name: phrase('fr', 'translation', 'shell.palette.label') })
      .click()
    const field = page.getByRole('dialog').getByRole('combobox')
    await field.waitFor()
    await slowDown(page)
    await typeInto(field)
  })
})
