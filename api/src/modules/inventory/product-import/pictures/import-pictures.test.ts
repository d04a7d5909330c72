import { expect, test } from '@jest/globals'
import {
  PICTURE_ARCHIVE_LIMITS,
  type ImportReportRow,
  type ProductImport,
} from '@comptoir/contracts/inventory/product-import'
import type { ProductPhoto } from '@comptoir/contracts/inventory/product-photos'
import type { Product } from '@comptoir/contracts/inventory/products'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import type { LightMyRequestResponse } from 'fastify'
import { zipSync, type Zippable } from 'fflate'
import { setUpApp } from '../../../../../test/app.ts'
import { anArchive } from '../../../../../test/archives.ts'
import { anImporter, appliedImport, importOf, type Importer } from '../../../../../test/imports.ts'
import { aForm } from '../../../../../test/multipart.ts'
import { putProduct } from '../../../../../test/products.ts'
import { refuses } from '../../../../../test/shop.ts'
import { aBomb, aPicture } from '../../../../../test/pictures.ts'
import { undone } from '../../../../../test/undo.ts'

const open = setUpApp()
const COLOURS = ['#aa0000', '#00aa00', '#0000aa', '#aaaa00', '#00aaaa', '#aa00aa', '#111111', '#999999', '#ffffff']

const picture = (colour = 0): Promise<Buffer> => aPicture(40, 30, COLOURS[colour]).jpeg().toBuffer()
const zip = (files: Zippable): Buffer => Buffer.from(zipSync(files, { level: 0 }))

interface Sent {
  csv?: string
  pictures?: Buffer
  archive?: Buffer
}

/** Sends a file and an archive beside it, or an archive with both. */
function send({ shop, manager }: Importer, { csv, pictures, archive }: Sent): Promise<LightMyRequestResponse> {
  const { payload, headers } = aForm(
    { pointOfSaleId: shop.pointOfSaleId },
    csv === undefined ? undefined : { name: 'catalogue.csv', content: csv },
    pictures && { name: 'photos.zip', content: pictures, field: 'pictures' },
    archive && { name: 'catalogue.zip', content: archive },
  )
  return manager.post('products/import', payload, headers)
}

async function checked(importer: Importer, sent: Sent): Promise<ProductImport> {
  const answer = await send(importer, sent)
  expect(answer.statusCode).toBe(202)
  await open().jobs.drain()
  expect(await importOf(importer, answer.json<ProductImport>().id)).toMatchObject({ state: 'checked' })
  return importOf(importer, answer.json<ProductImport>().id)
}

async function report({ manager }: Importer, id: string): Promise<ImportReportRow[]> {
  const answer = await manager.get(`products/import/${id}/report?limit=100`)
  return answer.json<PaginatedOf<ImportReportRow>>().data
}

async function told(importer: Importer, id: string): Promise<string[]> {
  return (await report(importer, id)).map(
    ({ code, pictures, problems }) =>
      `${code}: ${[...pictures, ...problems.map(({ problem, value }) => `${problem} ${value}`)].join(', ')}`,
  )
}

/** How many photos each product has, by code. */
async function photos({ manager }: Importer): Promise<Record<string, number>> {
  const { data } = (await manager.get('products/paginated?limit=100')).json<PaginatedOf<Product>>()
  const counts: Record<string, number> = {}
  for (const { id, code, photo } of data) {
    const list = (await manager.get(`products/${id}/photos`)).json<{ data: ProductPhoto[] }>().data
    expect(photo).toBe(list[0]?.address ?? null)
    counts[code] = list.length
  }
  return counts
}

const CSV = 'code;designation;code barre;prix ttc\nTH-1;Thé;6194098682157;4\nTH-1-2;Thé menthe;;5\nSEL;Sel;;2\n'

