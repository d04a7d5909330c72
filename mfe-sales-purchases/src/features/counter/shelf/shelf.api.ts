import { PRODUCTS_AT } from '@comptoir/contracts/addresses'
import type { CounterProduct } from '@comptoir/contracts/inventory/products'
import { api, pathOf } from '@comptoir/platform'

const FIRST_PRODUCTS = 40

/** Products for words in designation, code and barcodes; without a text the first ones of the shop. */
export async function findProducts(
  pointOfSaleId: string,
  text: string,
  signal?: AbortSignal,
): Promise<CounterProduct[]> {
  const words = text.trim()
  return find({ pointOfSaleId, limit: String(FIRST_PRODUCTS), ...(words === '' ? {} : { text: words }) }, signal)
}

/** The one product that has exactly this barcode, or else this code. */
export async function findExactProduct(
  pointOfSaleId: string,
  code: string,
  signal?: AbortSignal,
): Promise<CounterProduct | null> {
  const [byBarcode] = await find({ pointOfSaleId, barcode: code, limit: '1' }, signal)
  if (byBarcode) return byBarcode
  const candidates = await find({ pointOfSaleId, text: code, limit: '10' }, signal)
  return candidates.find((product) => isSame(product.code, code)) ?? null
}

/**
 * Products as the shop has them now, each found again by its code. Those that it no longer sells, or that get no answer,
 * are left out.
 */
export async function findCurrentProducts(
  pointOfSaleId: string,
  products: readonly Pick<CounterProduct, 'id' | 'code'>[],
): Promise<CounterProduct[]> {
  const distinct = [...new Map(products.map((product) => [product.id, product])).values()]
  const answers = await Promise.allSettled(distinct.map((product) => findAgain(pointOfSaleId, product)))
  return answers.flatMap((answer) => (answer.status === 'fulfilled' && answer.value ? [answer.value] : []))
}

async function findAgain(
  pointOfSaleId: string,
  product: Pick<CounterProduct, 'id' | 'code'>,
): Promise<CounterProduct | undefined> {
  const candidates = await find({ pointOfSaleId, text: product.code, limit: '10' })
  return candidates.find(({ id }) => id === product.id)
}

async function find(params: Record<string, string>, signal?: AbortSignal): Promise<CounterProduct[]> {
  const searchParams = new URLSearchParams(params)
  const { data } = await api.get<{ data: CounterProduct[] }>(pathOf(PRODUCTS_AT, 'find'), { searchParams, signal })
  return data
}

function isSame(code: string, scanned: string): boolean {
  return code.toLowerCase() === scanned.toLowerCase()
}
