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

/** A company to create. `series` keeps its products apart from others'; `designationOf` names them, if names matter; unless `isStocked` is false, every shop holds all of them. */
export type CompanyPlan = {
  series: number
  products: number
  registers: number
  designationOf?: (number: number) => string
  isStocked?: boolean
}
export type Login = { email: string; password: string }
/** A shop with the cashier who sells at all of its registers. */
export type Shop = Login & { pointOfSaleId: string; registerIds: string[] }
/** `administrator` may do all that its company may. */
export type Company = CompanyPlan & { id: string; administrator: Login; shops: Shop[] }

const SHOPS = 4

/** Makes companies as the product makes them: shops, registers, cashiers bound to one shop, products with stock in every shop. */
export async function makeCompanies(fixture: Addresses, plans: readonly CompanyPlan[]): Promise<Company[]> {
  const app = openDatabase({ url: fixture.appUrl, max: 1, onError: () => undefined })
  const admin = openDatabase({ url: fixture.adminUrl, max: 1, onError: () => undefined })
  try {
    const companies: Company[] = []
    for (const plan of plans) {
      const ctx: Ctx = {
        ...demoCtx(app.db, new Date()),
        companyId: newId(),
        userId: newId(),
        accountId: newId(),
        requestId: newId(),
      }
      const { administrator, cashiers } = await insertAccounts(admin.db, ctx)
      const shops = await inTransaction(ctx, (tx) => makeShops(tx, plan, cashiers))
      await loadGoods(
        admin.pool,
        ctx,
        plan,
        shops.map(({ pointOfSaleId }) => pointOfSaleId),
      )
      companies.push({ ...plan, id: ctx.companyId, administrator, shops })
    }
    await withClient(fixture.ownerUrl, (client) => client.query('vacuum analyze'))
    return companies
  } finally {
    await Promise.all([app.db.destroy(), admin.db.destroy()])
  }
}

type Account = Login & { id: string }

/** The administrator's account and one for each cashier. */
async function insertAccounts(
  db: Ctx['db'],
  ctx: Ctx,
): Promise<{ administrator: Login; cashiers: readonly Account[] }> {
  const password = randomPassword()
  const password_hash = await hashPassword(password)
  const cashiers = Array.from({ length: SHOPS }, () => ({ id: newId(), email: `${newId()}@bench.example`, password }))
  const administrator = { id: ctx.accountId, email: `${ctx.accountId}@bench.example`, password }
  const rows = [administrator, ...cashiers].map(({ id, email }) => ({
    id,
    email,
    name: 'Amira Bouazizi',
    password_hash,
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
    for (let register = index; register < plan.registers; register += SHOPS) {
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
