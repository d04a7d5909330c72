import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, expect, test } from '@jest/globals'
import { IMPORT_LIMITS, type ProductImport } from '@comptoir/contracts/inventory/product-import'
import { setUpApp } from '../../../../test/app.ts'
import { anImporter, sendFile, staged, type Importer } from '../../../../test/imports.ts'
import { refuses } from '../../../../test/shop.ts'
import { surveyRows } from '../../../platform/import-files/csv-rows.ts'

const open = setUpApp()
const SMALL = 'code,designation\nA,Amandes\n'
/** Headers that say nothing: such an import waits for a mapping. */
const UNMAPPED = 'K1,K2\nA,Amandes\n'

afterEach(async () => expect(await readdir(path.join(open().dataDir, 'uploads'))).toEqual([]))

/** Expects a refusal that names the limit and leaves nothing behind. */
async function refusesFile(importer: Importer, content: string | Buffer, code: string, params: object): Promise<void> {
  const before = await stored(importer)
  const problem = await refuses(sendFile(importer, content), code)
  expect(problem.params).toEqual(params)
  for (const limit of Object.values(problem.params ?? {})) {
    const written = new Intl.NumberFormat('en').format(Number(limit))
    expect(problem.message).toContain(written)
  }
  expect(await stored(importer)).toEqual(before)
}

async function stored({ shop }: Importer): Promise<{ imports: number; rows: number }> {
  const count = async (table: 'product_import' | 'product_import_row'): Promise<number> =>
    (
      await open()
        .admin.selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('company_id', '=', shop.companyId)
        .executeTakeFirstOrThrow()
    ).count
  return { imports: await count('product_import'), rows: await count('product_import_row') }
}

test('a file of a million rows is read, one more row or empty lines without end are refused', async () => {
  const importer = await anImporter(open())
  const rows = (count: number) => `K1,K2\n${Array.from({ length: count }, (_, index) => `${index},x`).join('\n')}\n`
  const file = path.join(open().dataDir, 'million.csv')
  await writeFile(file, `${rows(IMPORT_LIMITS.rows)}\n\n`)
  expect(await surveyRows(file, { encoding: 'utf-8', delimiter: ',' })).toMatchObject({ rows: 1_000_000 })
  await refusesFile(importer, rows(IMPORT_LIMITS.rows + 1), 'productImport.tooManyRows', { maxRows: 1_000_000 })
  await refusesFile(importer, `${SMALL}${',\n'.repeat(1_100_000)}`, 'productImport.tooManyRows', { maxRows: 1_000_000 })
})

test('what unpacks too well is refused, and so are rows and columns beyond measure', async () => {
  const importer = await anImporter(open())
  await refusesFile(importer, gzipSync(`a,b\n${'1,2\n'.repeat(4_000_000)}`), 'request.packedTooTightly', {
    maxRatio: IMPORT_LIMITS.ratio,
  })
  const wide = (count: number) => Array.from({ length: count }, (_, index) => `K${index}`).join(',')
  await refusesFile(importer, `${wide(201)}\n1\n`, 'productImport.tooManyColumns', { row: 1, maxColumns: 200 })
  await refusesFile(importer, `${SMALL}${wide(201)}\n`, 'productImport.tooManyColumns', { row: 3, maxColumns: 200 })
  await refusesFile(importer, `${SMALL}B,${'x'.repeat(66_000)}\n`, 'productImport.rowTooLong', {
    row: 3,
    maxKilobytes: 64,
  })
  await staged(importer, `${wide(200)}${','.repeat(500)}\n1,2\n`)
})

test('a company has ten unfinished imports at most; what is finished or removed makes room', async () => {
  const importer = await anImporter(open())
  const { manager } = importer
  const ids: string[] = []
  for (let index = 0; index < IMPORT_LIMITS.open; index += 1) ids.push(await staged(importer, UNMAPPED))
  await refusesFile(importer, SMALL, 'productImport.tooManyOpen', { maxImports: 10 })
  expect((await manager.delete(`products/import/${ids[0]}`)).statusCode).toBe(204)
  await staged(importer, SMALL)
  await refusesFile(importer, SMALL, 'productImport.tooManyOpen', { maxImports: 10 })
  await open().jobs.drain()
  const [newest] = (await manager.get('products/import')).json<ProductImport[]>()
  await manager.post(`products/import/${newest?.id}/apply`)
  await open().jobs.drain()
  await staged(importer, SMALL)
})

test('a company keeps so many rows and megabytes at most, and no other company notices', async () => {
  const importer = await anImporter(open())
  const id = await staged(importer, UNMAPPED)
  const keeps = (values: { row_count: number; kept_bytes: number }) =>
    open().admin.updateTable('product_import').set(values).where('id', '=', id).execute()
  const params = { maxRows: 2_000_000, maxMegabytes: 1024 }
  await keeps({ row_count: IMPORT_LIMITS.keptRows, kept_bytes: 0 })
  await refusesFile(importer, SMALL, 'productImport.keepsTooMuch', params)
  await keeps({ row_count: 1, kept_bytes: IMPORT_LIMITS.keptMegabytes * 1024 * 1024 })
  await refusesFile(importer, SMALL, 'productImport.keepsTooMuch', params)
  await staged(await anImporter(open()), SMALL)
  await keeps({ row_count: IMPORT_LIMITS.keptRows - 1, kept_bytes: 0 })
  await staged(importer, SMALL)
})

test('files sent at once are counted one after the other', async () => {
  const importer = await anImporter(open())
  for (let index = 0; index < IMPORT_LIMITS.open - 1; index += 1) await staged(importer, UNMAPPED)
  const answers = await Promise.all([sendFile(importer, UNMAPPED), sendFile(importer, UNMAPPED)])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([202, 409])
})
