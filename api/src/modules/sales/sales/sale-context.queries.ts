import type { SaleInput } from '@comptoir/contracts/sales/sales'
import type { Currency } from '@comptoir/money'
import type { Ctx } from '../../../platform/context.ts'
import { callFunction } from '../../../platform/db/call.ts'

/** Everything about the place of a sale. */
export interface SalePlace {
  pointOfSaleId: string
  pointOfSaleCode: string
  locationId: string
  registerCode: string
  numbering: 'server' | 'register'
  epoch: number
  sessionRegisterId: string
  sessionState: string
  sessionOpenedBy: string
  sessionOpener: string
  sessionOpenedAt: Date
  currency: Currency
  timeZone: string
  isVatSubject: boolean
  fodecRateMilli: number
  maxDiscountRateMilli: number | null
  allowUnitPriceEntry: boolean
  allowNegativeStock: boolean
  seller: {
    name: string
    taxId: string | null
    phone: string | null
    address: string | null
    postal_code: string | null
    city: string | null
    pointOfSale: string
    register: string
  }
}

const STANDARD_FODEC_MILLI = 1000

export interface SoldProduct {
  id: string
  code: string
  designation: string
  unit: string | null
  listPriceMicro: number
  vatRateMilli: number
  isFodec: boolean
  costMicro: number
}

export interface SaleClient {
  id: string
  name: string
}

/** What a document of the counter is checked against, read in one round trip. */
export interface SaleContext {
  /** The register, its shop and company, and the session that is named; null when one of them is unknown. */
  place: SalePlace | null
  /** The client named, or the walk-in client; null for one that the company does not have. */
  client: SaleClient | null
  /** Kinds of the active payment methods by id. */
  methodKinds: ReadonlyMap<string, string>
  /** By id; one that is unknown is missing. */
  products: ReadonlyMap<string, SoldProduct>
}

/** As the database function gives it. */
interface Row {
  place: PlaceRow | null
  client: SaleClient | null
  methods: Record<string, string>
  products: SoldProduct[]
}

type PlaceRow = Omit<SalePlace, 'sessionOpenedAt' | 'fodecRateMilli' | 'seller'> & {
  sessionOpenedAt: string
  isFodecSubject: boolean
  fodecRateMilli: number | null
  companyName: string
  taxId: string | null
  phone: string | null
  address: string | null
  postalCode: string | null
  city: string | null
  pointOfSale: string
  register: string
}

export type AskedFor = Pick<SaleInput, 'registerId' | 'cashSessionId' | 'clientId'> & {
  lines: readonly { productId: string }[]
}

export async function readSaleContext(
  { db, companyId }: Ctx,
  { registerId, cashSessionId, clientId, lines }: AskedFor,
): Promise<SaleContext> {
  const productIds = [...new Set(lines.map(({ productId }) => productId))]
  const { sale_context: row } = await callFunction<{ sale_context: Row }>(db, 'sale_context', [
    companyId,
    registerId,
    cashSessionId,
    clientId ?? null,
    productIds,
  ])
  const { place, client, methods, products } = row
  return {
    place: place && toPlace(place),
    client,
    methodKinds: new Map(Object.entries(methods)),
    products: new Map(products.map((product) => [product.id, product])),
  }
}

function toPlace({
  sessionOpenedAt,
  isFodecSubject,
  fodecRateMilli,
  companyName,
  taxId,
  phone,
  address,
  postalCode,
  city,
  pointOfSale,
  register,
  ...place
}: PlaceRow): SalePlace {
  return {
    ...place,
    sessionOpenedAt: new Date(sessionOpenedAt),
    fodecRateMilli: isFodecSubject ? (fodecRateMilli ?? STANDARD_FODEC_MILLI) : 0,
    seller: { name: companyName, taxId, phone, address, postal_code: postalCode, city, pointOfSale, register },
  }
}
