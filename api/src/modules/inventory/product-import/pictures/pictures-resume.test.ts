import { expect, test } from '@jest/globals'
import type { ProductImport } from '@comptoir/contracts/inventory/product-import'
import type { ProductPhoto } from '@comptoir/contracts/inventory/product-photos'
import type { Product } from '@comptoir/contracts/inventory/products'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { zipSync } from 'fflate'
import pg from 'pg'
import { addressOf } from '../../../../../test/addresses.ts'
import { setUpApp } from '../../../../../test/app.ts'
import { anImporter, importOf, type Importer } from '../../../../../test/imports.ts'
import { aForm } from '../../../../../test/multipart.ts'
import { aPicture } from '../../../../../test/pictures.ts'
import type { Pace } from '../../../../platform/jobs/pace.ts'
import { applyImport } from '../apply-import.ts'

const open = setUpApp()
/** Makes the keys of photos. */
const SECRET = 'x'.repeat(32)
const PHOTOS = { A: 2, B: 1, C: 1 }
const COUNT = 4

/** Three products, the first of which gets two pictures. */
async function readyToApply({ shop, manager }: Importer): Promise<string> {
  const colours = { 'A-1.jpg': '#aa0000', 'A-2.jpg': '#00aa00', 'B.jpg': '#0000aa', 'C.jpg': '#aaaa00' }
  const files: Record<string, Buffer> = {}
  for (const [name, colour] of Object.entries(colours)) files[name] = await aPicture(40, 30, colour).jpeg().toBuffer()
  const { payload, headers } = aForm(
    { pointOfSaleId: shop.pointOfSaleId },
    { name: 'c.csv', content: 'code;designation;prix ttc\nA;Amandes;1\nB;Beurre;1\nC;Citron;1\n' },
    { name: 'photos.zip', content: Buffer.from(zipSync(files, { level: 0 })), field: 'pictures' },
  )
  const { id } = (await manager.post('products/import', payload, headers)).json<ProductImport>()
  await open().jobs.drain()
  expect((await manager.post(`products/import/${id}/apply`)).statusCode).toBe(202)
  return id
}

/** How many photos each product has, by code, and how many rows of photos there are in all. */
async function photos({ shop, manager }: Importer) {
  const { data } = (await manager.get('products/paginated?limit=100')).json<PaginatedOf<Product>>()
  const counts: Record<string, number> = {}
  for (const { id, code } of data)
    counts[code] = (await manager.get(`products/${id}/photos`)).json<{ data: ProductPhoto[] }>().data.length
  const rows = async (table: 'product_photo' | 'product_change_photo' | 'product_import_picture'): Promise<number> =>
    (await open().admin.selectFrom(table).select('company_id').where('company_id', '=', shop.companyId).execute())
      .length
  return {
    counts,
    kept: await rows('product_photo'),
    remembered: await rows('product_change_photo'),
    waiting: await rows('product_import_picture'),
  }
}

async function applied(importer: Importer, id: string, pace: Partial<Pace>): Promise<void> {
  const connectionString = addressOf(open().ownerUrl, new URL(open().ownerUrl).pathname.slice(1), 'app_admin')
  const pool = new pg.Pool({ connectionString, max: 2 })
  const ctx = { ...importer.shop.ctx, userId: importer.manager.userId }
  try {
    await applyImport(ctx, { pool, secret: SECRET }, id, { portion: 10, now: () => new Date(), ...pace })
  } finally {
    await pool.end()
  }
}

/** Calls a part of a pace so many times, and then the process dies, or so it seems to the database. */
function diesAfter(calls: number): () => void {
  let left = calls
  return () => {
    left -= 1
    if (left < 0) throw new Error('killed')
  }
}

// One portion of rows and the look for more, then a row with pictures at a time.
test.each([2, 3, 4])(
  'an import that breaks off behind %i commits ends with each picture once, whoever goes on with it',
  async (commits) => {
    const importer = await anImporter(open())
    const id = await readyToApply(importer)
    await expect(applied(importer, id, { afterPortion: diesAfter(commits) })).rejects.toThrow('killed')
    const half = await photos(importer)
    expect(half.kept).toBe([2, 3, COUNT][commits - 2])
    expect(await importOf(importer, id)).toMatchObject({
      state: 'importing',
      doneCount: 3,
      pictures: { plannedCount: COUNT, doneCount: half.kept, addedCount: half.kept },
    })
    await Promise.all([applied(importer, id, {}), applied(importer, id, {})])
    expect(await importOf(importer, id)).toMatchObject({
      state: 'done',
      pictures: { doneCount: COUNT, addedCount: COUNT },
      changeSet: { photoCount: COUNT, createdCount: 3 },
    })
    expect(await photos(importer)).toEqual({ counts: PHOTOS, kept: COUNT, remembered: COUNT, waiting: 0 })
  },
)

test('one that dies when the pictures of a row are drawn, before anything of it is written, draws them again', async () => {
  const importer = await anImporter(open())
  const id = await readyToApply(importer)
  // The clock is asked at every step: two portions, the next row, its two pictures, and then the writing.
  const dies = diesAfter(5)
  const now = (): Date => {
    dies()
    return new Date()
  }
  await expect(applied(importer, id, { now })).rejects.toThrow('killed')
  expect(await photos(importer)).toEqual({ counts: { A: 0, B: 0, C: 0 }, kept: 0, remembered: 0, waiting: COUNT })
  await applied(importer, id, {})
  expect(await photos(importer)).toEqual({ counts: PHOTOS, kept: COUNT, remembered: COUNT, waiting: 0 })
})
