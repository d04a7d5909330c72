import { expect } from '@jest/globals'
import type { ChangeSet, KeptProduct } from '@comptoir/contracts/inventory/product-changes'
import type { Product } from '@comptoir/contracts/inventory/products'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import type { TestApp } from './app.ts'
import { anImporter, appliedImport, checkedImport, type Importer } from './imports.ts'
import { putProduct } from './products.ts'

/** Over the catalogue of {@link anAppliedFile}: changes one product, leaves one, and brings two, one of them with stock. */
export const FRUIT_FILE =
  'code;designation;famille;prix ttc;stock\nA;Amandes grillées;Fruits secs;9;4\nB;;;1,5;\nC;Citron;;1;\nD;Dattes;;2;7\n'

/** A catalogue of two products over which a file was applied, that can be undone. */
export async function anAppliedFile(test: TestApp) {
  const importer = await anImporter(test)
  const almonds = await putProduct(importer.manager, { code: 'A', designation: 'Amandes', barcodes: ['1111'] })
  const butter = await putProduct(importer.manager, { code: 'B', designation: 'Beurre' })
  const { id } = await checkedImport(test, importer, FRUIT_FILE)
  const done = await appliedImport(test, importer, id)
  return { importer, almonds, butter, importId: id, setId: done.changeSet?.id ?? '' }
}

/** All products, by code. */
export async function catalogueOf({ manager }: Importer): Promise<Product[]> {
  return (await manager.get('products/paginated?order[field]=code&limit=100')).json<PaginatedOf<Product>>().data
}

/** What people see of the catalogue on sale: all but versions. */
export async function onSale(importer: Importer): Promise<unknown[]> {
  const products = await catalogueOf(importer)
  return products.filter(({ isActive }) => isActive).map(({ version: _, ...product }) => product)
}

/** Has a change set undone, and gives it as it is then. */
export async function undone(
  test: TestApp,
  { manager }: Pick<Importer, 'manager'>,
  setId: string | undefined,
): Promise<ChangeSet> {
  expect((await manager.post(`product-changes/${setId}/undo`)).statusCode).toBe(202)
  await test.jobs.drain()
  return (await manager.get(`product-changes/${setId}`)).json<ChangeSet>()
}

/** The products that an undoing left, each with its reason. */
export async function keptBy({ manager }: Importer, setId: string | undefined): Promise<string[]> {
  const { data, meta } = (await manager.get(`product-changes/${setId}/kept`)).json<PaginatedOf<KeptProduct>>()
  expect(meta.total).toBe(data.length)
  return data.map(({ code, kind, reason }) => `${code} ${kind}: ${reason}`).sort()
}
