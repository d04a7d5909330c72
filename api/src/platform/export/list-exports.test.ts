import { describe, expect, test } from '@jest/globals'
import { parse } from 'csv-parse/sync'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { setUpApp } from '../../../test/app.ts'
import { putProduct } from '../../../test/products.ts'
import { aShop, refuses } from '../../../test/shop.ts'
import { readSheet } from './testing/read-sheet.ts'

const open = setUpApp()

describe.each([
  { path: 'brands', field: 'brandId', file: 'marques', more: [] },
  { path: 'units', field: 'unitId', file: 'unites-de-mesure', more: [['Décimales', 'Decimals', 3]] },
])('the export of $path', ({ path, field, file, more }) => {
  test('holds what the list shows, in the language of the reader', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    const { id } = (await manager.post(path, { name: '@Délice' })).json<{ id: string }>()
    await manager.post(path, { name: 'Ancienne', isActive: false })
    await putProduct(manager, { [field]: id })
    const answer = await manager.get(`${path}/export?format=csv`, { 'accept-language': 'fr' })
    expect(answer.headers['content-disposition']).toMatch(`filename="${file}-`)
    expect(parse(answer.body, { bom: true, delimiter: ';', record_delimiter: '\r\n' })).toEqual(
      expect.arrayContaining([
        ['Nom', ...more.map(([fr]) => fr), 'Produits', 'État'],
        ["'@Délice", ...more.map(([, , value]) => String(value)), '1', 'Actif'],
        ['Ancienne', ...more.map(([, , value]) => String(value)), '0', 'Inactif'],
      ]),
    )
    const inactive = readSheet((await manager.get(`${path}/export?format=xlsx&filter[isActive]=false`)).rawPayload)
    expect(inactive.rows.map((row) => row.map(({ value }) => value))).toEqual([
      ['Name', ...more.map(([, en]) => en), 'Products', 'Status'],
      ['Ancienne', ...more.map(([, , value]) => value), 0, 'Inactive'],
    ])
    expect((await manager.get(`${path}/export?format=pdf`)).rawPayload.toString('latin1', 0, 4)).toBe('%PDF')
  })
})

test.each(['brands', 'units', 'categories', 'subcategories'])(
  'the export of %s is refused to who may only read the list',
  async (path) => {
    const shop = await aShop(open())
    for (const role of ['cashier', 'readOnly'] as const) {
      const reader = await shop.as(role)
      expect((await reader.get(`${path}/paginated`)).statusCode).toBe(200)
      await refuses(reader.get(`${path}/export?format=csv`), 'auth.forbidden')
    }
    expect((await (await shop.as('stockKeeper')).get(`${path}/export?format=csv`)).statusCode).toBe(200)
  },
)

test.each([
  { path: 'categories', heads: ['Nom', 'Sous-catégories', 'Produits', 'État'] },
  { path: 'subcategories', heads: ['Nom', 'Catégorie', 'Produits', 'État'] },
])('the columns of $path have names', async ({ path, heads }) => {
  const reader = await (await aShop(open())).as('accountant')
  const { body } = await reader.get(`${path}/export?format=csv`, { 'accept-language': 'fr' })
  expect(body.split('\r\n')[0]).toBe(`\uFEFF${heads.join(';')}`)
})

async function manyBrands(companyId: string, howMany: number): Promise<void> {
  await sql`insert into brand (company_id, id, name, search_text, created_at)
    select ${companyId}, gen_random_uuid(), 'Marque ' || n, 'marque ' || n, now() from generate_series(1, ${howMany}::int) n`.execute(
    open().admin,
  )
}

/** Asks, and hangs up as soon as an answer begins. */
function askAndLeave(port: number, path: string, headers: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    const asking = request({ port, path, headers }, (answer) => {
      answer.on('error', () => undefined).on('close', resolve)
      answer.destroy()
    })
    asking.on('error', reject).end()
  })
}

test('whoever leaves in the middle of a file keeps neither its connection nor its turn', async () => {
  const formats = ['csv', 'xlsx'] as const
  const shop = await aShop(open())
  const reader = await shop.as('accountant')
  await manyBrands(shop.companyId, 20_000)
  await open().app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = open().app.server.address() as AddressInfo
  for (let time = 0; time < 12; time += 1)
    for (const format of formats)
      await askAndLeave(port, `/api/${shop.companyId}/brands/export?format=${format}`, reader.headers)
  const whole = await reader.get('brands/export?format=csv')
  expect(whole.body.trimEnd().split('\r\n')).toHaveLength(20_001)
})
