import { describe, expect, test } from '@jest/globals'
import { PHOTO_LIMITS, type ProductPhoto, type ProductPhotos } from '@comptoir/contracts/inventory/product-photos'
import type { CounterProduct, Product } from '@comptoir/contracts/inventory/products'
import { photoAddress, type PhotoSize } from '@comptoir/contracts/photo-address'
import type { LightMyRequestResponse } from 'fastify'
import sharp from 'sharp'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { aForm } from '../../../../test/multipart.ts'
import { putProduct } from '../../../../test/products.ts'
import { anOutsider, aShop, refuses, type Caller, type Shop } from '../../../../test/shop.ts'
import { aBomb, aMovingPicture, aPhonePicture, aPicture, moving } from '../../../../test/pictures.ts'

const open = setUpApp()

function send(
  caller: Caller,
  productId: string,
  content: Buffer | string,
  { name = 'photo.jpg', field = 'photo' } = {},
): Promise<LightMyRequestResponse> {
  const { payload, headers } = aForm({}, { name, content, field })
  return caller.post(`products/${productId}/photos`, payload, headers)
}

async function sent(caller: Caller, productId: string, content: Buffer | string): Promise<ProductPhoto[]> {
  const answer = await send(caller, productId, content)
  expect(answer.statusCode).toBe(201)
  return answer.json<ProductPhotos>().data
}

const list = async (caller: Caller, productId: string): Promise<ProductPhoto[]> =>
  (await caller.get(`products/${productId}/photos`)).json<ProductPhotos>().data

/** As an `<img>` fetches it: without a session. */
const fetched = (photo: string, size: PhotoSize): Promise<LightMyRequestResponse> =>
  open().app.inject({ url: photoAddress(photo, size) })

async function aProductIn(shop: Shop) {
  const keeper = await shop.as('stockKeeper')
  const { id } = await putProduct(await shop.as('manager'))
  return { keeper, id }
}

const COLOURS = ['#100000', '#200000', '#300000', '#400000', '#500000', '#600000', '#700000', '#800000', '#900000']
const coloured = (background: string): Promise<Buffer> => aPicture(60, 40, background).png().toBuffer()

describe('a photo', () => {
  test('is drawn anew, upright, in three sizes, and nothing is left of place and camera', async () => {
    const { keeper, id } = await aProductIn(await aShop(open()))
    const original = await aPhonePicture(2400, 1200)
    expect((await sharp(original).metadata()).exif?.includes('Telephone')).toBe(true)
    const [photo] = await sent(keeper, id, original)
    expect(photo).toMatchObject({ width: 800, height: 1600 })
    const sizes = { thumbnail: [56, 112], tile: [160, 320], full: [800, 1600] } as const
    for (const size of ['thumbnail', 'tile', 'full'] as const) {
      const { rawPayload, headers, statusCode } = await fetched(photo?.address ?? '', size)
      expect(statusCode).toBe(200)
      const { width, height, format, exif, icc, xmp, orientation } = await sharp(rawPayload).metadata()
      expect([width, height, format]).toEqual([...sizes[size], 'webp'])
      expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined])
      expect(headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'private, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      })
      expect(headers['content-security-policy']).toContain("default-src 'none'")
    }
  })

  test('smaller than a size stays as small, and keeps what is transparent', async () => {
    const { keeper, id } = await aProductIn(await aShop(open()))
    const background = { r: 0, g: 0, b: 0, alpha: 0 }
    const glass = await sharp({ create: { width: 50, height: 30, channels: 4, background } })
      .png()
      .toBuffer()
    const [photo] = await sent(keeper, id, glass)
    const { width, height, hasAlpha } = await sharp((await fetched(photo?.address ?? '', 'full')).rawPayload).metadata()
    expect([width, height, hasAlpha]).toEqual([50, 30, true])
  })

  test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('may be %s, whatever it is called', async (kind) => {
    const { keeper, id } = await aProductIn(await aShop(open()))
    const content = await aPicture(40, 30).toFormat(kind).toBuffer()
    const answer = await send(keeper, id, content, { name: 'invoice.pdf.exe' })
    expect(answer.json<ProductPhotos>().data).toHaveLength(1)
  })

  test('that is something else as well is kept as a picture alone', async () => {
    const { keeper, id } = await aProductIn(await aShop(open()))
    const hidden = '<script>alert(document.cookie)</script>PK\u0003\u0004'
    const polyglot = Buffer.concat([await aPicture(40, 30).jpeg().toBuffer(), Buffer.from(hidden)])
    const [photo] = await sent(keeper, id, polyglot)
    for (const size of ['thumbnail', 'tile', 'full'] as const)
      expect((await fetched(photo?.address ?? '', size)).rawPayload.includes('script')).toBe(false)
  })

  test('sent twice is there once', async () => {
    const { keeper, id } = await aProductIn(await aShop(open()))
    const picture = await coloured('#123456')
    const first = await sent(keeper, id, picture)
    expect(await sent(keeper, id, picture)).toEqual(first)
  })
})

