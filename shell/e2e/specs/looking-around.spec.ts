import { randomInt } from 'node:crypto'
import type { Category } from '@comptoir/contracts/inventory/categories'
import type { Favourites } from '@comptoir/contracts/inventory/favourites'
import type { Subcategory } from '@comptoir/contracts/inventory/subcategories'
import { aProduct } from '../commands/product.ts'
import { aVariantGroup } from '../commands/variant-group.ts'
import { expectAccessible } from '../core/accessibility.ts'
import { expect, test } from '../core/test.ts'
import { CounterPage } from '../pages/counter-page.ts'

for (const language of ['fr', 'ar'] as const)
  test(`with the network gone, a category is opened by keys, a variant chosen by size and colour, and both are sold (${language})`, async ({
    admin,
    register,
    signedIn,
  }) => {
    const number = String(randomInt(1e9)).padStart(9, '0')
    const category = await admin.call<Category>('POST', 'categories', { name: `Vêtements ${number}`, icon: 'shirt' })
    const inner = await admin.call<Subcategory>('POST', 'subcategories', {
      ...{ name: `Hauts ${number}`, categoryId: category.id },
    })
    const shirt = `T-shirt ${number}`
    await aVariantGroup(admin, { designation: shirt, categoryId: category.id, subcategoryId: inner.id })
    const scarf = await aProduct(admin, { designation: `Écharpe ${number}`, price: 15, categoryId: category.id })
    const page = await signedIn('admin', language)
    const counter = new CounterPage(page, language)
    await counter.open(admin.companyId, register.pointOfSaleId)
    const catalogue = page.waitForResponse(/counter-catalogue\/head$/)
    await counter.openSession('0')
    await catalogue
    const button = (name: string | RegExp) => page.getByRole('button', { name })
    await expect(button(counter.say('counter.browse.favourites'))).toBeVisible()

    await page.context().setOffline(true)
    await page.keyboard.press('PageDown')
    await expect(button(counter.say('counter.browse.favourites'))).toBeFocused()
    await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight')
    await page.keyboard.press('Escape')
    await button(category.name).click()
    await expect(button(new RegExp(`^${scarf.designation}`))).toBeVisible()
    await expect(counter.search).toBeFocused()
    await button(inner.name).click()
    await expect(button(new RegExp(`^${scarf.designation}`))).toBeHidden()
    await expectAccessible(page)
    await button(new RegExp(`^${shirt}`)).click()
    const matrix = page.getByRole('dialog', { name: shirt })
    await expect(matrix.getByRole('button', { name: /^S, Bleu nuit/ })).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight')
    await expect(matrix.getByRole('button', { name: /^M, أحمر/ })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(counter.lines.filter({ hasText: `M, أحمر` })).toHaveCount(1)

    await page.keyboard.press('Backspace')
    await button(new RegExp(`^${scarf.designation}`)).click()
    await expect(counter.lines).toHaveCount(2)
    await page.context().setOffline(false)
    await counter.pay()
  })

test('a product is made a favourite on its tile, and is the first of the next counter', async ({
  admin,
  register,
  signedIn,
}) => {
  const { designation } = await aProduct(admin, { designation: `Zeste ${randomInt(1e9)}` })
  const page = await signedIn('admin', 'fr')
  const counter = new CounterPage(page, 'fr')
  await counter.open(admin.companyId, register.pointOfSaleId)
  const catalogue = page.waitForResponse(/counter-catalogue\/head$/)
  await counter.openSession('0')
  await catalogue
  const favourites = page.getByRole('button', { name: counter.say('counter.browse.favourites'), exact: true })
  await expect(favourites).toBeVisible()
  await counter.search.fill(designation)
  const tile = page
    .getByRole('list', { name: counter.say('counter.search.results') })
    .getByRole('button')
    .first()
  await expect(tile).toHaveAttribute('title', designation)
  await tile.click({ button: 'right' })
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/favourites') && answer.ok())
  await page.getByRole('button', { name: counter.say('counter.browse.add') }).click()
  await saved
  const { data } = await admin.call<Favourites>('GET', `favourites?pointOfSaleId=${register.pointOfSaleId}`)
  expect(data).toHaveLength(1)

  await page.reload()
  await expect(favourites).toBeVisible()
  await expect(tile).toHaveAttribute('title', designation)
  await tile.click({ button: 'right' })
  await page.getByRole('button', { name: counter.say('counter.browse.remove') }).click()
  await expect(tile).not.toHaveAttribute('title', designation)
})
