import type { Page } from '@playwright/test'
import { aProduct } from '../commands/product.ts'
import { expectAccessible } from '../core/accessibility.ts'
import { phrase } from '../core/phrases.ts'
import { expect, test } from '../core/test.ts'
import { CounterPage } from '../pages/counter-page.ts'

/** A drop of a picture as large as a telephone takes it, drawn by the browser itself. */
function largeDrop(page: Page) {
  return page.evaluateHandle(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 3000, height: 2000 })
    const context = canvas.getContext('2d')
    if (!context) throw new Error('This browser draws nothing')
    const dots = context.createImageData(canvas.width, canvas.height)
    for (let at = 0; at < dots.data.length; at += 65_536) crypto.getRandomValues(dots.data.subarray(at, at + 65_536))
    context.putImageData(dots, 0, 0)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.95))
    const files = new DataTransfer()
    files.items.add(new File(blob ? [blob] : [], 'photo.jpg', { type: 'image/jpeg' }))
    return files
  })
}

/** A plain picture of 400 by 400. */
async function plainPicture(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 400 })
    canvas.getContext('2d')?.fillRect(50, 50, 300, 300)
    return canvas.toDataURL('image/png')
  })
  return Buffer.from(address.split(',')[1] ?? '', 'base64')
}

test('a photo that is dropped on a product is seen in the list and at the counter', async ({
  signedIn,
  admin,
  register,
}) => {
  const say = (key: string, params: Record<string, string> = {}): string => phrase('fr', 'inventory', key, params)
  const product = await aProduct(admin)
  const pointOfSaleId = admin.session.pointOfSale?.id ?? ''
  const page = await signedIn('admin', 'fr')
  await page.goto(`/${admin.companyId}/${pointOfSaleId}/products/edit/${product.id}`)
  const photos = page.getByRole('list', { name: say('products.photos.title') }).getByRole('img')
  await expect(page.getByRole('button', { name: say('products.photos.add') })).toBeVisible()

  const dropped = await largeDrop(page)
  const originalBytes = await dropped.evaluate(({ files }) => files[0]?.size ?? 0)
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/photos'))
  await page.dispatchEvent('h1', 'drop', { dataTransfer: dropped })
  await expect(photos).toHaveCount(1)
  // It was made smaller before it left.
  const sentBytes = Number((await (await sent).allHeaders())['content-length'])
  expect(sentBytes).toBeLessThan(originalBytes / 2)

  const chooser = page.locator('input[type=file]').first()
  await chooser.setInputFiles({ name: 'b.png', mimeType: 'image/png', buffer: await plainPicture(page) })
  await expect(photos).toHaveCount(2)
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(photos.nth(1)).toHaveAttribute('src', /^\/photos\//)
  const second = (await photos.nth(1).getAttribute('src')) ?? ''
  await expectAccessible(page)
  await page.getByRole('button', { name: say('products.photos.earlier', { place: '2' }) }).click()
  await expect(photos.first()).toHaveAttribute('src', second)

  const main = second.replace(/\/tile$/, '')
  await page.goto(`/${admin.companyId}/${pointOfSaleId}/products?q=${product.code}`)
  const row = page.getByRole('row').filter({ hasText: product.code })
  const inList = row.locator('img')
  await expect(inList).toHaveAttribute('src', `${main}/thumbnail`)
  await expect.poll(() => inList.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(112)

  const counter = new CounterPage(page)
  await counter.open(admin.companyId, register.pointOfSaleId)
  await counter.openSession('0')
  await counter.search.fill(product.code)
  const tile = page.getByRole('button', { name: product.designation }).locator('img')
  await expect(tile).toHaveAttribute('src', `${main}/tile`)
  await expect.poll(() => tile.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320)
})
