import { expect } from '@jest/globals'
import type { ProductImport } from '@comptoir/contracts/inventory/product-import'
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
