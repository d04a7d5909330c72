import type { CashStepMinor } from '@comptoir/contracts/cash-steps'
import type { SaleInput } from '@comptoir/contracts/sales/sales'
import type { StockPolicy } from '@comptoir/contracts/stock-policies'
import { STAMP_CURRENCY, type StampBracket, type StampPeriod } from '@comptoir/contracts/ticket-stamps'
import { MOST_UNIT_DECIMALS, packTtcMicro, type Currency, type PackPricing, type StockLayer } from '@comptoir/money'
import { businessDateOf } from '../../../platform/clock.ts'
import type { Ctx, TxCtx } from '../../../platform/context.ts'
import { callFunction, listByFunction } from '../../../platform/db/call.ts'
import { enteredPoints } from '../../../platform/db/enter-company.ts'
import type { JsonResults } from '../../../platform/db/function-json.ts'
import type { FunctionArguments } from '../../../platform/db/functions.ts'
import { stampPeriods, stampsOn, taxesOn, type Taxes } from '../../company/tax-parameters/index.ts'

/** Where a document of the counter is made: the register, its shop and company, and the cash session. */
export interface SaleContext {
  pointOfSaleId: string
  pointOfSaleCode: string
  locationId: string
  registerCode: string
  isRegisterActive: boolean
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
  isFodecSubject: boolean
  /** Of the day of the document. */
  fodecRateMilli: number
  maxDiscountRateMilli: number | null
  allowUnitPriceEntry: boolean
  stockPolicy: StockPolicy
  /** To what cash is rounded; 0 where it is not. */
  cashStepMinor: CashStepMinor
  /** The fiscal stamp that tickets of its day bear there; none where they bear none. */
  stamps: readonly StampBracket[]
  /** From how much in cash, excluding tax, the buyer's identity is recorded; 0 where it never is. */
  cashIdentityMinor: number
  /** Those that the shop takes; null where it takes all that are active. */
  paymentMethodIds: ReadonlySet<string> | null
  seller: {
    name: string
    taxId: string | null
    phone: string | null
    address: string | null
    postal_code: string | null
    city: string | null
    pointOfSale: string
    register: string
    ticketHeader: string | null
    ticketFooter: string | null
    showsExclTax: boolean
    /** Null where it is the company's. */
    timeZone: string | null
  }
}

/** What a line sells: a product, or a custom item, which has no id. */
export interface SoldProduct {
  id: string | null
  code: string
  designation: string
  unit: string | null
  /** How many decimals a quantity of it may have. */
  unitDecimals: number
  listPriceMicro: number
  vatRateMilli: number
  isFodec: boolean
  /** Of its own unit: the average of what the shop has, otherwise its last purchase price. */
  costMicro: number
  /** What is left of the layers that it lies in there, oldest first; none where its cost is an average. */
  layers: readonly StockLayer[]
  /** How its pieces are told apart. */
  tracking: 'none' | 'lots' | 'serialNumbers'
  /** What one of the unit that it is sold by holds of its own; null where it is that. */
  packQuantityMilli: number | null
  /** The packs of it that lines name, by id. */
  packs: ReadonlyMap<string, SoldPack>
}

/** What of a product is another where it is sold by a pack. */
export type SoldPack = Pick<SoldProduct, 'unit' | 'unitDecimals' | 'listPriceMicro' | 'packQuantityMilli'>

export interface SaleClient {
  id: string
  name: string
  /** Whether it stands for any buyer who is not named. */
  isWalkIn: boolean
}

/** What a document of the counter is checked against, read in one round trip. */
export interface SaleFacts {
  /** Null when the register or the session is unknown. */
  context: SaleContext | null
  /** The client named, or the walk-in client; null for one that the company does not have. */
  client: SaleClient | null
  /** Kinds of the active payment methods by id. */
  methodKinds: ReadonlyMap<string, string>
  /** The rates of VAT in force on the day of the document. */
  vatRatesMilli: readonly number[]
  /** What a rate of VAT is on that day. */
  vatOn: (rateMilli: number) => number
  /** The fiscal stamp that tickets bear there from that day on. */
  stampPeriods: readonly StampPeriod[]
  /** By id; one that is unknown is missing. */
  products: ReadonlyMap<string, SoldProduct>
}

type Read = JsonResults['sale_context']
type ContextRow = NonNullable<JsonResults['sale_context']['place']>

export type AskedFor = Pick<SaleInput, 'registerId' | 'cashSessionId' | 'clientId'> & {
  lines: readonly { productId?: string; packId?: string }[]
}

/** What a document of the counter is checked against, on the day that it says it was made. */
export async function readSaleFacts(ctx: Ctx, asked: AskedFor & Pick<SaleInput, 'occurredAt'>): Promise<SaleFacts> {
  const factsAt = await readFacts(ctx, asked)
  return factsAt(asked.occurredAt)
}

/** What holds at a moment, written as documents write it. */
type FactsAt = (occurredAt: string) => SaleFacts

/** The same of several documents, read at once: what holds at the moment of each. */
export async function readFacts(ctx: Ctx, asked: AskedFor): Promise<FactsAt> {
  const { sale_context: row } = await callFunction(ctx.db, 'sale_context', argumentsOf(ctx, asked), ctx.work)
  return factsAt(row)
}

/** The same within a transaction, with what it has changed. */
export async function readFactsWithin(tx: TxCtx, asked: AskedFor): Promise<FactsAt> {
  const [read] = await listByFunction(tx.db, 'sale_context', argumentsOf(tx, asked))
  if (!read) throw new Error('sale_context gave nothing')
  return factsAt(read.sale_context)
}

