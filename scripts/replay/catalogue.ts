import type { ProductImport } from '@comptoir/contracts/inventory/product-import'
import type { Product } from '@comptoir/contracts/inventory/products'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { Refusal } from '../common/refusal.ts'
import type { ReplayClient } from './client.ts'
import { at, once, POINT_OF_SALE } from './company.ts'
import { codeOf, isProduct } from './documents.ts'
import type { RetailLine } from './retail-file.ts'

/** Every product code of the file, brought in by the import of catalogues; none of them twice. */
export async function catalogue(client: ReplayClient, lines: readonly RetailLine[]): Promise<Map<string, string>> {
  const wanted = catalogueOf(lines)
  const known = await readProducts(client)
  if ([...wanted.keys()].every((code) => known.has(code))) return known
  await importCatalogue(client, wanted)
  const products = await readProducts(client)
  const missing = [...wanted.keys()].filter((code) => !products.has(code))
  if (missing.length > 0)
    throw new Refusal(`The import left out ${missing.length} products, ${missing.slice(0, 5).join(', ')} among them.`)
  return products
}

interface CatalogueEntry {
  designation: string
  price: string
}

/** Code to the first designation and the first price that the file gives it. */
export function catalogueOf(lines: readonly RetailLine[]): Map<string, CatalogueEntry> {
  const entries = new Map<string, CatalogueEntry>()
  for (const line of lines) {
    const code = codeOf(line)
    if (!isProduct(code)) continue
    const known = entries.get(code) ?? { designation: '', price: '' }
    entries.set(code, {
      designation: known.designation || line.Description.trim(),
      price: known.price || (Number(line.UnitPrice) > 0 ? line.UnitPrice : ''),
    })
  }
  return entries
}

async function importCatalogue(client: ReplayClient, entries: ReadonlyMap<string, CatalogueEntry>): Promise<void> {
  const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`
  const rows = [...entries].map(([code, { designation, price }]) =>
    [quoted(code), quoted(designation || code), price, '0'].join(','),
  )
  const form = new FormData()
  form.append('pointOfSaleId', POINT_OF_SALE)
  form.append(
    'file',
    new Blob([['code,designation,prix ttc,taux tva', ...rows].join('\n')], { type: 'text/csv' }),
    'online-retail.csv',
  )
  const { id } = await client.call<ProductImport>('POST', at('products/import'), form)
  await settled(client, id, 'checked', ({ mapping, defaults }) =>
    // The file's prices are those that were paid, without any tax.
    client.call('POST', at(`products/import/${id}/check`), { mapping, defaults: { ...defaults, vatRate: 0 } }),
  )
  const apply = (): Promise<unknown> => client.call('POST', at(`products/import/${id}/apply`))
  await once(apply)
  await settled(client, id, 'done', apply)
}

const POLL_MS = 200
const MOST_POLLS = 1500
const MOST_ASKED = 5

/** Waits for a state. An import that broke off, as it may when the database goes away, is asked for again and goes on where it was. */
async function settled(
  client: ReplayClient,
  id: string,
  state: ProductImport['state'],
  askAgain: (found: ProductImport) => Promise<unknown>,
): Promise<void> {
  for (let poll = 0, asked = 0; poll < MOST_POLLS; poll += 1) {
    const found = await client.call<ProductImport>('GET', at(`products/import/${id}`))
    if (found.state === state) return
    if (found.state === 'uploaded' || (found.state === 'failed' && asked === MOST_ASKED))
      throw new Refusal(`The catalogue was not imported: ${found.failure ?? found.state}.`)
    if (found.state === 'failed') {
      asked += 1
      await once(() => askAgain(found))
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  throw new Refusal('The catalogue import did not finish.')
}

async function readProducts(client: ReplayClient): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (let cursor: string | null = ''; cursor !== null;) {
    const more: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`
    const page: PaginatedOf<Product> = await client.call(
      'GET',
      at(`products/paginated?limit=100&order[field]=code&order[direction]=asc${more}`),
    )
    for (const { code, id } of page.data) ids.set(code, id)
    cursor = page.meta.nextCursor ?? null
  }
  return ids
}
