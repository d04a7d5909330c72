import { RESOURCES } from '@comptoir/contracts/catalogue'
import { REGISTER_COMMANDS } from '@comptoir/contracts/company/register-states'
import { BRANDS } from '@comptoir/contracts/inventory/brands'
import { CATEGORIES } from '@comptoir/contracts/inventory/categories'
import { UNITS } from '@comptoir/contracts/inventory/units'
import { CLIENTS } from '@comptoir/contracts/people/clients'
import { REPRESENTATIVES } from '@comptoir/contracts/people/representatives'
import { SUPPLIERS } from '@comptoir/contracts/people/suppliers'
import type { CashSession } from '@comptoir/contracts/sales/cash-sessions'
import type { SessionAnswer } from '@comptoir/contracts/identity/session'
import type { Enrolment, Register } from '@comptoir/contracts/company/registers'
import { v7 as newId } from 'uuid'
import { switchOff } from '../src/modules/company/webhooks/index.ts'
import { inTransaction } from '../src/platform/db/transaction.ts'
import { comeAndGo } from './account-walk.ts'
import { anEmail, mailsTo } from './accounts.ts'
import type { TestApp } from './app.ts'
import { approveTicket, giveCode, giveKeys, switchCashier } from './approval-walk.ts'
import { aClient } from './clients.ts'
import { aPaymentMethod, aProduct as someGoods, anOpenSession, aSale, cashOf, sold, type Goods } from './goods.ts'
import { appliedPeople, checkedPeople, undonePeople } from './party-imports.ts'
import { holdTickets } from './held-walk.ts'
import { aForm } from './multipart.ts'
import { adjustStock, revalueStock } from './stock-adjustments.ts'
import { countStock } from './stock-counts.ts'
import {
  changeCatalogue,
  changeFavourites,
  changeSubcategories,
  importCatalogue,
  makeVariants,
  mergeTwo,
  openTracked,
} from './catalogue-walk.ts'
import { COMPANY_FIELDS } from './company-form.ts'
import { done } from './done.ts'
import { sampleOf } from './sample.ts'
import { anOutsider, type Caller, type Shop } from './shop.ts'
import { reorderStock, transferStock } from './transfer-walk.ts'

const REASON = 'Asked for by their owner on the phone'
/** Does everything that leaves a trace in a company of the zone UTC, each through the API. */
export async function doEverything(test: TestApp, shop: Shop): Promise<void> {
  const administrator = await shop.as('administrator')
  await changeResources(shop, administrator)
  await changeCatalogue(administrator)
  await changeFavourites(shop, administrator)
  await openTracked(test, shop, administrator)
  await adjustStock(shop, administrator)
  await revalueStock(shop, administrator)
  await countStock(shop, administrator)
  await transferStock(shop, administrator)
  await reorderStock(shop, administrator)
  await makeVariants(administrator)
  for (const { path } of [BRANDS, UNITS, CATEGORIES]) await mergeTwo(administrator, path)
  for (const { path } of [CLIENTS, SUPPLIERS]) await mergeParties(administrator, path)
  for (const resource of [CLIENTS, SUPPLIERS, REPRESENTATIVES]) await eraseOne(shop, administrator, resource)
  await invite(test, administrator)
  await giveKeys(test, shop, administrator)
  await letProgramIn(administrator)
  await tellProgram(test, administrator)
  await comeAndGo(test, shop)
  await changeSubcategories(administrator)
  await changePlaces(shop, administrator)
  await importCatalogue(test, shop, administrator)
  await importPeople(test, administrator)
  await changeCompany(test, shop, administrator)
  const day = await sell(test, shop, administrator)
  await support(test, shop, administrator)
  await closeDay(test, shop, day)
}

/** Each resource, new ones too, is made, changed and removed. */
async function changeResources(shop: Shop, caller: Caller): Promise<void> {
  for (const resource of RESOURCES) {
    const id = newId()
    await done(caller.post(resource.path, { ...(await sampleOf(resource, shop)), id }))
    await done(caller.put(`${resource.path}/${id}`, await sampleOf(resource, shop)))
    await done(caller.delete(`${resource.path}/${id}`))
  }
}

