import type { DatedValue } from '@comptoir/contracts/company/tax-parameters'
import type { Permission } from '@comptoir/contracts/permissions'
import type { Currency } from '@comptoir/money'
import type { Selectable } from 'kysely'
import type { MailMessage } from '../mail/mail-queue.ts'
import type { Groups } from '../search/ways.ts'
import type { DB } from './tables.ts'

declare const held: unique symbol

/** A value as JSON, with its type: what a function takes as one argument, however many rows it is. */
export type JsonText<T> = string & { readonly [held]: T }

export function jsonText<T>(value: T): JsonText<T> {
  return JSON.stringify(value) as JsonText<T>
}

/** Bytes as the database reads them from JSON. */
export type HexBytes = `\\x${string}`

export function hexBytes(bytes: Buffer): HexBytes {
  return `\\x${bytes.toString('hex')}`
}

type InJson<T> = T extends Buffer ? HexBytes : T extends Date ? string : T

/** The columns of a row that a function is given; the others it knows itself. */
type RowOf<Table extends keyof DB, Known extends keyof DB[Table] = 'company_id' & keyof DB[Table]> = {
  [Column in Exclude<keyof Selectable<DB[Table]>, Known>]: InJson<Selectable<DB[Table]>[Column]>
}

type Numbering = 'company_id' | 'counter' | 'number' | 'chain_hash' | 'previous_hash'
/** A line of a document whose goods move: `ledger_id` is the id of the movement. */
type Moving = { ledger_id: string }
/** A ticket that its register numbered, as it is posted: the arguments of `sale_post`, and what that cannot know. */
interface PostedTicket {
  sale: JsonArguments['sale_post.sale']
  epoch: number
  counter: number
  lines: JsonArguments['sale_post.lines']
  /** Of those, what moves stock. */
  goods: JsonArguments['sale_post.lines']
  /** Theirs, each once. */
  product_ids: string[]
  taxes: JsonArguments['sale_post.taxes']
  money: MoneyEntry[]
  /** What makes the count of a session that is closed already add up again. */
  late_money: Omit<MoneyEntry, 'kind' | 'client_id' | 'voucher_id'>[]
  number_prefix: string
  audit_id: string
  reviews: RowOf<'sale_review', 'company_id' | 'sale_id' | 'position'>[]
  forbids_negative_stock: boolean
  /** Whose account a sale on credit goes on, and the most that may be owed on it; null where nothing limits it. */
  credit: { client_ids: readonly string[]; limit_minor: number } | null
  /** The lots and serial numbers of its goods; null where they have none. */
  tracked: TrackedGoods | null
}

/** Of which lots and serial numbers the movements of a document are; quantities in the product's own unit. */
export interface TrackedGoods {
  lots: { line_id: string; lot_id: string; product_id: string; quantity_milli: number }[]
  serial_numbers: { line_id: string; serial_number_id: string }[]
}

/** What became of a ticket of a register; the number is that of a ticket in the books. */
export interface TicketOutcome {
  outcome: 'posted' | 'repeated' | 'waiting' | 'idReused' | 'counterReused'
  number: string | null
}

type MoneyEntry = Pick<
  RowOf<'money_ledger'>,
  'id' | 'line_number' | 'kind' | 'payment_method_id' | 'amount_minor' | 'client_id' | 'voucher_id'
>

/** A line of goods that move, of a document that has no lines of its own. */
interface MovingLine extends Moving {
  id: string
  product_id: string
  designation: string
  quantity_milli: number
  unit_cost_micro: number
  /** The document whose layers go out first, where goods lie in layers. */
  from_document_id?: string | null
}

/** What is there of a product at one place; the name is that of its point of sale. */
interface OpeningPlace extends Moving {
  location_id: string
  point_of_sale: string
  quantity_milli: number
}

/** Goods that are about to leave a place, each product once; in thousandths of its own unit. */
interface GoingGoods {
  product_id: string
  quantity_milli: number
}

/** What somebody says that goods cost at some places: which of them had any, and what was posted, in 10^-9 of the currency. */
interface Revalued {
  /** Whether the same request had been posted before the goods were held. */
  isKnown: boolean
  placeCount: number
  posted: { locationId: string; quantityMilli: number; beforeNano: string; afterNano: string }[]
}

interface ReservedChange {
  product_id: string
  change_milli: number
}

/** Goods of a transfer that leave a place for another one; for none where they are lost. */
interface TransferMovement {
  id: string
  out_ledger_id: string
  in_ledger_id: string
  from_location_id: string
  to_location_id: string | null
  product_id: string
  designation: string
  quantity_milli: number
  /** In millionths; null where it is what the goods cost where they leave. */
  unit_cost_micro: number | null
}

