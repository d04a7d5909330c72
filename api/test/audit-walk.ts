import { expect } from '@jest/globals'
import { RESOURCES } from '@comptoir/contracts/catalogue'
import { BRANDS } from '@comptoir/contracts/inventory/brands'
import { CATEGORIES } from '@comptoir/contracts/inventory/categories'
import type { ProductImport } from '@comptoir/contracts/inventory/product-import'
import type { ProductPhotos } from '@comptoir/contracts/inventory/product-photos'
import type { Product } from '@comptoir/contracts/inventory/products'
import { SUBCATEGORIES } from '@comptoir/contracts/inventory/subcategories'
import { UNITS } from '@comptoir/contracts/inventory/units'
import { CLIENTS } from '@comptoir/contracts/people/clients'
import { REPRESENTATIVES } from '@comptoir/contracts/people/representatives'
import { SUPPLIERS } from '@comptoir/contracts/people/suppliers'
import type { SessionAnswer } from '@comptoir/contracts/identity/session'
import type { Register } from '@comptoir/contracts/company/registers'
import type { LightMyRequestResponse } from 'fastify'
import { v7 as newId } from 'uuid'
import { switchOff } from '../src/modules/company/webhooks/index.ts'
import { inTransaction } from '../src/platform/db/transaction.ts'
import { comeAndGo } from './account-walk.ts'
import { anEmail, mailsTo } from './accounts.ts'
import type { TestApp } from './app.ts'
import { aProduct as someGoods, anOpenSession, aSale, cashOf, sold } from './goods.ts'
import { staged } from './imports.ts'
import { appliedPeople, checkedPeople } from './party-imports.ts'
import { aForm } from './multipart.ts'
import { aPicture } from './company-form.ts'
import { aProduct, putProduct } from './products.ts'
import { sampleOf } from './sample.ts'
import { anOutsider, type Caller, type Shop } from './shop.ts'
import { aGroup } from './variants.ts'

const REASON = 'Asked for by their owner on the phone'
/** What the form of a company sends. */
export const COMPANY_FIELDS = {
  name: 'Bazar du Sahel',
  email: 'info@bazar.example',
  phone: '+216 73226410',
  address: '27, avenue Hédi Chaker',
  postalCode: '4000',
  city: 'Sousse',
  taxId: '1234567R/A/M/000',
  countryCode: 'TN',
  defaultCurrencyCode: 'TND',
  legalForm: 'Other',
  otherLegalForm: 'SUARL',
  primaryManager: 'Amel Trabelsi',
  primaryManagerPhone: '+216 20123456',
  primaryManagerEmail: 'amel@bazar.example',
  itManager: 'Sami Ben Salah',
  itManagerPhone: '+216 20123457',
  itManagerEmail: 'sami@bazar.example',
  isVatSubject: 'true',
  isFodecSubject: 'true',
  isTaxStampSubject: 'true',
  defaultVatRate: '7',
  defaultFodecRate: '1',
  defaultTaxStamp: '1',
  isMultiBatch: 'false',
  allowUnitPriceEntry: 'true',
  maxDiscountRate: '12.5',
  defaultCustomerCode: 'C-1',
}

async function done(answer: Promise<LightMyRequestResponse>): Promise<LightMyRequestResponse> {
  const response = await answer
  if (response.statusCode >= 300) throw new Error(response.body)
  return response
}