/** Somebody's data are erased. */
async function eraseOne(shop: Shop, caller: Caller, resource: (typeof RESOURCES)[number]): Promise<void> {
  const made = await done(caller.post(resource.path, await sampleOf(resource, shop)))
  const { id, name, version } = made.json<{ id: string; name: string; version: number }>()
  await done(caller.post(`${resource.path}/${id}/erase`, { name, version }))
}

/** Of two people whom the company deals with, who have codes of their own, one goes up in the other. */
async function mergeParties(caller: Caller, path: string): Promise<void> {
  const place = { phone: null, email: null, taxId: null, address: '3, rue de Rome', postalCode: '1000', city: 'Tunis' }
  const terms = { paymentDays: 30, isPaymentAtMonthEnd: true }
  const kind = path === CLIENTS.path ? { kind: 'business' } : { leadDays: 4 }
  const made = async (code: string) =>
    (await done(caller.post(path, { ...place, ...terms, ...kind, code, name: `Société ${code}` }))).json<{
      id: string
      version: number
    }>()
  const [from, into] = [await made('S-1'), await made('S-2')]
  await done(caller.post(`${path}/${from.id}/merge`, { intoId: into.id, version: from.version }))
}

/** A token is made for a program, and revoked. */
async function letProgramIn(caller: Caller): Promise<void> {
  const expiresOn = new Date(Date.now() + 86_400_000).toISOString().slice(0, 'YYYY-MM-DD'.length)
  const given = { name: 'Boutique', userId: caller.userId, permissions: ['products.read', 'sales.read'], expiresOn }
  const { id } = (await done(caller.post('api-tokens', given))).json<{ id: string }>()
  await done(caller.delete(`api-tokens/${id}`))
}

