import { BEGINNINGS } from '../src/beginnings.ts'
import { createCompany, addUser } from '../src/modules/company/companies/index.ts'
import { createPointOfSale } from '../src/modules/company/points-of-sale/index.ts'
import { createRegister } from '../src/modules/company/registers/index.ts'
import { hashPassword } from '../src/modules/identity/index.ts'
import { openDatabase, type Database } from '../src/platform/db/database.ts'
import { inTransaction } from '../src/platform/db/transaction.ts'
import { seedCatalogue } from './demo-catalogue.ts'
import { DEMO, demoCtx } from './demo-ids.ts'

export interface DemoOptions {
  adminUrl: string
  appUrl: string
  /** Whether `appUrl` leads to a pooler. */
  isPooled?: boolean
  password: string
  now: Date
}

/**
 * Makes the demonstration company with its shops, people and shelves. Done again, it changes nothing but the password of
 * the three demonstration accounts, so that the one that was announced is the one that works.
 */
export async function seedDemo({ adminUrl, appUrl, isPooled = false, password, now }: DemoOptions): Promise<void> {
  const onError = (): void => undefined
  const admin = openDatabase({ url: adminUrl, max: 1, onError })
  const app = openDatabase({ url: appUrl, isPooled, max: 1, onError })
  try {
    await seedAccounts(admin.db, password, now)
    const ctx = demoCtx(app.db, now)
    await inTransaction(ctx, async (tx) => {
      const known = await tx.db.selectFrom('company').select('id').where('id', '=', DEMO.company).executeTakeFirst()
      if (known) return
      await createCompany(
        tx,
        {
          name: 'Ben Salah & Fils',
          currency: 'TND',
          phone: '+216 71 748 320',
          address: '14, avenue Habib Bourguiba',
          postalCode: '2070',
          city: 'La Marsa',
          taxId: '1234567R/A/M/000',
          maxDiscountRateMilli: 20_000,
        },
        BEGINNINGS,
      )
      await tx.db.updateTable('company').set({ is_multi_batch: true }).where('id', '=', DEMO.company).execute()
      await addUser(tx, {
        id: DEMO.adminUser,
        accountId: DEMO.admin,
        name: 'Sami Ben Salah',
        role: 'administrator',
        pointOfSaleIds: null,
      })
      await createPointOfSale(tx, {
        ...shop,
        id: DEMO.laMarsa,
        code: 'LM',
        name: 'La Marsa',
        address: '14, avenue Habib Bourguiba',
        postalCode: '2070',
        city: 'La Marsa',
        ticketFooter: 'Échange sous 8 jours avec ce ticket',
      })
      await createPointOfSale(tx, {
        ...shop,
        id: DEMO.sfax,
        code: 'SF',
        name: 'Sfax Centre',
        address: '3, rue Habib Maazoun',
        postalCode: '3000',
        city: 'Sfax',
        phone: '+216 74 225 410',
      })
      await createRegister(tx, DEMO.laMarsa, { id: DEMO.register1, code: '1', name: 'Caisse 1' })
      await createRegister(tx, DEMO.laMarsa, { id: DEMO.register2, code: '2', name: 'Caisse 2' })
      await createRegister(tx, DEMO.sfax, { id: DEMO.register3, code: '1', name: 'Caisse 1' })
      await addUser(tx, {
        id: DEMO.cashierUser,
        accountId: DEMO.cashier,
        name: 'Amira Bouazizi',
        role: 'cashier',
        pointOfSaleIds: [DEMO.laMarsa],
      })
      await seedCatalogue(tx)
    })
  } finally {
    await Promise.all([admin.db.destroy(), app.db.destroy()])
  }
}

const shop = { address: null, postalCode: null, city: null, phone: '+216 71 748 320' }

async function seedAccounts(db: Database, password: string, now: Date): Promise<void> {
  const password_hash = await hashPassword(password)
  const accounts = [
    { id: DEMO.admin, email: 'admin@demo.example', name: 'Sami Ben Salah', is_super_administrator: false },
    { id: DEMO.cashier, email: 'cashier@demo.example', name: 'Amira Bouazizi', is_super_administrator: false },
    { id: DEMO.super, email: 'super@demo.example', name: 'Leïla Trabelsi', is_super_administrator: true },
  ]
  for (const account of accounts) {
    await db
      .insertInto('account')
      .values({ ...account, password_hash, created_at: now })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ password_hash }))
      .execute()
  }
}