/** What is left of an entry of the audit trail; the instant as the database writes it. */
interface ErasedEntry {
  id: string
  recorded_at: string
  before: object | null
  after: object | null
}

/** What the JSON arguments of functions hold, by function and argument. */
export interface JsonArguments {
  'audit_post.before': object
  'audit_post.after': object
  'erase_posted.entries': ErasedEntry[]
  'client_payment_post.payment': RowOf<'client_payment', Numbering>
  'client_payment_post.money': MoneyEntry[]
  'client_payment_post.settled': MoneyEntry[]
  'check_credit.money': MoneyEntry[]
  'fiscal_closing_post.closing': RowOf<'fiscal_closing', Numbering>
  'mail_queue.message': MailMessage
  'client_search.groups': Groups
  'opening_stock_post.places': OpeningPlace[]
  'product_search.groups': Groups
  'search_words_alike.patterns': readonly string[]
  'sale_post.sale': RowOf<'sale', Numbering>
  'sale_post.lines': (RowOf<'sale_line', 'company_id' | 'sale_id'> & Moving)[]
  'sale_post.goods': JsonArguments['sale_post.lines']
  'sale_post.taxes': RowOf<'sale_tax', 'company_id' | 'sale_id'>[]
  'sale_post.money': MoneyEntry[]
  'sale_post.tracked': TrackedGoods
  /** Null in it: nothing limits this sale, and yet others wait for it. */
  'sale_post.credit': { limit_minor: number | null }
  'sales_return_post.return': RowOf<'sales_return', Numbering>
  'sales_return_post.lines': (RowOf<'sales_return_line', 'company_id' | 'sales_return_id'> & Moving)[]
  'sales_return_post.goods': JsonArguments['sales_return_post.lines']
  'sales_return_post.quarantined': JsonArguments['sales_return_post.lines']
  'sales_return_post.taxes': RowOf<'sales_return_tax', 'company_id' | 'sales_return_id'>[]
  'sales_return_post.money': MoneyEntry[]
  'sales_return_post.tracked': TrackedGoods
  'sales_return_post.quarantinedTracked': TrackedGoods
  'opening_lots_post.lots': JsonArguments['change_lot_balances.lots']
  'change_lot_balances.lots': Omit<TrackedGoods['lots'][number], 'line_id'>[]
  'post_tracked_goods.lots': TrackedGoods['lots']
  'post_tracked_goods.serialNumbers': TrackedGoods['serial_numbers']
  'sales_return_post.claim': Pick<RowOf<'cashier_claim'>, 'signed_in_id' | 'is_proved'> & { told: object }
  'sales_return_post.voucher': Pick<RowOf<'voucher'>, 'id' | 'code' | 'amount_minor' | 'expires_on'>
  'post_late_money.entries': PostedTicket['late_money']
  'review_ticket.credit': PostedTicket['credit']
  'review_ticket.goods': PostedTicket['goods']
  'review_ticket.late_money': PostedTicket['late_money']
  'review_ticket.reviews': PostedTicket['reviews']
  'stock_adjustment_hold.going': GoingGoods[]
  'stock_adjustment_post.adjustment': RowOf<'posted_adjustment', 'company_id' | 'counter' | 'number'>
  'stock_adjustment_post.lines': RowOf<'posted_adjustment_line', 'company_id' | 'adjustment_id'>[]
  'stock_adjustment_post.goodsIn': MovingLine[]
  'stock_adjustment_post.goodsOut': MovingLine[]
  'stock_adjustment_post.trackedIn': TrackedGoods
  'stock_adjustment_post.trackedOut': TrackedGoods
  'stock_adjustment_post.told': object
  'stock_revalue.rows': { id: string; location_id: string }[]
  'stock_count_post.count': RowOf<'posted_count', 'company_id' | 'counter' | 'number'>
  'stock_count_post.lines': RowOf<'posted_count_line', 'company_id' | 'count_id' | 'location_id'>[]
  'stock_count_post.goodsIn': MovingLine[]
  'stock_count_post.goodsOut': MovingLine[]
  'stock_count_post.trackedIn': TrackedGoods
  'stock_count_post.trackedOut': TrackedGoods
  'stock_count_post.told': object
  'stock_withdraw.lines': MovingLine[]
  'change_reserved.changes': ReservedChange[]
  'stock_transfer_reserve.changes': (ReservedChange & { designation: string })[]
  'stock_transfer_post.movements': TransferMovement[]
  'stock_transfer_post.lots': TrackedGoods['lots']
  'stock_transfer_post.serialNumbers': TrackedGoods['serial_numbers']
  'stock_transfer_post.released': ReservedChange[]
  'tickets_post.tickets': PostedTicket[]
}