test('pictures go to products by their codes and barcodes, are not doubled, and leave when the import is undone', async () => {
  const importer = await anImporter(open())
  const salt = await putProduct(importer.manager, { code: 'SEL', designation: 'Sel', price: 2 })
  const pictures = zip({
    'photos/th-1.jpg': await picture(0),
    'photos/6194098682157.jpg': await picture(1),
    'photos/TH-1_1.JPEG': await picture(2),
    'photos/TH-1-2.jpg': await picture(3),
    'photos/sel.jpg': await picture(4),
    'photos/nobody.jpg': await picture(5),
    'photos/notes.pdf': Buffer.from('%PDF'),
    '__MACOSX/photos/._sel.jpg': Buffer.from('x'),
  })
  const dry = await checked(importer, { csv: CSV, pictures })
  expect(dry).toMatchObject({
    goodCount: 2,
    sameCount: 1,
    pictures: {
      receivedCount: 7,
      plannedCount: 5,
      unusedCount: 2,
      unused: [
        { name: 'photos/nobody.jpg', fault: null },
        { name: 'photos/notes.pdf', fault: 'notPicture' },
      ],
      addedCount: 0,
    },
  })
  expect(await told(importer, dry.id)).toEqual([
    'TH-1: photos/th-1.jpg, photos/TH-1_1.JPEG, photos/6194098682157.jpg',
    'TH-1-2: photos/TH-1-2.jpg',
    'SEL: photos/sel.jpg',
  ])
  const done = await appliedImport(open(), importer, dry.id)
  expect(done).toMatchObject({
    state: 'done',
    pictures: { doneCount: 5, addedCount: 5 },
    changeSet: { photoCount: 5, createdCount: 2 },
  })
  expect(await photos(importer)).toEqual({ 'TH-1': 3, 'TH-1-2': 1, SEL: 1 })
  const kept = await open()
    .admin.selectFrom('product_import_picture')
    .select('number')
    .where('company_id', '=', importer.shop.companyId)
    .execute()
  expect(kept).toEqual([])
  // Once more: everything is there.
  const again = await checked(importer, { csv: CSV, pictures })
  expect(again).toMatchObject({ goodCount: 0, sameCount: 3 })
  expect(await appliedImport(open(), importer, again.id)).toMatchObject({
    pictures: { doneCount: 5, addedCount: 0 },
    changeSet: { photoCount: 0 },
  })
  expect(await photos(importer)).toEqual({ 'TH-1': 3, 'TH-1-2': 1, SEL: 1 })
  await undone(open(), importer, done.changeSet?.id)
  expect(await photos(importer)).toEqual({ SEL: 0 })
  expect((await importer.manager.get(`products/${salt.id}`)).json()).toEqual(salt)
})

test('one archive holds the catalogue, whose column names pictures from its folder; what is wrong with one is told, and its row goes in', async () => {
  const importer = await anImporter(open())
  const csv = [
    'code;designation;prix ttc;photo',
    String.raw`A;Amandes;1;"img\a.png|./img/b.jpg; .\img\a.png"`,
    'B;Beurre;1;https://example.org/b.jpg',
    'C;Citron;1;missing.jpg',
    'D;Dattes;1;"img/fake.jpg; img/apple.heic; img/bomb.png"',
    'E;Encens;1;صورة.jpg',
    'F;Figues;1;',
    '',
  ].join('\n')
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic0000mif1heic')])
  const archive = zip({
    'liste/catalogue.csv': Buffer.from(csv),
    'liste/img/a.png': await aPicture(10, 10).png().toBuffer(),
    'liste/img/b.jpg': await picture(1),
    'liste/img/fake.jpg': Buffer.from('<script>'),
    'liste/img/apple.heic': heic,
    'liste/img/bomb.png': aBomb(60_000, 60_000),
    'liste/صورة.jpg': await picture(2),
    'liste/F.jpg': await picture(3),
  })
  const dry = await checked(importer, { archive })
  expect(dry).toMatchObject({ fileName: 'catalogue.zip', goodCount: 6, badCount: 0, warningCount: 3 })
  expect(await told(importer, dry.id)).toEqual([
    'A: img/a.png, img/b.jpg',
    'B: pictureRemote https://example.org/b.jpg',
    'C: pictureMissing missing.jpg',
    'D: img/bomb.png, pictureNotPhoto img/fake.jpg, pictureHeic img/apple.heic',
    'E: صورة.jpg',
    'F: ',
  ])
  const done = await appliedImport(open(), importer, dry.id)
  expect(done).toMatchObject({ state: 'done', pictures: { plannedCount: 4, doneCount: 4, addedCount: 3 } })
  expect(await photos(importer)).toEqual({ A: 2, B: 0, C: 0, D: 0, E: 1, F: 0 })
  expect((await told(importer, dry.id))[3]).toContain('pictureTooManyPixels img/bomb.png')
})

