import 'fake-indexeddb/auto'
import { afterEach, expect } from '@jest/globals'
import type { CashStepMinor } from '@comptoir/contracts/cash-steps'
import type { PointOfSale } from '@comptoir/contracts/company/points-of-sale'
import type { RegisterCommands } from '@comptoir/contracts/company/register-states'
import type { Register } from '@comptoir/contracts/company/registers'
import type { SessionAnswer } from '@comptoir/contracts/identity/session'
import type { CounterLots, CounterStock } from '@comptoir/contracts/inventory/counter-catalogue'
import type { CounterProduct } from '@comptoir/contracts/inventory/products'
import type { Role } from '@comptoir/contracts/roles'
import type {
  CashSession,
  CloseSessionInput,
  OpenSessionInput,
  PaymentMethod,
  ZReport,
} from '@comptoir/contracts/sales/cash-sessions'
import type {
  BatchReceipt,
  RegisterTicket,
  TicketBatch,
  TicketSeries,
  TicketSeriesInput,
} from '@comptoir/contracts/sales/register-tickets'
import type { PriceDisplay } from '@comptoir/contracts/price-displays'
import type { StockPolicy } from '@comptoir/contracts/stock-policies'
import { newId, session as signedIn, signOut } from '@comptoir/platform'
import { waitFor } from '@testing-library/react'
import { aCompany, aPointOfSale, aSession, aUser, fakeApi, reply, type FakeApi } from '@comptoir/testing'
import { holdTickets } from './a-held-shop.ts'
import { aCashSession, aRegister, aReport, CASH_METHOD } from './a-session.ts'
import { SHELF } from './a-product.ts'
import { locales } from './locales.ts'
import { PRINTED_SELLER } from './sold.ts'

/** What a test sold is not sent in the next one. */
afterEach(() => signOut())

export const TICKETS = '/:companyId/register-tickets'
export const REPORT = '/:companyId/register-states/:id/report'
export const FIND = '/:companyId/products/find'
export const SHOP = '/:companyId/points-of-sale/p1'

/** The point of sale as its own page reads it, with nothing of its own. */
const PLACE: PointOfSale = {
  id: 'p1',
  code: 'LM',
  name: 'La Marsa',
  address: null,
  postalCode: null,
  city: null,
  phone: null,
  isActive: true,
  timeZone: null,
  defaultClient: null,
  ticketHeader: null,
  ticketFooter: null,
  stockPolicy: null,
  priceDisplay: null,
  cashStepMinor: null,
  bearsStamp: false,
  cashToleranceMinor: null,
  paymentMethods: [],
  registerCount: 1,
  version: 1,
}

export interface ShopOptions {
  products?: readonly CounterProduct[]
  /** Whether the cashier has a session open already. */
  isOpen?: boolean
  role?: Role
  /** The register of the shop; a new one for each test, because the page keeps the cart of a register. */
  register?: Register
  others?: Register[]
  /** What the company accepts; cash where left out. */
  methods?: PaymentMethod[]
  /** What the company does where stock runs out; nothing where left out. */
  stockPolicy?: StockPolicy
  /** To what the company rounds cash; to nothing where left out. */
  cashStepMinor?: CashStepMinor
  /** From how much in cash the company asks who pays; never where left out. */
  cashIdentityMinor?: number
  /** After how many minutes the counter locks itself; never where left out. */
  counterLockMinutes?: number
  /** The fiscal stamp that tickets bear, as it comes with the series; none where left out. */
  stamps?: TicketSeries['stamps']
  /** How the company shows prices; with tax where left out. */
  priceDisplay?: PriceDisplay
  /** What the point of sale has of its own. */
  own?: Partial<PointOfSale>
  /** Another company has another catalogue and other tickets on the device; one of its own for each test where left out. */
  companyId?: string
  /** What the shop has of lots; nothing where left out. */
  lots?: CounterLots['data']
}

