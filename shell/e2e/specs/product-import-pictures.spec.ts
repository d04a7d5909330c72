import { randomInt } from 'node:crypto'
import type { Product } from '@comptoir/contracts/inventory/products'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { WAIT_MS } from '@comptoir/testing/time-limits'
import { zipSync } from 'fflate'
import { expectAccessible } from '../core/accessibility.ts'
import { phrase } from '../core/phrases.ts'
import { expect, test } from '../core/test.ts'
import { CounterPage } from '../pages/counter-page.ts'

const PATIENCE = { timeout: 2 * WAIT_MS }

/** A photo of one pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

test('a file with an error and a zip of pictures: the list and the counter show the photo, and undoing takes all back', async ({
  signedIn,
  admin,
  register,
}) => {
  const say = (key: string, params: Record<string, string> = {}): string =>
    phrase('fr', 'inventory', `productImport.${key}`, params)
  const word = `Z${randomInt(1e12).toString(36)}`
  const found = async (): Promise<Product[]> =>
    (await admin.call<PaginatedOf<Product>>('GET', `products/paginated?search[text]=${word}`)).data
  const page = await signedIn('admin', 'fr')
  await page.goto(`/${admin.companyId}/${admin.session.pointOfSale?.id}/products/import`)
  const pictures = Buffer.from(zipSync({ [`${word}-1.png`]: PNG, 'autre.png': PNG }))
  await page
    .getByLabel(say('file.pictures'))
    .setInputFiles({ name: 'photos.zip', mimeType: 'application/zip', buffer: pictures })
  await expect(page.getByText(say('file.picturesChosen', { name: 'photos.zip' }))).toBeVisible()
  const csv = ['code,designation,prix ttc', `${word}-1,${word} un,1.5`, `${word}-2,${word} deux,-2`, ''].join('\n')
  await page
    .getByLabel(say('file.label'))
    .setInputFiles({ name: `${word}.csv`, mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await expect(page.getByText(say('apply.ready'))).toBeVisible(PATIENCE)
  await expect(page.getByText(say('problem.priceNegative'))).toBeVisible()
  await expect(page.getByText(say('pictures.planned_one', { number: '1' }))).toBeVisible()
  await expect(page.getByText('autre.png')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: say('apply.submit_one', { number: '1' }) }).click()
  await expect(page.getByText(say('pictures.added_one', { number: '1' }))).toBeVisible(PATIENCE)
  const done = page.url()
  const [product] = await found()
  await page.goto(`/${admin.companyId}/${admin.session.pointOfSale?.id}/products?q=${word}-1`)
  await expect(
    page
      .getByRole('row')
      .filter({ hasText: `${word}-1` })
      .locator('img'),
  ).toHaveAttribute('src', `${product?.photo ?? 'none'}/thumbnail`)
  const counter = new CounterPage(page)
  await counter.open(admin.companyId, register.pointOfSaleId)
  await counter.openSession('0')
  await counter.search.fill(`${word}-1`)
  await expect(page.getByRole('button', { name: `${word} un` }).locator('img')).toHaveAttribute(
    'src',
    `${product?.photo ?? 'none'}/tile`,
  )
  await page.goto(done)
  await page.getByRole('button', { name: say('undo.submit') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('undo.confirm.submit') })
    .click()
  await expect(page.getByText(say('undo.done.all'))).toBeVisible(PATIENCE)
  expect(await found()).toEqual([])
})
