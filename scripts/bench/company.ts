import pLimit from 'p-limit'
import { v7 as newId } from 'uuid'
import { demoCtx } from '../../api/seeds/demo-ids.ts'
import { BEGINNINGS } from '../../api/src/beginnings.ts'
import { addUser, createCompany } from '../../api/src/modules/company/companies/index.ts'
import { createPointOfSale } from '../../api/src/modules/company/points-of-sale/index.ts'
import { createRegister } from '../../api/src/modules/company/registers/index.ts'
import { hashPassword } from '../../api/src/modules/identity/index.ts'
import type { Ctx, TxCtx } from '../../api/src/platform/context.ts'
import { openDatabase } from '../../api/src/platform/db/database.ts'
import { inTransaction } from '../../api/src/platform/db/transaction.ts'
import { randomPassword } from '../common/private-file.ts'
import { loadGoods } from './goods.ts'
import { type Addresses, withClient } from './fixture.ts'

/** A company to create. `series` keeps its products apart from others'; `designationOf` names them, if names matter; unless `isStocked` is false, every shop holds all of them. Registers are dealt out over the shops, four where left out. */
export type CompanyPlan = {
  series: number
  products: number
  registers: number
  shopCount?: number
  designationOf?: (number: number) => string
  isStocked?: boolean
}
export type Login = { email: string; password: string }
/** A shop with the cashier who sells at all of its registers. */
export type Shop = Login & { pointOfSaleId: string; registerIds: string[] }
/** `administrator` may do all that its company may. */
export type Company = CompanyPlan & { id: string; administrator: Login; shops: Shop[] }

const SHOPS = 4

/** How companies are made: so many at a time, and who hears of each that is there. */
export type Making = { lanes: number; onMade: () => void }

const ONE_BY_ONE: Making = { lanes: 1, onMade: () => undefined }

/**
 * Makes companies as the product makes them: shops, registers, cashiers bound to one shop, products with stock in every shop.
 * All of their accounts have the same password.
 */
export async function makeCompanies(
  fixture: Addresses,
  plans: readonly CompanyPlan[],
  { lanes, onMade }: Making = ONE_BY_ONE,
): Promise<Company[]> {
  const app = openDatabase({ url: fixture.appUrl, max: lanes, onError: () => undefined })
  const admin = openDatabase({ url: fixture.adminUrl, max: lanes, onError: () => undefined })
  try {
    const secret = await makeSecret()
    const companies = await pLimit(lanes).map(plans, async (plan) => {
      const ctx: Ctx = {
        ...demoCtx(app.db, new Date()),
        companyId: newId(),
        userId: newId(),
        accountId: newId(),
        requestId: newId(),
      }
      const { administrator, cashiers } = await insertAccounts(admin.db, ctx, secret, plan.shopCount ?? SHOPS)
      const shops = await inTransaction(ctx, (tx) => makeShops(tx, plan, cashiers))
      await loadGoods(
        admin.pool,
        ctx,
        plan,
        shops.map(({ pointOfSaleId }) => pointOfSaleId),
      )
      onMade()
      return { ...plan, id: ctx.companyId, administrator, shops }
    })
    await withClient(fixture.ownerUrl, (client) => client.query('vacuum analyze'))
    return companies
  } finally {
    await Promise.all([app.db.destroy(), admin.db.destroy()])
  }
}

type Account = Login & { id: string }
type Secret = { password: string; hash: string }

/** Hashing is slow on purpose, so that it is done once for all companies. */
async function makeSecret(): Promise<Secret> {
  const password = randomPassword()
  return { password, hash: await hashPassword(password) }
}

/** The administrator's account and one for each cashier. */
async function insertAccounts(
  db: Ctx['db'],
  ctx: Ctx,
  { password, hash }: Secret,
  shops: number,
): Promise<{ administrator: Login; cashiers: readonly Account[] }> {
  const cashiers = Array.from({ length: shops }, () => ({ id: newId(), email: `${newId()}@bench.example`, password }))
  const administrator = { id: ctx.accountId, email: `${ctx.accountId}@bench.example`, password }
  const rows = [administrator, ...cashiers].map(({ id, email }) => ({
    id,
    email,
    name: 'Amira Bouazizi',
    password_hash: hash,
    created_at: ctx.now,
  }))
  await db.insertInto('account').values(rows).execute()
  return { administrator, cashiers }
}

async function makeShops(tx: TxCtx, plan: CompanyPlan, cashiers: readonly Account[]): Promise<Shop[]> {
  await createCompany(
    tx,
    {
      name: 'Ben Salah & Fils',
      currency: 'TND',
      taxId: '1234567R/A/M/000',
      maxDiscountRateMilli: 20_000,
    },
    BEGINNINGS,
  )
  await addUser(tx, {
    id: tx.userId,
    accountId: tx.accountId,
    name: tx.userName,
    role: 'administrator',
    pointOfSaleIds: null,
  })
  const shops: Shop[] = []
  for (const [index, { id, email, password }] of cashiers.entries()) {
    const address = {
      address: '14, avenue Habib Bourguiba',
      postalCode: '2070',
      city: 'La Marsa',
      phone: '+216 71 748 320',
    }
    const { id: pointOfSaleId } = await createPointOfSale(tx, {
      code: `S${index}`,
      name: `Magasin ${index}`,
      ...address,
    })
    const registerIds: string[] = []
    for (let register = index; register < plan.registers; register += cashiers.length) {
      registerIds.push(
        (await createRegister(tx, pointOfSaleId, { code: String(register), name: `Caisse ${register}` })).id,
      )
    }
    await addUser(tx, {
      id: newId(),
      accountId: id,
      name: 'Amira Bouazizi',
      role: 'cashier',
      pointOfSaleIds: [pointOfSaleId],
    })
    shops.push({ pointOfSaleId, email, password, registerIds })
  }
  return shops
}
