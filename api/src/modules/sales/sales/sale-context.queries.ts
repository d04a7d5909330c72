import type { SaleInput } from '@comptoir/contracts/sales/sales'
import { MOST_UNIT_DECIMALS, type Currency } from '@comptoir/money'
import type { Ctx } from '../../../platform/context.ts'
import { callFunction } from '../../../platform/db/call.ts'
import type { JsonResults } from '../../../platform/db/function-json.ts'

/** Where a document of the counter is made: the register, its shop and company, and the cash session. */
export interface SaleContext {
  pointOfSaleId: string
  pointOfSaleCode: string
  locationId: string
  registerCode: string
  numbering: 'server' | 'register'
  epoch: number
  sessionRegisterId: string
  sessionState: 'open' | 'counting' | 'closed'
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
  /** How many decimals a quantity of it may have. */
  unitDecimals: number
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
export interface SaleFacts {
  /** Null when the register or the session is unknown. */
  context: SaleContext | null
  /** The client named, or the walk-in client; null for one that the company does not have. */
  client: SaleClient | null
  /** Kinds of the active payment methods by id. */
  methodKinds: ReadonlyMap<string, string>
  /** By id; one that is unknown is missing. */
  products: ReadonlyMap<string, SoldProduct>
}

type ContextRow = NonNullable<JsonResults['sale_context']['place']>

export type AskedFor = Pick<SaleInput, 'registerId' | 'cashSessionId' | 'clientId'> & {
  lines: readonly { productId: string }[]
}

export async function readSaleFacts(
  { db, companyId, work }: Ctx,
  { registerId, cashSessionId, clientId, lines }: AskedFor,
): Promise<SaleFacts> {
  const { sale_context: row } = await callFunction(
    db,
    'sale_context',
    {
      companyId,
      registerId,
      sessionId: cashSessionId,
      productIds: [...new Set(lines.map(({ productId }) => productId))],
      clientId: clientId ?? null,
    },
    work,
  )
  const products = row.products.map(({ unitId, ...product }): SoldProduct => {
    const unit = unitId === null ? undefined : row.units[unitId]
    return { ...product, unit: unit?.name ?? null, unitDecimals: unit?.decimals ?? MOST_UNIT_DECIMALS }
  })
  return {
    context: row.place && toContext(row.place),
    client: row.client,
    methodKinds: new Map(Object.entries(row.methods)),
    products: new Map(products.map((product) => [product.id, product])),
  }
}

function toContext({
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
  ...context
}: ContextRow): SaleContext {
  return {
    ...context,
    sessionOpenedAt: new Date(sessionOpenedAt),
    fodecRateMilli: isFodecSubject ? (fodecRateMilli ?? STANDARD_FODEC_MILLI) : 0,
    seller: { name: companyName, taxId, phone, address, postal_code: postalCode, city, pointOfSale, register },
  }
}
