import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, describe, expect, test } from '@jest/globals'
import type { ProductImport } from '@comptoir/contracts/inventory/product-import'
import writeExcelFile from 'write-excel-file/node'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { anImporter, type Importer } from '../../../../test/imports.ts'
import { aForm } from '../../../../test/multipart.ts'
import { refuses } from '../../../../test/shop.ts'

const open = setUpApp()

afterEach(async () => expect(await readdir(path.join(open().dataDir, 'uploads'))).toEqual([]))

function send({ shop, manager }: Importer, content: string | Buffer, fields: Record<string, string> = {}) {
  const { payload, headers } = aForm({ pointOfSaleId: shop.pointOfSaleId, ...fields }, { name: 'catalogue', content })
  return manager.post('products/import', payload, headers)
}

async function taken(
  importer: Importer,
  content: string | Buffer,
  fields: Record<string, string> = {},
): Promise<ProductImport> {
  const answer = await send(importer, content, fields)
  expect(answer.statusCode).toBe(202)
  await open().jobs.drain()
  return (await importer.manager.get(`products/import/${answer.json<ProductImport>().id}`)).json<ProductImport>()
}

const text = (value: string) => ({ value, type: String })

function aCatalogue(): Promise<Buffer> {
  const row = (name: string, code: string) => [text(name), { value: Number(code), type: Number }]
  return writeExcelFile([
    { sheet: 'Produits', data: [[text('Libellé'), text('Code-barres')], row('Thé', '6191234567890')] },
    { sheet: 'Anciens', data: [[text('Libellé'), text('Code-barres')], row('Café', '6190000000019')] },
  ]).toBuffer()
}

describe('how a file is read', () => {
  test('of a workbook the sheet is told, and another can be read in its place', async () => {
    const importer = await anImporter(open())
    const content = await aCatalogue()
    const first = await taken(importer, content)
    expect(first).toMatchObject({
      state: 'checked',
      goodCount: 1,
      reading: { encoding: null, delimiter: null, sheet: 'Produits', sheets: ['Produits', 'Anciens'] },
      sample: [['Thé', '6191234567890']],
    })
    const second = await taken(importer, content, { sheet: 'Anciens', replaces: first.id })
    expect(second).toMatchObject({ reading: { sheet: 'Anciens' }, sample: [['Café', '6190000000019']] })
    expect((await importer.manager.get('products/import')).json()).toMatchObject([{ id: second.id }])
    await refuses(importer.manager.get(`products/import/${first.id}`), 'productImport.notFound')
  })

  test('of a text its encoding and delimiter are told, and the sender may know better', async () => {
    const importer = await anImporter(open())
    const bytes = Buffer.from([...Buffer.from('Nom;Code\n'), 0xd4, 0xc7, 0xed, ...Buffer.from(';T|1\n')])
    const found = await taken(importer, bytes)
    expect(found.reading).toEqual({ encoding: 'windows-1256', delimiter: ';', sheet: null, sheets: [] })
    expect(found.sample).toEqual([['شاي', 'T|1']])
    const told = await taken(importer, bytes, { encoding: 'windows-1252', delimiter: '|', replaces: found.id })
    expect(told.reading).toMatchObject({ encoding: 'windows-1252', delimiter: '|' })
    expect(told.sample).toEqual([['ÔÇí;T', '1']])
  })

  test('refuses readings that there are not, and leaves what was to be replaced', async () => {
    const importer = await anImporter(open())
    const content = await aCatalogue()
    const { id } = await taken(importer, content)
    for (const field of ['encoding', 'delimiter', 'sheet', 'replaces']) {
      const problem = await refuses(send(importer, content, { [field]: '' }), 'request.invalid')
      expect(problem.errors?.[0]?.pointer).toBe(`/${field}`)
    }
    await refuses(send(importer, content, { encoding: 'utf-7' }), 'request.invalid')
    await refuses(send(importer, content, { sheet: 'Nulle part', replaces: id }), 'productImport.sheetMissing')
    await refuses(send(importer, content, { replaces: newId() }), 'productImport.notFound')
    const stranger = await taken(await anImporter(open()), content)
    await refuses(send(importer, content, { replaces: stranger.id }), 'productImport.notFound')
    expect((await importer.manager.get('products/import')).json()).toMatchObject([{ id }])
  })

  test('what is in the catalogue is not replaced', async () => {
    const importer = await anImporter(open())
    const content = await aCatalogue()
    const { id } = await taken(importer, content)
    await importer.manager.post(`products/import/${id}/apply`)
    await open().jobs.drain()
    await refuses(send(importer, content, { replaces: id }), 'productImport.alreadyApplied')
  })
})

describe('what headers mean', () => {
  const FILE = 'Libellé;Réf;Intitulé maison;Stock\nA;K1;Amandes;3\n'
  const MAPPING = { designation: 'Intitulé maison', code: 'Réf' }

  test('is remembered once it is confirmed, for the company alone', async () => {
    const importer = await anImporter(open())
    const { id, mapping } = await taken(importer, FILE)
    expect(mapping).toEqual({ designation: 'Libellé', code: 'Réf', openingStock: 'Stock' })
    await importer.manager.post(`products/import/${id}/check`, { mapping: MAPPING, defaults: {} })
    await open().jobs.drain()
    expect((await taken(importer, FILE)).mapping).toEqual(mapping)
    await importer.manager.post(`products/import/${id}/apply`)
    await open().jobs.drain()
    expect((await taken(importer, FILE.replace('Réf', 'REF.'))).mapping).toEqual({ ...MAPPING, code: 'REF.' })
    expect((await taken(await anImporter(open()), FILE)).mapping).toEqual(mapping)
  })

  test('is forgotten where it was used longest ago', async () => {
    const importer = await anImporter(open())
    const { companyId } = importer.shop
    await open()
      .admin.insertInto('product_import_heading')
      .values(
        Array.from({ length: 500 }, (_, index) => ({
          company_id: companyId,
          header: `h${index}`,
          field: 'brand',
          last_used_at: new Date(Date.UTC(2020, 0, 1, 0, index)),
        })),
      )
      .execute()
    const { id } = await taken(importer, FILE)
    await importer.manager.post(`products/import/${id}/apply`)
    const kept = await open()
      .admin.selectFrom('product_import_heading')
      .select('header')
      .where('company_id', '=', companyId)
      .execute()
    const headers = kept.map(({ header }) => header)
    expect(headers).toHaveLength(500)
    expect(headers).toEqual(expect.arrayContaining(['libelle', 'ref', 'stock', 'h3', 'h499']))
    expect(headers).not.toContain('h2')
    await open().jobs.drain()
  })
})
