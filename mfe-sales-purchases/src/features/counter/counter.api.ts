import type { Register } from '@comptoir/contracts/company/registers'
import type { CounterProduct } from '@comptoir/contracts/inventory/products'
import type { CashSession, OpenSessionInput, PaymentMethod } from '@comptoir/contracts/sales/cash-sessions'
import type { Sale, SaleInput } from '@comptoir/contracts/sales/sales'
import { ApiProblem, api, companyPath, isProblem } from '@comptoir/platform'

/** A register of the shop and the session on it; the session of somebody else may not be shown to this person. */
export interface Desk {
  register: Register
  session: CashSession | null
}

const FIRST_PRODUCTS = 40
/** The longest wait for the answer to a sale. */
const SALE_TIMEOUT_MS = 20_000

export async function listDesks(pointOfSaleId: string, signal?: AbortSignal): Promise<Desk[]> {
  const registers = await api.get<Register[]>(companyPath('points-of-sale', pointOfSaleId, 'registers'), { signal })
  return Promise.all(
    registers.map(async (register) => ({ register, session: await findSession(register.openSessionId, signal) })),
  )
}

async function findSession(id: string | null, signal?: AbortSignal): Promise<CashSession | null> {
  if (id === null) return null
  try {
    return await api.get<CashSession>(companyPath('cash-sessions', id), { signal })
  } catch (error) {
    if (error instanceof ApiProblem && (error.status === 403 || error.status === 404)) return null
    throw error
  }
}

export function openSession(input: OpenSessionInput): Promise<CashSession> {
  return api.post<CashSession>(companyPath('cash-sessions'), input)
}

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

/** A product as it is now, found again by its code; null when the shop no longer sells it. */
export async function findAgain(
  pointOfSaleId: string,
  product: Pick<CounterProduct, 'id' | 'code'>,
): Promise<CounterProduct | null> {
  const candidates = await find({ pointOfSaleId, text: product.code, limit: '10' })
  return candidates.find(({ id }) => id === product.id) ?? null
}

async function find(params: Record<string, string>, signal?: AbortSignal): Promise<CounterProduct[]> {
  const searchParams = new URLSearchParams(params)
  const { data } = await api.get<{ data: CounterProduct[] }>(companyPath('products', 'find'), { searchParams, signal })
  return data
}

function isSame(code: string, scanned: string): boolean {
  return code.toLowerCase() === scanned.toLowerCase()
}

/** The method that cash goes by, or null when the company has none. */
export async function findCashMethod(signal?: AbortSignal): Promise<PaymentMethod | null> {
  const methods = await api.get<PaymentMethod[]>(companyPath('client-payment-methods'), { signal })
  return methods.find(({ kind }) => kind === 'cash') ?? null
}

/** Sends a sale. When no answer comes it is sent once more as it is: its id makes sure that it is recorded once. */
export async function postSale(input: SaleInput): Promise<Sale> {
  const send = (): Promise<Sale> => api.post<Sale>(companyPath('sales'), input, { timeoutMs: SALE_TIMEOUT_MS })
  try {
    return await send()
  } catch (error) {
    if (isRefused(error)) throw error
    return send()
  }
}

/** True when the server has said no. Anything else (no answer, a failing server) leaves open whether it was recorded. */
export function isRefused(error: unknown): error is ApiProblem {
  return isProblem(error) && error.status >= 400 && error.status < 500
}