/** Does everything that leaves a trace in a company of the zone UTC, each through the API. */
export async function doEverything(test: TestApp, shop: Shop): Promise<void> {
  const administrator = await shop.as('administrator')
  await changeResources(shop, administrator)
  await changeCatalogue(administrator)
  await openTracked(test, shop, administrator)
  await makeVariants(administrator)
  for (const { path } of [BRANDS, UNITS, CATEGORIES]) await mergeTwo(administrator, path)
  for (const { path } of [CLIENTS, SUPPLIERS]) await mergeParties(administrator, path)
  for (const resource of [CLIENTS, SUPPLIERS, REPRESENTATIVES]) await eraseOne(shop, administrator, resource)
  await invite(test, administrator)
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

/** A product and a client of which everything is said. */
async function changeCatalogue(caller: Caller): Promise<void> {
  const made = async (path: string, body: object): Promise<string> =>
    (await done(caller.post(path, body))).json<{ id: string }>().id
  const [brandId, unitId] = [await made('brands', { name: 'Délice' }), await made('units', { name: 'kg', decimals: 3 })]
  const cartonId = await made('units', { name: 'Carton', decimals: 0 })
  const full = aProduct({
    barcodes: ['6194098682152', '6194098682169'],
    brandId,
    unitId,
    location: 'A 3',
    packageQuantity: 1200,
    packs: [{ unitId: cartonId, quantityMilli: 24_000, price: 40, barcodes: ['16194098682159'] }],
  })
  const product = (await done(caller.post('products', { ...full, price: 1.85, vatRate: 19 }))).json<Product>()
  await done(
    caller.put(`products/${product.id}`, { ...full, barcodes: [], isFodec: true, priceBasis: 'ht', price: 1.554622 }),
  )
  await changePhotos(caller, product.id)
  const client = { kind: 'business', code: 'C-1', name: 'Société Amel', phone: '71 123 456', email: 'a@b.example' }
  const place = { taxId: '1234567R', address: '3, rue de Rome', postalCode: '1000', city: 'Tunis' }
  const clientId = await made('clients', { ...client, ...place })
  await done(caller.put(`clients/${clientId}`, { ...client, ...place, kind: 'person', isActive: false }))
}

/** What is there of products that are tracked by lots and by serial numbers. */
async function openTracked(test: TestApp, { companyId, pointOfSaleId }: Shop, caller: Caller): Promise<void> {
  await test.admin.updateTable('company').set({ is_multi_batch: true }).where('id', '=', companyId).execute()
  const lots = [{ number: 'L-1', expiresOn: '2027-06-30', quantityMilli: 2500 }]
  const expiring = { tracking: 'lots', lotsExpire: true, shelfLifeDays: 180 } as const
  await done(caller.post('products', aProduct({ ...expiring, openingStock: [{ pointOfSaleId, lots }] })))
  const unitId = (await done(caller.post('units', { name: 'Boîte', decimals: 0 }))).json<{ id: string }>().id
  const { id } = await putProduct(caller, { unitId, tracking: 'serialNumbers' })
  const openingStock = [{ pointOfSaleId, serialNumbers: ['SN-1', 'SN-2'] }]
  await done(caller.post(`products/${id}/opening-stock`, { openingStock }))
}

/** A product gets variants, one more, and is taken out of the group, which is dissolved. */
async function makeVariants(caller: Caller): Promise<void> {
  const { group, product, ids } = await aGroup(caller, [['M', 'Rouge']])
  const path = `variant-groups/${group.id}/variants`
  await done(caller.post(path, { modelId: product.id, combinations: [{ valueIds: ids('L', 'Rouge') }] }))
  await done(caller.delete(`${path}/${product.id}`))
  await done(caller.delete(`variant-groups/${group.id}`))
}

/** Two photos change places, and one is deleted. */
async function changePhotos(caller: Caller, productId: string): Promise<void> {
  const path = `products/${productId}/photos`
  for (const width of [40, 50]) {
    const { payload, headers } = aForm({}, { name: 'photo.png', content: await aPicture(width), field: 'photo' })
    await done(caller.post(path, payload, headers))
  }
  const ids = (await done(caller.get(path))).json<ProductPhotos>().data.map(({ id }) => id)
  await done(caller.put(path, { ids: ids.toReversed() }))
  await done(caller.delete(`${path}/${ids[0] ?? ''}`))
}

/** A category has a mark; its subcategory moves to another one. */
async function changeSubcategories(caller: Caller): Promise<void> {
  const made = async (name: string): Promise<string> =>
    (await done(caller.post('categories', { name, colour: 'blue', icon: 'drink' }))).json<{ id: string }>().id
  const [drinks, grocery] = [await made('Boissons'), await made('Épicerie')]
  await mergeTwo(caller, SUBCATEGORIES.path, { categoryId: drinks })
  const water = (await done(caller.post('subcategories', { name: 'Eaux', categoryId: drinks }))).json<{ id: string }>()
  await done(caller.put(`subcategories/${water.id}`, { name: 'Eaux', categoryId: grocery }))
}

/** Of two rows one goes up in the other. */
async function mergeTwo(caller: Caller, path: string, more: object = {}): Promise<void> {
  const made = async (name: string) =>
    (await done(caller.post(path, { name, ...more }))).json<{ id: string; version: number }>()
  const [from, into] = [await made('Sicam SA'), await made('Sicam')]
  await done(caller.post(`${path}/${from.id}/merge`, { intoId: into.id, version: from.version }))
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
  await inTransaction({ db: test.db, companyId, now: test.clock.now() }, (tx) => switchOff(tx, id))
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

/** A register is made, changed and removed with its shop; another gets a device. */
async function changePlaces({ pointOfSaleId }: Shop, caller: Caller): Promise<void> {
  const shop = { code: 'SF', name: 'Sfax', address: null, postalCode: null, city: null, phone: null }
  const sfax = (await done(caller.post('points-of-sale', shop))).json<{ id: string }>().id
  const path = `points-of-sale/${sfax}/registers`
  const register = (await done(caller.post(path, { code: '1', name: 'Caisse 1' }))).json<Register>()
  await done(caller.put(`${path}/${register.id}`, { code: '2', name: 'Caisse 2', isActive: false }))
  await done(caller.delete(`${path}/${register.id}`))
  await done(caller.delete(`points-of-sale/${sfax}`))
  const other = (
    await done(caller.post(`points-of-sale/${pointOfSaleId}/registers`, { code: '9', name: 'Tablette' }))
  ).json<Register>()
  await done(caller.post(`points-of-sale/${pointOfSaleId}/registers/${other.id}/enrol`))
}

async function importCatalogue(test: TestApp, shop: Shop, manager: Caller): Promise<void> {
  const id = await staged({ shop, manager }, 'code;designation;price\nI-1;Amandes;1.5\nI-2;;2\n')
  await test.jobs.drain()
  expect((await manager.get(`products/import/${id}`)).json<ProductImport>().state).toBe('checked')
  await done(manager.post(`products/import/${id}/apply`))
  await test.jobs.drain()
  const { changeSet } = (await manager.get(`products/import/${id}`)).json<ProductImport>()
  await done(manager.post(`product-changes/${changeSet?.id}/undo`))
  await test.jobs.drain()
  await done(manager.delete(`products/import/${id}`))
  const { id: productId } = await putProduct(manager)
  await done(manager.post('product-changes', { ids: [productId], change: { isActive: false } }))
}

async function importPeople(test: TestApp, caller: Caller): Promise<void> {
  const { id } = await checkedPeople(test, caller, 'code;nom\nIC-1;Amel Trabelsi\nIC-2;\n')
  await appliedPeople(test, caller, id)
  await done(caller.delete(`clients/import/${id}`))
}

/** A session with a sale and a return, counted twice and closed: its day. */
async function sell(test: TestApp, shop: Shop, caller: Caller): Promise<string> {
  const { id: cash } = await cashOf(caller)
  const session = await anOpenSession(shop, caller)
  const goods = await someGoods(shop)
  const occurredAt = test.clock.now().toISOString()
  await sold(caller.post('sales', aSale(session, cash, { lines: [{ goods }] }, { occurredAt })))
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
  for (const step of ['count', 'resume', 'count']) await done(caller.post(`cash-sessions/${session.id}/${step}`))
  const counts = [{ paymentMethodId: cash, countedMinor: 99_000, comment: 'Il manque une pièce' }]
  await done(caller.post(`cash-sessions/${session.id}/close`, { counts, keptFloatMinor: 0 }))
  return occurredAt.slice(0, 10)
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
