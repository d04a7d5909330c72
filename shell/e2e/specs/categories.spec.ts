import { randomInt } from 'node:crypto'
import type { Category } from '@comptoir/contracts/inventory/categories'
import type { Product } from '@comptoir/contracts/inventory/products'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { aProduct } from '../commands/product.ts'
import { expectAccessible } from '../core/accessibility.ts'
import { phrase } from '../core/phrases.ts'
import { expect, test } from '../core/test.ts'

for (const language of ['fr', 'ar'] as const)
  test(`a category is made, divided, given to a product and merged, in ${language}`, async ({ signedIn, admin }) => {
    const say = (key: string, params: Record<string, string> = {}): string => phrase(language, 'inventory', key, params)
    const common = (key: string): string => phrase(language, 'translation', key)
    const word = randomInt(1e12).toString(36)
    const [drinks, juices, other] = [`Boissons ${word}`, `Jus ${word}`, `Liquides ${word}`]
    const product = await aProduct(admin)
    const { id: otherId } = await admin.call<Category>('POST', 'categories', { name: other })
    const page = await signedIn('admin', language)
    const place = `/${admin.companyId}/${admin.session.pointOfSale?.id}`
    const dialog = page.getByRole('dialog')
    const save = dialog.getByRole('button', { name: common('common.save'), exact: true })

    await page.goto(`${place}/categories?search=${word}`)
    await page.getByRole('button', { name: say('categories.add') }).click()
    await dialog.getByRole('textbox', { name: say('categories.form.name') }).fill(drinks)
    await dialog.getByRole('radio', { name: say('categories.colour.blue') }).check()
    await dialog.getByRole('radio', { name: say('categories.icon.drink') }).check()
    await expectAccessible(page)
    await save.click()
    await expect(page.getByRole('row').filter({ hasText: drinks })).toBeVisible()

    // As the specification's menu spells it.
    await page.goto(`${place}/subCategories`)
    await expect(page).toHaveURL(new RegExp(`${place}/subcategories$`))
    await page
      .getByRole('button', { name: say('subcategories.add') })
      .first()
      .click()
    await dialog.getByRole('textbox', { name: say('subcategories.form.name') }).fill(juices)
    await dialog.getByRole('combobox', { name: say('subcategories.form.category') }).selectOption(drinks)
    await save.click()
    await expect(page.getByText(say('subcategories.saved', { name: juices }))).toBeVisible()

    await page.goto(`${place}/products/edit/${product.id}`)
    await page.getByRole('combobox', { name: say('products.form.category'), exact: true }).selectOption(drinks)
    await page.getByRole('combobox', { name: say('products.form.subcategory') }).selectOption(juices)
    await page.getByRole('button', { name: say('products.form.submit') }).click()
    await expect(page).toHaveURL(/\/products(\?|$)/)

    const { data } = await admin.call<PaginatedOf<Category>>('GET', `categories/paginated?search[text]=${word}`)
    const made = data.find(({ name }) => name === drinks)
    expect(made).toMatchObject({ colour: 'blue', icon: 'drink', productCount: 1, subcategoryCount: 1 })
    await admin.call('POST', `categories/${made?.id}/merge`, { intoId: otherId, version: made?.version })
    const merged = await admin.call<Product>('GET', `products/${product.id}`)
    expect(merged).toMatchObject({ category: { id: otherId, name: other }, subcategory: { name: juices } })
  })
