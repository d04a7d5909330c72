import { expect } from '@jest/globals'
import type { CheckImportInput, ImportReportRow, ProductImport } from '@comptoir/contracts/inventory/product-import'
import type { Product } from '@comptoir/contracts/inventory/products'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import type { LightMyRequestResponse } from 'fastify'
import type { TestApp } from './app.ts'
import { aForm } from './multipart.ts'
import { aShop, type Caller, type Shop } from './shop.ts'

/** A company with somebody who imports catalogues into it. */
export interface Importer {
  shop: Shop
  manager: Caller
}

export async function anImporter(test: TestApp): Promise<Importer> {
  const shop = await aShop(test)
  return { shop, manager: await shop.as('manager') }
}

export function sendFile({ shop, manager }: Importer, content: string | Buffer): Promise<LightMyRequestResponse> {
  const { payload, headers } = aForm({ pointOfSaleId: shop.pointOfSaleId }, { name: 'catalogue.csv', content })
  return manager.post('products/import', payload, headers)
}

/** Sends a file that is taken; its check waits for somebody to do it. */
export async function staged(importer: Importer, content: string | Buffer): Promise<string> {
  const answer = await sendFile(importer, content)
  expect(answer.statusCode).toBe(202)
  return answer.json<ProductImport>().id
}

/** The import as it is now. */
export async function importOf({ manager }: Importer, id: string): Promise<ProductImport> {
  return (await manager.get(`products/import/${id}`)).json<ProductImport>()
}

/** Sends a file and lets its check end; `input` has it checked once more, with products matched otherwise. */
export async function checkedImport(
  test: TestApp,
  importer: Importer,
  content: string,
  input: Pick<CheckImportInput, 'matchBy' | 'onMatch'> = {},
): Promise<ProductImport> {
  const id = await staged(importer, content)
  await test.jobs.drain()
  const found = await importOf(importer, id)
  if (Object.keys(input).length === 0) return found
  const { mapping, defaults } = found
  const answer = await importer.manager.post(`products/import/${id}/check`, { mapping, defaults, ...input })
  expect(answer.statusCode).toBe(202)
  await test.jobs.drain()
  return importOf(importer, id)
}

/** Has what was checked put into the catalogue. */
export async function appliedImport(test: TestApp, importer: Importer, id: string): Promise<ProductImport> {
  expect((await importer.manager.post(`products/import/${id}/apply`)).statusCode).toBe(202)
  await test.jobs.drain()
  return importOf(importer, id)
}

/** Each row of the report as `row outcome: changes or problems`. */
export async function reportOf({ manager }: Importer, id: string): Promise<string[]> {
  const answer = await manager.get(`products/import/${id}/report?limit=100&only=all`)
  return answer.json<PaginatedOf<ImportReportRow>>().data.map(({ rowNumber, outcome, reason, changes, problems }) => {
    const said = [
      ...changes.map(({ column, before, after }) => `${column} ${before ?? '–'} → ${after}`),
      ...problems.map(({ column, problem, value, otherRow }) =>
        [column, problem, value, otherRow].filter((part) => part !== undefined && part !== '').join(' '),
      ),
    ]
    return `${rowNumber} ${reason ?? outcome}: ${said.join(', ')}`
  })
}

/** All products of a company, by code. */
export async function productsByCode({ manager }: Importer): Promise<Map<string, Product>> {
  const answer = await manager.get('products/paginated?limit=100')
  return new Map(answer.json<PaginatedOf<Product>>().data.map((product) => [product.code, product]))
}
