import { crc32, deflateSync } from 'node:zlib'
import type { FormPart } from '../draft.ts'
import type { World } from '../world.ts'
import { importTemplates } from './imports.ts'
import { openingOf } from './stock.ts'
import type { Template } from './template.ts'

const IMPORTS = '/api/{companyId}/products/import'

function aFile({ dice, own }: World): FormPart[] {
  const rows = Array.from({ length: dice.whole(1, 5) }, () => `${dice.letters(8)},Article ${dice.letters(6)},1.250`)
  return [
    { name: 'pointOfSaleId', content: own.pointOfSaleId },
    { name: 'file', fileName: 'catalogue.csv', content: `code,designation,prix ttc\n${rows.join('\n')}\n` },
  ]
}

/** Packs of a unit that the run made, where there is one. */
function packsOf(world: World): object[] {
  const { dice } = world
  const units = world.pool('units')
  if (units.length === 0) return []
  const [unitId, price] = [dice.pick(units).id, dice.pick([null, dice.whole(1, 90_000) / 1000])]
  return [{ unitId, quantityMilli: 1000 * dice.whole(2, 48), price, barcodes: [dice.letters(12)] }]
}

const product: Template = (world, draft) => {
  const { dice } = world
  draft.body = {
    ...Object(draft.body),
    ...openingOf(world),
    code: `F-${dice.letters(10)}`,
    designation: `Article ${dice.letters(6)}`,
    barcodes: [dice.letters(13)],
    packs: packsOf(world),
    categoryId: null,
    subcategoryId: null,
    brandId: null,
    unitId: null,
    price: dice.whole(1, 90_000) / 1000,
    vatRate: 19,
  }
}

/** One that is there has its stock already. */
const changedProduct: Template = async (world, draft) => {
  await product(world, draft)
  draft.body = { ...Object(draft.body), openingStock: undefined }
}

const discount: Template = ({ dice, goods }, draft) => {
  draft.body = {
    ...(draft.operation.path.endsWith('overlaps')
      ? {}
      : { name: `Remise ${dice.letters(8)}`, pourcentage: dice.whole(1, 90) }),
    startDate: '2026-03-01',
    endDate: `2026-03-${dice.whole(10, 31)}T23:59`,
    products: [{ id: dice.pick(goods).id }],
  }
}

const discountFile: Template = ({ dice, goods }, draft) => {
  const rows = Array.from({ length: dice.whole(1, 4) }, () => {
    const { code } = dice.pick(goods)
    return `Remise ${dice.letters(8)},2026-03-01,2026-03-${dice.whole(10, 31)},${dice.whole(1, 90)}%,${code}`
  })
  draft.form = [
    { name: 'apply', content: dice.pick(['true', 'false']) },
    {
      name: 'file',
      fileName: 'discounts.csv',
      content: `Name,Start date,End date,Percentage,Product code\n${rows.join('\n')}\n`,
    },
  ]
}

/** As QR, which any code fits. */
const labels: Template = ({ dice, goods }, draft) => {
  draft.body = {
    ...Object(draft.body),
    start: dice.whole(1, 24),
    layout: dice.pick(['a4x24', 'a4x40', 'a4x65']),
    symbol: 'qr',
    products: [{ id: dice.pick(goods).id, count: dice.whole(1, 30) }],
  }
}

const barcodeRule: Template = ({ dice }, draft) => {
  draft.body = { ...Object(draft.body), name: `Balance ${dice.letters(8)}`, pattern: `2${dice.whole(3, 9)}IIIIIWWWWWC` }
}

/** Of two new ones the first goes up in the second. */
const merge =
  (collection: 'brands' | 'units' | 'categories' | 'subcategories'): Template =>
  async (world, draft) => {
    const { dice } = world
    const make = (path: string, more: object) =>
      world.call<{ id: string; version: number }>(`POST /api/{companyId}/${path}`, {
        actor: draft.actor,
        body: { name: `Fusion ${dice.letters(10)}`, ...more },
      })
    const more = collection === 'subcategories' ? { categoryId: (await make('categories', {})).id } : {}
    const made = () => make(collection, more)
    const [from, into] = [await made(), await made()]
    draft.params['id'] = from.id
    draft.body = { intoId: into.id, version: from.version }
  }

const PHOTOS = '/api/{companyId}/products/{id}/photos'
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

function pngChunk(kind: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A picture of one dot, of any colour. */
function aPhoto({ dice }: World): FormPart[] {
  const head = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0])
  const dot = Buffer.from([0, ...Array.from({ length: 3 }, () => dice.whole(0, 255))])
  const chunks = [pngChunk('IHDR', head), pngChunk('IDAT', deflateSync(dot)), pngChunk('IEND', Buffer.alloc(0))]
  return [{ name: 'photo', fileName: 'photo.png', content: Buffer.concat([PNG, ...chunks]) }]
}

/** A new product with one photo: known ones have as many as they may before long. */
const photographed: Template = async (world, draft) => {
  const { dice } = world
  const body = {
    ...{ code: `F-${dice.letters(10)}`, designation: 'Article', barcodes: [], location: null, packageQuantity: null },
    ...{ isFodec: false, categoryId: null, subcategoryId: null, brandId: null, unitId: null },
    ...{ priceBasis: 'ttc', price: 0, vatRate: 19 },
  }
  const { id } = await world.call<{ id: string }>('POST /api/{companyId}/products', { actor: draft.actor, body })
  const form = aPhoto(world)
  const { data } = await world.call<{ data: { id: string }[] }>(`POST ${PHOTOS}`, {
    actor: draft.actor,
    params: { id },
    form,
  })
  const [photo] = data
  draft.params['id'] = id
  draft.params['photoId'] = photo?.id ?? ''
  draft.body = { ids: [photo?.id] }
}

const ofGoods: Template = ({ dice, goods }, draft) => void (draft.params['id'] = dice.pick(goods).id)

/** Products, discounts and the import of catalogues. */
export const CATALOGUE: Readonly<Record<string, Template>> = {
  'POST /api/{companyId}/products': product,
  'PUT /api/{companyId}/products/{id}': changedProduct,
  'POST /api/{companyId}/discounts': discount,
  'PUT /api/{companyId}/discounts/{id}': discount,
  'POST /api/{companyId}/discounts/overlaps': discount,
  'POST /api/{companyId}/discounts/import': discountFile,
  'POST /api/{companyId}/labels': labels,
  'POST /api/{companyId}/barcode-rules': barcodeRule,
  'PUT /api/{companyId}/barcode-rules/{id}': barcodeRule,
  'POST /api/{companyId}/brands/{id}/merge': merge('brands'),
  'POST /api/{companyId}/units/{id}/merge': merge('units'),
  'POST /api/{companyId}/categories/{id}/merge': merge('categories'),
  'POST /api/{companyId}/subcategories/{id}/merge': merge('subcategories'),
  [`GET ${PHOTOS}`]: ofGoods,
  [`POST ${PHOTOS}`]: async (world, draft) => {
    await photographed(world, draft)
    draft.body = undefined
    draft.form = aPhoto(world)
  },
  [`PUT ${PHOTOS}`]: photographed,
  [`DELETE ${PHOTOS}/{photoId}`]: async (world, draft) => {
    await photographed(world, draft)
    draft.body = undefined
  },
  'GET /api/{companyId}/product-sales/{id}': ofGoods,
  ...importTemplates(IMPORTS, aFile, {
    mapping: { code: 'code', designation: 'designation', priceTtc: 'prix ttc' },
    defaults: {},
  }),
}