/** A webhook is made, changed, paused, resumed, given another secret, switched off for failing, and removed. */
async function tellProgram(test: TestApp, caller: Caller): Promise<void> {
  const given = { name: 'Comptabilité', url: 'https://hooks.example/comptoir', events: ['sale.completed'] }
  const { id } = (await done(caller.post('webhooks', given))).json<{ id: string }>()
  await done(caller.put(`webhooks/${id}`, { ...given, name: 'Comptabilité générale' }))
  for (const step of ['pause', 'resume', 'secret']) await done(caller.post(`webhooks/${id}/${step}`))
  const { company_id: companyId } = await test.admin
    .selectFrom('webhook')
    .select('company_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await inTransaction({ db: test.db, companyId, pointOfSaleIds: [], now: test.clock.now() }, (tx) => switchOff(tx, id))
  await done(caller.delete(`webhooks/${id}`))
}

/** Somebody is invited, once more, and joins. */
async function invite(test: TestApp, caller: Caller): Promise<void> {
  const email = anEmail()
  const somebody = { email, name: 'Sonia Trabelsi', role: 'cashier', pointOfSaleIds: null }
  const { id } = (await done(caller.post('users', somebody))).json<{ id: string }>()
  // Mails that wait together may leave in either order.
  await mailsTo(test, email)
  await done(caller.post(`users/${id}/resend`))
  const [newest] = await mailsTo(test, email)
  const answer = {
    token: newest?.token,
    name: 'Sonia Ben Trabelsi',
    password: 'trois figuiers au soleil',
    language: 'fr',
  }
  await done(caller.post('/auth/accept-invitation', answer))
}

const PRINTER = {
  ...{ printer: 'network', printerAddress: '192.168.1.50', paperWidthMm: 58 },
  ...{ printsAtOnce: true, opensDrawer: true },
}

/** A register and a location are made, changed and removed with their shop; another register gets a device. */
async function changePlaces({ pointOfSaleId }: Shop, caller: Caller): Promise<void> {
  const own = {
    stockPolicy: 'block',
    priceDisplay: 'both',
    cashStepMinor: 50,
    bearsStamp: true,
    cashToleranceMinor: 500,
    paymentMethodIds: [(await cashOf(caller)).id],
  }
  const shop = { code: 'SF', name: 'Sfax', address: null, postalCode: null, city: null, phone: null, ...own }
  const sfax = (await done(caller.post('points-of-sale', shop))).json<{ id: string }>().id
  const path = `points-of-sale/${sfax}/registers`
  const register = (await done(caller.post(path, { code: '1', name: 'Caisse 1' }))).json<Register>()
  await done(
    caller.put(`${path}/${register.id}`, {
      code: '2',
      name: 'Caisse 2',
      isActive: false,
      priceDisplay: 'both',
      ...PRINTER,
    }),
  )
  await done(caller.delete(`${path}/${register.id}`))
  const locations = `points-of-sale/${sfax}/locations`
  const depot = (await done(caller.post(locations, { name: 'Réserve', kind: 'depot' }))).json<{ id: string }>()
  await done(caller.put(`${locations}/${depot.id}`, { name: 'Retours', kind: 'quarantine', isActive: false }))
  await done(caller.delete(`${locations}/${depot.id}`))
  await done(caller.delete(`points-of-sale/${sfax}`))
  const other = (
    await done(caller.post(`points-of-sale/${pointOfSaleId}/registers`, { code: '9', name: 'Tablette' }))
  ).json<Register>()
  const enrolled = await done(caller.post(`points-of-sale/${pointOfSaleId}/registers/${other.id}/enrol`))
  const { epoch } = enrolled.json<Enrolment>()
  await giveCode(caller, { registerId: other.id, epoch })
  for (const kind of REGISTER_COMMANDS)
    await done(caller.post(`register-states/${other.id}/commands`, { kind, text: 'Inventaire' }))
  const quiet = { pageVersion: '1', unsentCount: 0, oldestUnsentAt: null, clockAheadMs: 0, epoch: null }
  const report = { ...quiet, isSelling: false, isLocked: false, done: [] }
  const unprovedOpenings = [new Date().toISOString()]
  await done(caller.post(`register-states/${other.id}/report`, { ...report, unprovedOpenings }))
  const opening = { reason: 'change', note: 'Pièces' }
  await done(caller.post(`points-of-sale/${pointOfSaleId}/registers/${other.id}/drawer-openings`, opening))
}

async function importPeople(test: TestApp, caller: Caller): Promise<void> {
  const { id } = await checkedPeople(test, caller, 'code;nom\nIC-1;Amel Trabelsi\nIC-2;\n')
  await appliedPeople(test, caller, id)
  await undonePeople(test, caller, id)
  await done(caller.delete(`clients/import/${id}`))
}

/** A session with a sale that was approved and a return, counted twice and closed: its day. */
async function sell(test: TestApp, shop: Shop, caller: Caller): Promise<string> {
  const { id: cash } = await cashOf(caller)
  const { admin } = test
  const place = admin.updateTable('point_of_sale').set({ cash_tolerance_minor: 0 })
  await place.where('company_id', '=', shop.companyId).execute()
  const session = await anOpenSession(shop, caller)
  const goods = await someGoods(shop)
  const occurredAt = test.clock.now().toISOString()
  const ticket = aSale(session, cash, { lines: [{ goods }] }, { occurredAt })
  await approveTicket(test, shop, caller, ticket)
  await switchCashier(test, shop, caller)
  await sold(caller.post('sales', ticket))
  await done(
    caller.post('sales-returns', {
      id: newId(),
      registerId: session.registerId,
      cashSessionId: session.id,
      occurredAt,
      reason: 'changedMind',
      lines: [{ id: newId(), productId: goods.id, quantityMilli: 1000, unitPriceMicro: goods.unitPriceMicro }],
      refunds: [{ id: newId(), paymentMethodId: cash, amountMinor: goods.unitPriceMicro / 1000 }],
      totalMinor: goods.unitPriceMicro / 1000,
    }),
  )
  const credit = await payOnAccount(caller, session, { goods, cash, occurredAt })
  const expense = { reason: 'expense', amountMinor: 2500, note: 'Ampoules' }
  await done(caller.post('cash-movements', { id: newId(), cashSessionId: session.id, ...expense }))
  await holdTickets(shop, caller, session)
  for (const step of ['count', 'resume', 'count']) await done(caller.post(`cash-sessions/${session.id}/${step}`))
  const counts = [
    { paymentMethodId: cash, countedMinor: 100_000 + credit.paidMinor, comment: 'Les ampoules ?' },
    { paymentMethodId: credit.id, countedMinor: credit.paidMinor },
  ]
  await done(caller.post(`cash-sessions/${session.id}/close`, { counts, keptFloatMinor: 0 }))
  // What is too much is more than is tolerated.
  const manager = await shop.as('manager')
  await done(manager.post(`cash-sessions/${session.id}/approve`, { comment: 'Les ampoules sont à payer' }))
  const missed = { kind: 'movementMissed', paymentMethodId: cash, otherMethodId: null, comment: 'Pas encore payées' }
  await done(caller.post(`cash-sessions/${session.id}/corrections`, { id: newId(), ...missed }))
  const other = { counts: [], keptFloatMinor: 0, closedAt: occurredAt }
  await done(caller.post(`cash-sessions/${session.id}/brought`, other))
  await done(caller.post('ticket-mails', { saleId: ticket.id, email: 'salma@example.tn', language: 'fr' }))
  return occurredAt.slice(0, 10)
}

/** A client buys on credit, and pays; gives the method that it was on credit by, and how much. */
async function payOnAccount(
  caller: Caller,
  session: CashSession,
  { goods, cash, occurredAt }: { goods: Goods; cash: string; occurredAt: string },
): Promise<{ id: string; paidMinor: number }> {
  const credit = await aPaymentMethod(caller, { kind: 'credit', name: 'Ardoise' })
  const client = await done(caller.post('clients', aClient({ code: 'CL-ARD', name: 'Café de la Poste', taxId: null })))
  const { id: clientId } = client.json<{ id: string }>()
  const sale = aSale(session, credit.id, { lines: [{ goods }] }, { occurredAt, clientId })
  await sold(caller.post('sales', sale))
  const { registerId, cashSessionId, totalMinor } = sale
  const payments = [{ id: newId(), paymentMethodId: cash, amountMinor: totalMinor }]
  const paid = { registerId, cashSessionId, clientId, occurredAt, payments, totalMinor, changeMinor: 0 }
  await done(caller.post('client-payments', { id: newId(), ...paid }))
  return { id: credit.id, paidMinor: totalMinor }
}

/** On the day after, signed in again. */
async function closeDay(test: TestApp, shop: Shop, period: string): Promise<void> {
  test.clock.set(new Date(test.clock.now().getTime() + 24 * 3_600_000).toISOString())
  await done((await shop.as('accountant')).post('fiscal-closings', { kind: 'day', period }))
}

async function changeCompany(test: TestApp, { companyId }: Shop, caller: Caller): Promise<void> {
  await done(caller.put('second-factor-policy', { requiredOf: 'administrators', graceDays: 30 }))
  const { payload, headers } = aForm(COMPANY_FIELDS)
  const sent = {
    method: 'PUT',
    url: `/api/company/${companyId}`,
    headers: { ...caller.headers, ...headers },
    payload,
  } as const
  await done(test.app.inject(sent))
}

/** Support looks in, comes, changes and goes; closes the company, and an account of it, and opens them again. */
async function support(test: TestApp, { companyId }: Shop, { userId }: Caller): Promise<void> {
  const chief = await anOutsider(test, { isSuperAdministrator: true })
  const path = `/superadmin/companies/${companyId}`
  await done(chief.get('/superadmin/companies/paginated?limit=100'))
  const session = (await done(chief.post(`${path}/enter`, { reason: REASON }))).json<SessionAnswer>()
  const headers = { authorization: `Bearer ${session.token}` }
  await done(test.app.inject({ method: 'POST', url: '/api/superadmin/write', headers, payload: { reason: REASON } }))
  await done(test.app.inject({ method: 'POST', url: '/api/superadmin/leave', headers }))
  // Who has been inside signs in again.
  const other = await anOutsider(test, { isSuperAdministrator: true })
  await done(other.post(`${path}/suspend`, { reason: REASON }))
  await done(other.post(`${path}/restore`))
  const { account_id: accountId } = await test.admin
    .selectFrom('app_user')
    .select('account_id')
    .where('company_id', '=', companyId)
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  await done(other.post(`/superadmin/users/${accountId}/suspend`, { reason: REASON }))
  await done(other.post(`/superadmin/users/${accountId}/restore`))
}
