import type { Product } from '@comptoir/contracts/inventory/products'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import type { Importer } from './imports.ts'

/** The packs of a product as `unit quantity price barcodes`. */
export function packsOf(product: Product | undefined): string[] {
  return (product?.packs ?? []).map(({ name, quantityMilli, price, barcodes }) =>
    [name, quantityMilli, price ?? '–', ...barcodes].join(' '),
  )
}

/** The codes of the products that a search finds. */
export async function codesFound({ manager }: Importer, text: string): Promise<string[]> {
  const answer = await manager.get(`products/paginated?search[text]=${text}`)
  return answer.json<PaginatedOf<Product>>().data.map(({ code }) => code)
}

const HEADERS = 'code;designation;unité;prix ttc;code barre;stock initial;'

/** A file of rows with a column of packs, the last one, whose cells are put in quotes. */
export function packsFile(header: string, ...rows: string[]): string {
  const written = rows.map((row) => {
    const cells = row.split(';')
    const packs = cells.slice(6).join(';').replaceAll('"', '""')
    return [...cells.slice(0, 6), `"${packs}"`].join(';')
  })
  return [HEADERS + header, ...written, ''].join('\n')
}
