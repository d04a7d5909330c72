import { randomInt } from 'node:crypto'
import { computeDocument } from '@comptoir/money'
import type { Register } from '@comptoir/contracts/company/registers'
import type { ClosingsDue, FiscalClosing } from '@comptoir/contracts/sales/fiscal-closings'
import type { CashSession, CashSessionRow } from '@comptoir/contracts/sales/cash-sessions'
import type { Sale } from '@comptoir/contracts/sales/sales'
import type { SalesReturn } from '@comptoir/contracts/sales/sales-returns'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { aDiscount } from '../commands/discount.ts'
import { aProduct } from '../commands/product.ts'
import { aVariantGroup } from '../commands/variant-group.ts'
import { newId, type ApiClient } from '../core/api-client.ts'
import { anAdjustment, aPiece, aTransfer, PRICE, someCounts } from './stock-data.ts'

const DAY_MS = 86_400_000
const DAYS_AGO = 3
const MICRO = 1_000_000

/** What the screens show of the demonstration company beyond its seeds: one of each thing that has an address of its own. */
export interface Data {
  companyId: string
  pointOfSaleId: string
  productId: string
  serialNumberId: string
  variantGroupId: string
  clientId: string
  supplierId: string
  representativeId: string
  discountId: string
  saleId: string
  salesReturnId: string
  voucherId: string
  clientPaymentId: string
  cashSessionId: string
  stockAdjustmentId: string
  stockCountId: string
  plannedCountId: string
  openCountId: string
  fiscalClosingId: string
  userId: string
  roleId: string
  webhookId: string
  stockTransferId: string
}

/** Whose account a sale goes on. */
interface Credit {
  methodId: string
  clientId: string
}

interface Till {
  registerId: string
  cashSessionId: string
  occurredAt: string
}

async function sell(admin: ApiClient, till: Till, productId: string, credit?: Credit): Promise<Sale> {
  const line = { id: newId(), productId, quantityMilli: 2000, unitPriceMicro: PRICE * MICRO }
  const { totals } = computeDocument({
    currency: 'TND',
    priceBasis: 'ttc',
    lines: [{ ...line, vatRateMilli: 19_000, fodecRateMilli: 0 }],
  })
  const [cash] = await admin.call<{ id: string }[]>('GET', 'client-payment-methods')
  const { totalMinor } = totals
  const payment = { id: newId(), paymentMethodId: credit?.methodId ?? cash?.id, amountMinor: totalMinor }
  const buyer = credit ? { clientId: credit.clientId } : {}
  const sale = { id: newId(), ...till, ...buyer, lines: [line], payments: [payment], totalMinor, changeMinor: 0 }
  return admin.call<Sale>('POST', 'sales', sale)
}

/** A ticket on credit, of which half is paid. */
async function aClientPayment(admin: ApiClient, till: Till, productId: string, clientId: string): Promise<string> {
  const method = { kind: 'credit', name: `Ardoise ${newId().slice(-6)}`, position: 9 }
  const { id: methodId } = await admin.call<{ id: string }>('POST', 'client-payment-methods', method)
  const sale = await sell(admin, till, productId, { methodId, clientId })
  const [cash] = await admin.call<{ id: string }[]>('GET', 'client-payment-methods')
  const totalMinor = Math.floor(sale.totalMinor / 2)
  const made = await admin.call<{ id: string }>('POST', 'client-payments', {
    ...{ id: newId(), ...till, clientId, totalMinor, changeMinor: 0 },
    payments: [{ id: newId(), paymentMethodId: cash?.id, amountMinor: totalMinor }],
  })
  return made.id
}