function factsAt(row: Read): FactsAt {
  const zone = row.place?.companyTimeZone
  const byDay = new Map<string, SaleFacts>()
  return (occurredAt) => {
    const day = zone === undefined ? '' : businessDateOf(new Date(occurredAt), zone)
    const facts = byDay.get(day) ?? factsOn(row, day)
    byDay.set(day, facts)
    return facts
  }
}

function argumentsOf(
  { companyId, pointOfSaleIds }: Pick<Ctx, 'companyId' | 'pointOfSaleIds'>,
  { registerId, cashSessionId, clientId, lines }: AskedFor,
): FunctionArguments['sale_context'] {
  const packIds = [...new Set(lines.flatMap(({ packId }) => packId ?? []))]
  return {
    companyId,
    pointsOfSale: enteredPoints(pointOfSaleIds),
    registerId,
    sessionId: cashSessionId,
    productIds: [...new Set(lines.flatMap(({ productId }) => productId ?? []))],
    clientId: clientId ?? null,
    packIds: packIds.length === 0 ? null : packIds,
  }
}

function factsOn(row: Read, day: string): SaleFacts {
  const taxes = row.place && taxesOn(row.taxes, day, row.place)
  return {
    context:
      row.place &&
      taxes &&
      toContext(row.place, row.methods, taxes, bearsStamp(row.place) ? stampsOn(row.taxes, day) : []),
    stampPeriods: row.place && bearsStamp(row.place) ? stampPeriods(row.taxes, day, row.place.companyTimeZone) : [],
    client: row.client,
    methodKinds: new Map(Object.entries(row.methods)),
    vatRatesMilli: taxes?.vatRatesMilli ?? [],
    vatOn: (rateMilli) => taxes?.vatOn(rateMilli) ?? rateMilli,
    products: new Map(row.products.map((product) => [product.id, toSoldProduct(product, row, taxes)] as const)),
  }
}

/** Another rate of VAT changes no price: what is on the shelf, also by the pack, is what the counter showed. */
function toSoldProduct(
  { unitId, priceBasis, ...product }: Read['products'][number],
  { packs, units, costs, layers }: Pick<Read, 'packs' | 'units' | 'costs' | 'layers'>,
  taxes: Taxes | null,
): SoldProduct {
  const unit = unitId === null ? undefined : units[unitId]
  const pricing = {
    priceBasis,
    priceTtcMicro: product.listPriceMicro,
    vatRateMilli: product.vatRateMilli,
    fodecRateMilli: product.isFodec ? (taxes?.fodecRateMilli ?? 0) : 0,
  }
  const own = packs.filter(({ productId }) => productId === product.id)
  return {
    ...product,
    costMicro: costs[product.id] ?? product.costMicro,
    layers: (layers ?? [])
      .filter(({ productId }) => productId === product.id)
      .map(({ leftMilli, leftNano }) => ({ leftMilli, leftNano: BigInt(leftNano) })),
    vatRateMilli: taxes?.vatOn(product.vatRateMilli) ?? product.vatRateMilli,
    unit: unit?.name ?? null,
    unitDecimals: unit?.decimals ?? MOST_UNIT_DECIMALS,
    packQuantityMilli: null,
    packs: new Map(own.map((pack) => [pack.id, toSoldPack(pack, units[pack.unitId], pricing)])),
  }
}

function toSoldPack(
  pack: Read['packs'][number],
  unit: { name: string; decimals: number } | undefined,
  pricing: PackPricing,
): SoldPack {
  return {
    unit: unit?.name ?? null,
    unitDecimals: unit?.decimals ?? MOST_UNIT_DECIMALS,
    listPriceMicro: packTtcMicro(pack, pricing) ?? 0,
    packQuantityMilli: pack.quantityMilli,
  }
}

/** Of the methods chosen for a shop those that are active; null where none of them is left, for a shop that takes nothing cannot sell. */
function takenAt(chosen: readonly string[], active: Read['methods']): ReadonlySet<string> | null {
  const taken = chosen.filter((id) => Object.hasOwn(active, id))
  return taken.length === 0 ? null : new Set(taken)
}

function bearsStamp({ bearsStamp, currency }: ContextRow): boolean {
  return bearsStamp && currency === STAMP_CURRENCY
}

function toContext(
  {
    sessionOpenedAt,
    vatRateMilli: _default,
    companyTimeZone: _zone,
    companyName,
    taxId,
    phone,
    address,
    postalCode,
    city,
    pointOfSale,
    register,
    ticketHeader,
    ticketFooter,
    showsExclTax,
    ownTimeZone,
    paymentMethodIds,
    bearsStamp: _bears,
    ...context
  }: ContextRow,
  methods: Read['methods'],
  { fodecRateMilli }: Taxes,
  stamps: SaleContext['stamps'],
): SaleContext {
  return {
    ...context,
    fodecRateMilli,
    stamps,
    paymentMethodIds: takenAt(paymentMethodIds ?? [], methods),
    sessionOpenedAt: new Date(sessionOpenedAt),
    seller: {
      name: companyName,
      taxId,
      phone,
      address,
      postal_code: postalCode,
      city,
      pointOfSale,
      register,
      ticketHeader,
      ticketFooter,
      showsExclTax,
      timeZone: ownTimeZone,
    },
  }
}