test('a product has eight photos at most, and what somebody added since stays', async () => {
  const importer = await anImporter(open())
  const { manager } = importer
  const files: Zippable = {}
  for (let number = 0; number < 9; number += 1) files[`A-${number}.jpg`] = await picture(number)
  const dry = await checked(importer, {
    csv: 'code;designation;prix ttc\nA;Amandes;1\nB;Beurre;2\n',
    pictures: zip({ ...files, 'b.jpg': await picture(1) }),
  })
  expect(await told(importer, dry.id)).toEqual([
    `A: ${[0, 1, 2, 3, 4, 5, 6, 7].map((number) => `A-${number}.jpg`).join(', ')}, picturesTooMany A-8.jpg`,
    'B: b.jpg',
  ])
  const done = await appliedImport(open(), importer, dry.id)
  expect(await photos(importer)).toEqual({ A: 8, B: 1 })
  const { data } = (await manager.get('products/paginated?search[text]=Beurre')).json<PaginatedOf<Product>>()
  const { payload, headers } = aForm({}, { name: 'x.jpg', content: await picture(7), field: 'photo' })
  expect((await manager.post(`products/${data[0]?.id}/photos`, payload, headers)).statusCode).toBe(201)
  await undone(open(), importer, done.changeSet?.id)
  // The product that somebody gave a photo stays as it is.
  expect(await photos(importer)).toEqual({ B: 2 })
})

test('is refused with a reason where the archive is hostile', async () => {
  const importer = await anImporter(open())
  const csv = 'code;designation;prix ttc\nA;Amandes;1\n'
  const jpeg = await picture()
  const refusedAs = (files: Zippable, code: Parameters<typeof refuses>[1]) =>
    refuses(send(importer, { csv, pictures: zip(files) }), code)
  await refusedAs({ '../a.jpg': jpeg }, 'productImport.archiveUnsafe')
  await refusedAs({ '/a.jpg': jpeg }, 'productImport.archiveUnsafe')
  await refusedAs({ [String.raw`C:\a.jpg`]: jpeg }, 'productImport.archiveUnsafe')
  await refusedAs({ 'a\u0007.jpg': jpeg }, 'productImport.archiveUnsafe')
  const zeros = Buffer.from(zipSync({ 'a.jpg': Buffer.alloc(40 * 1024 * 1024) }, { level: 9 }))
  await refuses(send(importer, { csv, pictures: zeros }), 'request.packedTooTightly')
  const many: Zippable = {}
  for (let number = 0; number <= PICTURE_ARCHIVE_LIMITS.entries; number += 1) many[`${number}.jpg`] = Buffer.alloc(0)
  await refusedAs(many, 'productImport.archiveTooMany')
  const locked = anArchive([{ name: 'a.jpg', content: jpeg, isEncrypted: true }])
  await refuses(send(importer, { csv, pictures: locked }), 'productImport.archiveLocked')
  await refuses(send(importer, { csv, pictures: Buffer.from('no archive') }), 'productImport.archiveBroken')
  await refuses(
    send(importer, { csv, pictures: zip({ 'a.jpg': jpeg }).subarray(0, -30) }),
    'productImport.archiveBroken',
  )
  await refuses(send(importer, { archive: zip({ 'a.jpg': jpeg }) }), 'productImport.archiveNoCatalogue')
  await refuses(
    send(importer, { archive: zip({ 'a.csv': Buffer.from(csv), 'b.xlsx': Buffer.from('x') }) }),
    'productImport.archiveManyCatalogues',
  )
  await refuses(send(importer, { pictures: zip({ 'a.jpg': jpeg }) }), 'productImport.fileMissing')
  expect((await importer.manager.get('products/import')).json()).toEqual([])
})

test('links, archives within archives, doubles and large files are told; names of old systems are read', async () => {
  const importer = await anImporter(open())
  const jpeg = await picture()
  const pictures = zip({
    'a.jpg': [Buffer.from('/etc/passwd'), { os: 3, attrs: 0o120777 << 16 }],
    'A.jpg': jpeg,
    'more.zip': zip({ 'b.jpg': jpeg }),
    'large.jpg': Buffer.alloc(13 * 1024 * 1024, 'x'),
    'caf_.jpg': jpeg,
  })
  // As DOS writes é.
  for (let at = pictures.indexOf('caf_'); at !== -1; at = pictures.indexOf('caf_', at)) pictures[at + 3] = 0x82
  const csv = 'code;designation;prix ttc\ncafé;Café;1\na;Amandes;1\nlarge;Grand;1\n'
  const dry = await checked(importer, { csv, pictures })
  expect(dry.pictures).toMatchObject({ receivedCount: 5, plannedCount: 1 })
  expect(dry.pictures?.unused.map(({ name, fault }) => `${name} ${fault}`)).toEqual([
    'a.jpg link',
    'A.jpg duplicate',
    'more.zip notPicture',
    'large.jpg tooLarge',
  ])
  expect(await told(importer, dry.id)).toEqual([
    'café: café.jpg',
    'a: pictureNotPhoto a.jpg',
    'large: pictureTooLarge large.jpg',
  ])
})