/** A ticket whose goods all come back, for its money or for a voucher. */
async function returned(admin: ApiClient, till: Till, productId: string, methodId?: string): Promise<SalesReturn> {
  const sale = await sell(admin, till, productId)
  const totalMinor = sale.totalMinor - sale.stampMinor
  const [payment] = sale.payments
  return admin.call<SalesReturn>('POST', 'sales-returns/of-ticket', {
    ...{ id: newId(), ...till, saleId: sale.id, reason: 'changedMind', totalMinor },
    lines: sale.lines.map(({ id, quantityMilli }) => ({
      ...{ id: newId(), saleLineId: id, quantityMilli, outcome: 'resell' },
    })),
    refunds: [{ id: newId(), paymentMethodId: methodId ?? payment?.paymentMethodId, amountMinor: totalMinor }],
  })
}

async function aReturn(admin: ApiClient, till: Till, productId: string): Promise<string> {
  return (await returned(admin, till, productId)).id
}

/** A voucher that was given for goods, in a company that gives and takes them. */
async function aVoucher(admin: ApiClient, till: Till, productId: string): Promise<string> {
  const methods = await admin.call<{ id: string; kind: string }[]>('GET', 'client-payment-methods')
  const method =
    methods.find(({ kind }) => kind === 'voucher') ??
    (await admin.call<{ id: string }>('POST', 'client-payment-methods', {
      ...{ kind: 'voucher', name: 'Bon d’achat', position: 8 },
    }))
  return (await returned(admin, till, productId, method.id)).voucher?.id ?? ''
}

/** A session of some days ago, with one sale, counted and closed: from then on days can be closed. */
async function earlierSession(admin: ApiClient, registerId: string, productId: string): Promise<CashSession> {
  const openedAt = new Date(Date.now() - DAYS_AGO * DAY_MS).toISOString()
  const { id } = await admin.call<CashSession>('POST', 'cash-sessions', {
    id: newId(),
    registerId,
    openingFloatMinor: 100_000,
    openedAt,
  })
  await sell(admin, { registerId, cashSessionId: id, occurredAt: openedAt }, productId)
  const counting = await admin.call<CashSession>('POST', `cash-sessions/${id}/count`, {})
  const counts = counting.tenders.map(({ paymentMethodId }) => ({ paymentMethodId, countedMinor: 100_000 }))
  return admin.call<CashSession>('POST', `cash-sessions/${id}/close`, { counts, keptFloatMinor: 100_000 })
}

async function aFiscalClosing(admin: ApiClient): Promise<string> {
  const due = await admin.call<ClosingsDue>('GET', 'fiscal-closings/due')
  const next = due.find(({ isDue }) => isDue)
  if (!next) return newId()
  const { kind, period } = next
  return (await admin.call<FiscalClosing>('POST', 'fiscal-closings', { kind, period })).id
}

/** A role of the company's own. */
async function anOwnRole(admin: ApiClient): Promise<string> {
  const role = await admin.call<{ id: string }>('POST', 'roles', {
    name: `Chef de rayon ${randomInt(1e6)}`,
    description: 'Tient un rayon et remplace à la caisse',
    basedOn: 'stockKeeper',
    permissions: ['brands.write', 'products.write', 'products.seeCost', 'sales.write', 'cashSessions.write'],
  })
  return role.id
}

/** A webhook with a delivery that finds nobody. */
async function aWebhook(admin: ApiClient): Promise<string> {
  const { id } = await admin.call<{ id: string }>('POST', 'webhooks', {
    name: `Boutique en ligne ${randomInt(1e6)}`,
    url: 'https://boutique.example/comptoir',
    events: ['sale.completed', 'salesReturn.settled', 'product.updated'],
  })
  await admin.call('POST', `webhooks/${id}/test`)
  return id
}

/** Somebody who is invited to one shop, once for a demonstration. */
async function anInvited(admin: ApiClient, pointOfSaleId: string): Promise<string> {
  const user = await admin.call<{ id: string }>('POST', 'users', {
    email: `leila-${randomInt(1e6)}@demo.example`,
    name: 'Leïla Trabelsi',
    role: 'cashier',
    pointOfSaleIds: [pointOfSaleId],
  })
  return user.id
}