/** The place of a document of the counter. Instants are ISO 8601. */
interface PlaceJson {
  pointOfSaleId: string
  pointOfSaleCode: string
  locationId: string
  registerCode: string
  isRegisterActive: boolean
  numbering: Selectable<DB['register']>['numbering']
  epoch: number
  sessionRegisterId: string
  sessionState: DB['cash_session']['state']
  sessionOpenedBy: string
  sessionOpener: string
  sessionOpenedAt: string
  currency: Currency
  /** The shop's own, or the company's. */
  timeZone: string
  /** Null where it is the company's. */
  ownTimeZone: string | null
  /** By which the days of taxes are told. */
  companyTimeZone: string
  ticketHeader: string | null
  ticketFooter: string | null
  isVatSubject: boolean
  isFodecSubject: boolean
  fodecRateMilli: number | null
  vatRateMilli: number
  maxDiscountRateMilli: number | null
  allowUnitPriceEntry: boolean
  /** The shop's own, or the company's. */
  stockPolicy: Selectable<DB['company']>['stock_policy']
  /** By the register's own display, the shop's or the company's; never where there is no VAT. */
  showsExclTax: boolean
  /** The shop's own, or the company's. */
  cashStepMinor: Selectable<DB['company']>['cash_step_minor']
  /** Whether its tickets bear the fiscal stamp, where the company counts in dinars. */
  bearsStamp: boolean
  /** Excluding tax; 0 where no identity is ever asked for. */
  cashIdentityMinor: number
  /** Those chosen for the shop, active or not; null where none was. */
  paymentMethodIds: string[] | null
  companyName: string
  taxId: string | null
  phone: string | null
  address: string | null
  postalCode: string | null
  city: string | null
  pointOfSale: string
  register: string
}

interface ProductJson {
  id: string
  code: string
  designation: string
  unitId: string | null
  priceBasis: DB['product']['price_basis']
  listPriceMicro: number
  vatRateMilli: number
  isFodec: boolean
  costMicro: number
  tracking: Selectable<DB['product']>['tracking']
}

interface PackJson {
  id: string
  productId: string
  unitId: string
  quantityMilli: number
  /** Null: what it holds at the price of the product. */
  priceMicro: number | null
}

/** What is left of a layer of a product; its value in 10^-9 of the currency. */
interface LayerJson {
  productId: string
  leftMilli: number
  leftNano: string
}

interface CompanyMembershipJson {
  isCompanySuspended: boolean
  user: {
    id: string
    name: string
    role: DB['app_user']['role']
    /** What a role of the company's own was given; null for a built-in one. */
    permissions: string[] | null
    /** From when the company requires a second factor of this user; null where it does not. */
    secondFactorFrom: string | null
    isSupport: boolean
    /** Support that has not said why it has to write, or whose time for it is over. */
    isReadOnly: boolean
    hasAllPointsOfSale: boolean
    pointOfSaleIds: string[]
  }
}

interface MembershipJson {
  companyId: string | null
  isSuperAdministrator: boolean
  hasSecondFactor: boolean
  isCompanySuspended: boolean
  user: CompanyMembershipJson['user'] | null
}

/** What an API token was given, and its user as of now; or why it does not hold any more. */
type ApiTokenMembershipJson =
  | { refusal: 'apiToken.expired' | 'apiToken.userInactive' }
  | {
      id: string
      permissions: Permission[]
      isCompanySuspended: boolean
      accountId: string
      user: Omit<CompanyMembershipJson['user'], 'secondFactorFrom' | 'isSupport' | 'isReadOnly'>
    }

/** What functions give as JSON, by function. */
export interface JsonResults {
  api_token_membership: ApiTokenMembershipJson | null
  company_membership: CompanyMembershipJson | null
  session_membership: MembershipJson | null
  stock_cost: Record<string, number>
  stock_revalue: Revalued
  /** What one of each movement cost, in millionths, by its id. */
  stock_transfer_post: Record<string, number>
  sale_context: {
    /** The company's own, whatever their day. */
    taxes: DatedValue[]
    place: PlaceJson | null
    client: { id: string; name: string; isWalkIn: boolean } | null
    /** Kinds of the active payment methods by id. */
    methods: Record<string, DB['payment_method']['kind']>
    products: ProductJson[]
    /** In millionths, by product: the average of what the shop has of it; none where it has nothing. */
    costs: Record<string, number>
    /** What is left of layers that goods lie in there, oldest first; null where none do. */
    layers: LayerJson[] | null
    packs: PackJson[]
    units: Record<string, { name: string; decimals: number }>
  }
  /** What one of each product costs, in millionths. */
  stock_adjustment_hold: Record<string, number>
  tickets_post: TicketOutcome[]
}