describe('a file that is no photo is refused in words, and nothing is kept', () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><script>alert(1)</script></svg>'
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(200)])
  test.each<[string, string, () => Buffer | string | Promise<Buffer>]>([
    ['text', 'wrongKind', () => 'This is no picture'],
    ['a drawing', 'wrongKind', () => drawing],
    ['a document', 'wrongKind', () => '%PDF-1.7\n1 0 obj\n<<>>\nendobj'],
    ['a picture for print', 'wrongKind', () => aPicture(40, 30).tiff().toBuffer()],
    ['HEIC', 'heic', () => heic],
    ['a moving GIF', 'animated', aMovingPicture],
    ['a moving PNG', 'animated', async () => moving(await coloured('#00ff00'))],
    ['a head without a picture', 'unreadable', () => aBomb(40, 30)],
    ['half a picture', 'unreadable', async () => (await aPicture(400, 300).jpeg().toBuffer()).subarray(0, 900)],
    ['a bomb', 'tooManyPixels', () => aBomb(60_000, 60_000)],
    ['nothing', 'fileMissing', () => ''],
  ])('%s: %s', async (_, reason, content) => {
    const { keeper, id } = await aProductIn(await aShop(open()))
    await refuses(send(keeper, id, await content()), `productPhoto.${reason}`)
    expect(await list(keeper, id)).toEqual([])
  })

  test('too large, or under another name', async () => {
    const { keeper, id } = await aProductIn(await aShop(open()))
    const large = Buffer.alloc((PHOTO_LIMITS.megabytes + 1) * 1024 * 1024)
    const problem = await refuses(send(keeper, id, large), 'request.tooLarge')
    expect(problem.message).toContain(String(PHOTO_LIMITS.megabytes))
    await refuses(send(keeper, id, await coloured('#0000ff'), { field: 'file' }), 'request.invalid')
    await refuses(keeper.post(`products/${id}/photos`, {}), 'request.unsupportedMediaType')
    expect(await list(keeper, id)).toEqual([])
  })
})