/** A shop as its server would answer for it: registers, one cashier's session, a shelf, and sales. */
export function aShop({
  products = SHELF,
  isOpen = true,
  role = 'cashier',
  register = aRegister({ id: newId() }),
  others = [],
  methods = [CASH_METHOD],
  stockPolicy = 'allow',
  cashStepMinor = 0,
  cashIdentityMinor = 0,
  counterLockMinutes,
  priceDisplay = 'inclTax',
  stamps = [],
  own = {},
  companyId = newId(),
  lots = [],
}: ShopOptions = {}) {
  const registers = [register, ...others]
  const series = ({ body }: { body: unknown }): TicketSeries => ({
    registerId: session?.registerId ?? '',
    epoch: 1,
    numberPrefix: 'TIC-LM2-',
    seller: PRINTED_SELLER,
    stamps,
    lastCounter: (body as TicketSeriesInput).held?.lastCounter ?? register.lastNumber,
  })
  let session: CashSession | null = isOpen ? aCashSession({ id: 's1', registerId: register.id }) : null
  const api = fakeApi()
    .on<Register[]>('get', '/:companyId/points-of-sale/p1/registers', () =>
      registers.map((each) =>
        session && session.state !== 'closed' && session.registerId === each.id
          ? { ...each, openSessionId: session.id }
          : { ...each, keptFloatMinor: session?.registerId === each.id ? session.keptFloatMinor : each.keptFloatMinor },
      ),
    )
    .on<PointOfSale>('get', SHOP, () => ({ ...PLACE, ...own }))
    .on<CashSession>('get', '/:companyId/cash-sessions/:id', () => session ?? reply(undefined, 404))
    .on<CashSession>('post', '/:companyId/cash-sessions', ({ body }) => {
      const { id, registerId, openingFloatMinor } = body as OpenSessionInput
      session = aCashSession({ id, registerId, openingFloatMinor })
      return reply(session, 201)
    })
    .on<CashSession>('post', '/:companyId/cash-sessions/:id/count', () => {
      session = { ...aCashSession(), ...session, state: 'counting' }
      return session
    })
    .on<CashSession>('post', '/:companyId/cash-sessions/:id/resume', () => {
      session = { ...aCashSession(), ...session, state: 'open' }
      return session
    })
    .on<ZReport>('post', '/:companyId/cash-sessions/:id/close', ({ body }) => {
      const { counts, keptFloatMinor } = body as CloseSessionInput
      const open = { ...aCashSession(), ...session }
      session = {
        ...open,
        ...{
          state: 'closed',
          closedAt: '2026-11-21T17:00:00.000Z',
          closedBy: open.openedBy,
          zNumber: 12,
          keptFloatMinor,
        },
        tenders: open.tenders.map((tender) => {
          const countedMinor = counts.find((each) => each.paymentMethodId === tender.paymentMethodId)?.countedMinor ?? 0
          return { ...tender, expectedMinor: 163_110, countedMinor, differenceMinor: countedMinor - 163_110 }
        }),
      }
      return aReport(session)
    })
    .on<PaymentMethod[]>('get', '/:companyId/client-payment-methods', methods)
    .on<{ data: CounterProduct[] }>('get', FIND, ({ searchParams }) => ({ data: matching(products, searchParams) }))
    .on<CounterStock>('get', '/:companyId/counter-catalogue/stock', ({ searchParams }) => ({
      data: products.filter(({ id }) => searchParams.get('ids')?.split(',').includes(id)),
    }))
    .on<CounterLots>('get', '/:companyId/counter-catalogue/lots', () => ({ data: lots }))
    .on<TicketSeries>('post', `${TICKETS}/series`, (call) => series(call))
    .on<BatchReceipt>('post', TICKETS, ({ body }) => receiptOf(body as TicketBatch))
    .on<RegisterCommands>('post', REPORT, { lock: null, message: null, sync: null })
    .on<SessionAnswer>('get', '/users/me', () => cashier)
  const held = holdTickets(api, register.id)
  const user = aUser({ id: 'u1', name: 'Amira Bouazizi', role, companyId })
  const cashier = aSession({
    user,
    company: aCompany({
      ...{
        id: companyId,
        maxDiscountRate: 20,
        stockPolicy,
        cashStepMinor,
        cashIdentityMinor,
        priceDisplay,
        counterLockMinutes: counterLockMinutes ?? null,
      },
    }),
    pointOfSale: aPointOfSale({ id: 'p1' }),
  })
  return {
    api,
    register,
    series,
    /** Held tickets of the shop, as they stand. */
    held,
    page: { locales, session: cashier, path: '/:companyId/:pointOfSaleId/pos', route: `/${companyId}/p1/pos` },
  }
}

function matching(products: readonly CounterProduct[], searchParams: URLSearchParams): CounterProduct[] {
  const barcode = searchParams.get('barcode')
  if (barcode !== null) return products.filter(({ barcodes }) => barcodes.includes(barcode))
  const words = (searchParams.get('text') ?? '').toLowerCase()
  return products.filter(({ designation, code, barcodes }) =>
    [designation, code, ...barcodes].some((text) => text.toLowerCase().includes(words)),
  )
}

/** The server has all that was sent. */
export function receiptOf({ tickets }: TicketBatch): BatchReceipt {
  return { data: tickets.map(({ hash }) => ({ hash, keptAs: null, number: null })), missing: [] }
}

/** The tickets that were sent, each once; waits until there are so many. */
export async function ticketsSent(api: FakeApi, count = 1): Promise<RegisterTicket[]> {
  const sent = (): RegisterTicket[] => {
    // What the test before had on its way is of another company.
    const calls = api
      .callsTo('post', TICKETS)
      .filter(({ params }) => params['companyId'] === signedIn.getState().company?.id)
    const texts = calls.flatMap(({ body }) => (body as TicketBatch).tickets)
    return [...new Map(texts.map(({ text, hash }) => [hash, JSON.parse(text) as RegisterTicket])).values()]
  }
  await waitFor(() => expect(sent()).toHaveLength(count))
  return sent()
}
