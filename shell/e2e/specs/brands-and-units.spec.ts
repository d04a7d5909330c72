import { randomInt } from 'node:crypto'
import type { Product } from '@comptoir/contracts/inventory/products'
import { aProduct } from '../commands/product.ts'
import { expectAccessible } from '../core/accessibility.ts'
import { phrase } from '../core/phrases.ts'
import { expect, test } from '../core/test.ts'

const LISTS = [
  { list: 'brands', idOf: 'brandId', language: 'fr' },
  { list: 'units', idOf: 'unitId', language: 'ar' },
] as const

for (const { list, idOf, language } of LISTS)
  test(`${list} in ${language}: one is made and used, cannot be deleted, and is merged into another that was renamed`, async ({
    signedIn,
    admin,
  }) => {
    const say = (key: string, params: Record<string, string> = {}): string =>
      phrase(language, 'inventory', `${list}.${key}`, params)
    const common = (key: string, params: Record<string, string> = {}): string =>
      phrase(language, 'translation', `common.${key}`, params)
    const word = randomInt(1e12).toString(36)
    const [used, other, renamed] = [`Alpha ${word}`, `Beta ${word}`, `Gamma ${word}`]
    const page = await signedIn('admin', language)
    const dialog = page.getByRole('dialog')
    const named = dialog.getByRole('textbox', { name: say('form.name') })
    const save = dialog.getByRole('button', { name: common('save'), exact: true })

    await page.goto(`/${admin.companyId}/${admin.session.pointOfSale?.id}/${list}?search=${word}`)
    for (const name of [used, other]) {
      await page.getByRole('button', { name: say('add') }).click()
      await named.fill(name)
      await save.click()
      await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible()
    }
    await page.getByRole('button', { name: other, exact: true }).click()
    await named.fill(renamed)
    await expectAccessible(page)
    await save.click()
    await expect(page.getByRole('row').filter({ hasText: renamed })).toBeVisible()

    const rows = await admin.call<{ id: string; name: string }[]>('GET', list)
    const idNamed = (name: string): string | undefined => rows.find((row) => row.name === name)?.id
    const { id } = await aProduct(admin, { [idOf]: idNamed(used) })

    await page.getByRole('button', { name: common('actionsFor', { name: used }) }).click()
    await page.getByRole('menuitem', { name: common('delete') }).click()
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: say('remove.confirm') }).click()
    await expect(question.getByText(say('remove.inUseTitle', { name: used }))).toBeVisible()
    await question.getByRole('button', { name: say('merge.action') }).click()
    await dialog.getByRole('combobox', { name: say('merge.into') }).selectOption(renamed)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: say('merge.confirm') }).click()
    await expect(page.getByText(say('merge.done', { name: used, into: renamed }))).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: used })).toHaveCount(0)
    const product = await admin.call<Product>('GET', `products/${id}`)
    expect(product).toMatchObject({ [list.slice(0, -1)]: { id: idNamed(renamed), name: renamed } })
  })