describe('the photos of a product', () => {
  test('have an order, of which the first is shown wherever the product is', async () => {
    const shop = await aShop(open())
    const { keeper, id } = await aProductIn(shop)
    const shown = async () => [
      (await keeper.get(`products/${id}`)).json<Product>().photo,
      (await keeper.get('products/paginated?page=1&limit=10')).json<{ data: Product[] }>().data[0]?.photo,
      (await keeper.get(`products/find?pointOfSaleId=${shop.pointOfSaleId}`)).json<{ data: CounterProduct[] }>().data[0]
        ?.photo,
    ]
    expect(await shown()).toEqual([null, null, null])
    for (const colour of COLOURS.slice(0, 3)) await sent(keeper, id, await coloured(colour))
    const [a, b, c] = await list(keeper, id)
    expect(await shown()).toEqual([a?.address, a?.address, a?.address])
    const ids = [c?.id, a?.id, b?.id]
    const arranged = await keeper.put(`products/${id}/photos`, { ids })
    expect(arranged.json<ProductPhotos>().data.map((photo) => photo.id)).toEqual(ids)
    expect(await shown()).toEqual([c?.address, c?.address, c?.address])
    const left = await keeper.delete(`products/${id}/photos/${c?.id ?? ''}`)
    expect(left.json()).toEqual({ data: [a, b] })
    expect(await shown()).toEqual([a?.address, a?.address, a?.address])
    await sent(keeper, id, await coloured('#abcdef'))
    expect((await list(keeper, id)).slice(0, 2)).toEqual([a, b])
  })

  test('are eight at most', async () => {
    const { keeper, id } = await aProductIn(await aShop(open()))
    for (const colour of COLOURS.slice(0, 8)) await sent(keeper, id, await coloured(colour))
    const problem = await refuses(send(keeper, id, await coloured('#900000')), 'productPhoto.tooMany')
    expect(problem.message).toContain('8')
    expect(await list(keeper, id)).toHaveLength(8)
  })

  test('are eight at most, too, when two are sent at once', async () => {
    const { keeper, id } = await aProductIn(await aShop(open()))
    for (const colour of COLOURS.slice(0, 7)) await sent(keeper, id, await coloured(colour))
    const last = await Promise.all(['#f00000', '#f10000'].map(coloured))
    const answers = await Promise.all(last.map((picture) => send(keeper, id, picture)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
    expect(await list(keeper, id)).toHaveLength(8)
  })

  test('are not arranged or deleted on what they were before', async () => {
    const { keeper, id } = await aProductIn(await aShop(open()))
    const [first] = await sent(keeper, id, await coloured('#111111'))
    const both = await sent(keeper, id, await coloured('#222222'))
    const ids = both.map((photo) => photo.id)
    for (const wrong of [[ids[0]], [ids[0], newId()], [...ids, newId()]])
      await refuses(keeper.put(`products/${id}/photos`, { ids: wrong }), 'productPhoto.orderStale')
    await refuses(keeper.put(`products/${id}/photos`, { ids: [] }), 'request.invalid')
    await refuses(keeper.put(`products/${id}/photos`, { ids: [ids[0], ids[0]] }), 'request.invalid')
    await keeper.delete(`products/${id}/photos/${first?.id ?? ''}`)
    await refuses(keeper.delete(`products/${id}/photos/${first?.id ?? ''}`), 'productPhoto.notFound')
    expect(await list(keeper, id)).toEqual(both.slice(1))
  })

  test('and the bytes of one that is deleted, or whose product is, are gone', async () => {
    const shop = await aShop(open())
    const { keeper, id } = await aProductIn(shop)
    const stored = () =>
      open().admin.selectFrom('product_photo').select('id').where('company_id', '=', shop.companyId).execute()
    await sent(keeper, id, await coloured('#333333'))
    const [first, second] = await sent(keeper, id, await coloured('#444444'))
    await keeper.delete(`products/${id}/photos/${first?.id ?? ''}`)
    expect((await fetched(first?.address ?? '', 'tile')).statusCode).toBe(404)
    expect(await stored()).toEqual([{ id: second?.id }])
    await keeper.delete(`products/${id}`)
    expect((await fetched(second?.address ?? '', 'tile')).statusCode).toBe(404)
    expect(await stored()).toEqual([])
  })

  test('fill no more than the space of their company', async () => {
    const shop = await aShop(open())
    const { keeper, id } = await aProductIn(shop)
    await sent(keeper, id, await coloured('#555555'))
    const most = 32 * 1024 * 1024
    const { numUpdatedRows } = await open()
      .admin.updateTable('product_photo')
      .set({ kept_bytes: most })
      .where('company_id', '=', shop.companyId)
      .executeTakeFirstOrThrow()
    expect(numUpdatedRows).toBe(1n)
    const [row] = await open()
      .admin.selectFrom('product_photo')
      .selectAll()
      .where('company_id', '=', shop.companyId)
      .execute()
    if (!row) throw new Error('the photo is not stored')
    const rows = Array.from({ length: (PHOTO_LIMITS.companyGigabytes * 1024 ** 3) / most - 1 }, (_, index) => ({
      ...row,
      id: newId(),
      address_key: String(index).padStart(43, '0'),
      position: 2,
    }))
    await open().admin.insertInto('product_photo').values(rows).execute()
    const other = await putProduct(await shop.as('manager'))
    const problem = await refuses(send(keeper, other.id, await coloured('#666666')), 'productPhoto.noSpace')
    expect(problem.message).toContain('2 GB')
    expect(await list(keeper, other.id)).toEqual([])
  })

  test('are told of in the audit trail', async () => {
    const shop = await aShop(open())
    const { keeper, id } = await aProductIn(shop)
    const [first] = await sent(keeper, id, await aPicture(60, 40, '#777777').png().toBuffer())
    const both = await sent(keeper, id, await coloured('#888888'))
    await keeper.put(`products/${id}/photos`, { ids: both.map((photo) => photo.id) })
    await keeper.put(`products/${id}/photos`, { ids: both.map((photo) => photo.id).toReversed() })
    await keeper.delete(`products/${id}/photos/${first?.id ?? ''}`)
    const entries = await open()
      .admin.selectFrom('audit_log')
      .select(['action', 'entity_id', 'before', 'after'])
      .where('company_id', '=', shop.companyId)
      .where('entity', '=', 'productPhoto')
      .orderBy('id')
      .execute()
    expect(entries.map(({ action }) => action)).toEqual([
      'productPhoto.added',
      'productPhoto.added',
      'productPhoto.reordered',
      'productPhoto.removed',
    ])
    expect(entries[0]).toMatchObject({ entity_id: id, after: { position: 1, width: 60, height: 40 } })
    expect(entries[3]).toMatchObject({ before: { position: 2 } })
  })
})

describe('who may', () => {
  test('write the product may write its photos, and who may read it may read them', async () => {
    const shop = await aShop(open())
    const { keeper, id } = await aProductIn(shop)
    const [photo] = await sent(keeper, id, await coloured('#999999'))
    const path = `products/${id}/photos`
    for (const role of ['cashier', 'accountant', 'readOnly'] as const) {
      const caller = await shop.as(role)
      await refuses(send(caller, id, await coloured('#999998')), 'auth.forbidden')
      await refuses(caller.put(path, { ids: [photo?.id] }), 'auth.forbidden')
      await refuses(caller.delete(`${path}/${photo?.id ?? ''}`), 'auth.forbidden')
      expect(await list(caller, id)).toEqual([photo])
    }
    await refuses(shop.nobody.get(path), 'auth.required')
    await refuses(send(shop.nobody, id, 'x'), 'auth.required')
    await refuses(send(await anOutsider(open()), id, 'x'), 'company.notFound')
  })

  test('only the company’s own people: another company finds neither product nor photo', async () => {
    const shop = await aShop(open())
    const { keeper, id } = await aProductIn(shop)
    const [photo] = await sent(keeper, id, await coloured('#aaaaaa'))
    const other = await aShop(open())
    const stranger = await other.as('manager')
    const path = `products/${id}/photos`
    await refuses(stranger.get(path), 'product.notFound')
    await refuses(send(stranger, id, await coloured('#aaaaab')), 'product.notFound')
    await refuses(stranger.put(path, { ids: [photo?.id] }), 'product.notFound')
    await refuses(stranger.delete(`${path}/${photo?.id ?? ''}`), 'product.notFound')
    // The same picture has another address there.
    const own = await putProduct(stranger)
    const [same] = await sent(stranger, own.id, await coloured('#aaaaaa'))
    const keyOf = (each: ProductPhoto | undefined) => each?.address.split('/').at(-1)
    expect(keyOf(same)).not.toBe(keyOf(photo))
    const crossed = `/photos/${other.companyId}/${keyOf(photo) ?? ''}`
    expect((await fetched(crossed, 'tile')).statusCode).toBe(404)
  })

  test.each([
    ['/photos/none/none/tile'],
    [`/photos/${newId()}/${'a'.repeat(43)}/tile`],
    [`/photos/${newId()}/${'a'.repeat(43)}/huge`],
    [`/photos/${newId()}/${'%2e'.repeat(10)}/tile`],
  ])('has an address: %s leads nowhere', async (url) => {
    await refuses(open().app.inject({ url }), 'request.notFound')
  })
})