async function aSupplier(admin: ApiClient): Promise<string> {
  const supplier = await admin.call<{ id: string }>('POST', 'suppliers', {
    ...{ code: `F-${randomInt(1e9)}`, name: 'Minoterie du Sahel', phone: '+216 73 226 410' },
    ...{ email: 'ventes@minoterie.example', taxId: '1234567R/A/M/000' },
    ...{ address: '27, avenue Hédi Chaker', postalCode: '4000', city: 'Sousse' },
    ...{ paymentDays: 60, isPaymentAtMonthEnd: true, leadDays: 3 },
    contacts: [{ name: 'Amel Trabelsi', role: 'Commandes', phone: '+216 20 123 456', email: null }],
  })
  return supplier.id
}

async function aRepresentative(admin: ApiClient): Promise<string> {
  const representative = await admin.call<{ id: string }>('POST', 'representatives', {
    ...{ code: `R-${randomInt(1e9)}`, name: 'Karim Ben Youssef', phone: '+216 98 123 456', email: null },
    commissions: [
      { categoryId: null, isClawedBack: true, fromMinor: 0, rateMilli: 2000 },
      { categoryId: null, isClawedBack: true, fromMinor: 5_000_000, rateMilli: 3500 },
    ],
  })
  return representative.id
}

const isClosed = ({ state }: { state: string }): boolean => state === 'closed'

/** Makes one of each thing that has an address of its own, in a shop of the demonstration whose registers are free. */
export async function prepare(admin: ApiClient): Promise<Data> {
  const pointOfSaleId = admin.session.pointOfSale?.id ?? ''
  const registers = await admin.call<Register[]>('GET', `points-of-sale/${pointOfSaleId}/registers`)
  const registerId = registers[0]?.id ?? ''
  const product = await aProduct(admin, { designation: 'Dattes Deglet Nour de Tozeur, boîte de 500 g', price: PRICE })
  const discount = await aDiscount(admin, { products: [{ id: product.id }] })
  const client = await admin.call<{ id: string }>('POST', 'clients', {
    kind: 'business',
    code: `CL-${randomInt(1e9)}`,
    name: 'Épicerie fine de la Marsa et de ses environs',
    phone: '+216 71 748 320',
    email: 'contact@epicerie-fine.example',
    taxId: null,
    address: '14, avenue Habib Bourguiba',
    postalCode: '2070',
    city: 'La Marsa',
  })
  const { data: sessions } = await admin.call<PaginatedOf<CashSessionRow>>('GET', 'cash-sessions/paginated')
  const isFresh = sessions.length === 0
  const closed = isFresh ? await earlierSession(admin, registerId, product.id) : sessions.find(isClosed)
  const open = isFresh
    ? await admin.call<CashSession>('POST', 'cash-sessions', { id: newId(), registerId, openingFloatMinor: 100_000 })
    : sessions.find((session) => !isClosed(session))
  if (!closed || !open) throw new Error('this demonstration has been sold in: start from one that is new')
  const till = { registerId, cashSessionId: open.id, occurredAt: new Date().toISOString() }
  const sale = await sell(admin, till, product.id)
  return {
    companyId: admin.companyId,
    pointOfSaleId,
    productId: product.id,
    serialNumberId: await aPiece(admin, pointOfSaleId),
    variantGroupId: await aVariantGroup(admin),
    clientId: client.id,
    supplierId: await aSupplier(admin),
    representativeId: await aRepresentative(admin),
    discountId: discount.id,
    saleId: sale.id,
    salesReturnId: await aReturn(admin, till, product.id),
    voucherId: await aVoucher(admin, till, product.id),
    clientPaymentId: await aClientPayment(admin, till, product.id, client.id),
    cashSessionId: closed.id,
    stockAdjustmentId: await anAdjustment(admin, pointOfSaleId, product.id),
    ...(await someCounts(admin, pointOfSaleId, product.id)),
    fiscalClosingId: await aFiscalClosing(admin),
    userId: await anInvited(admin, pointOfSaleId),
    roleId: await anOwnRole(admin),
    webhookId: await aWebhook(admin),
    stockTransferId: await aTransfer(admin, pointOfSaleId, product.id),
  }
}
