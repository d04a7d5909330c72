import { randomInt } from 'node:crypto'
import type { ProductImport } from '@comptoir/contracts/inventory/product-import'
import { WAIT_MS } from '@comptoir/testing/time-limits'
import { expect } from '@playwright/test'
import type { ApiClient } from '../core/api-client.ts'

const PATIENCE = { timeout: 2 * WAIT_MS, intervals: [100, 250, 500] }

/** Thousands of products, brought in by a file as a shop does. All begin with one word of their own, which is given back. */
export async function aCatalogue(admin: ApiClient, size: number): Promise<string> {
  const word = `Lot${randomInt(1e12).toString(36)}`
  const rows = Array.from({ length: size }, (_, index) => `${word}-${index},${word} ${index},4.200`)
  const { id } = await admin.upload<ProductImport>('products/import', {
    pointOfSaleId: admin.session.pointOfSale?.id ?? '',
    file: {
      name: `${word}.csv`,
      mimeType: 'text/csv',
      buffer: Buffer.from(['code,designation,prix ttc', ...rows].join('\n')),
    },
  })
  const step = async (): Promise<string> => {
    const { state, goodCount, failure } = await admin.call<ProductImport>('GET', `products/import/${id}`)
    if (failure !== null) throw new Error(`the import stopped: ${failure}`)
    return `${state} ${goodCount}`
  }
  await expect.poll(step, PATIENCE).toBe(`checked ${size}`)
  await admin.call('POST', `products/import/${id}/apply`)
  await expect.poll(step, PATIENCE).toBe(`done ${size}`)
  return word
}
