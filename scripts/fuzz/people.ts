import { createHmac, randomBytes } from 'node:crypto'
import { v7 as newId } from 'uuid'
import { demoCtx } from '../../api/seeds/demo-ids.ts'
import { BEGINNINGS } from '../../api/src/beginnings.ts'
import { makeCheckpoint } from '../../api/src/modules/company/checkpoints/index.ts'
import { addUser, createCompany } from '../../api/src/modules/company/companies/index.ts'
import { createPointOfSale } from '../../api/src/modules/company/points-of-sale/index.ts'
import { createRegister } from '../../api/src/modules/company/registers/index.ts'
import { roleCases } from '../../api/src/modules/company/roles/index.ts'
import { hashPassword, openSession } from '../../api/src/modules/identity/index.ts'
import { sealAuditTrails } from '../../api/src/platform/audit/seal-audit-trails.ts'
import { systemClock } from '../../api/src/platform/clock.ts'
import type { Ctx, TxCtx } from '../../api/src/platform/context.ts'
import { openDatabase } from '../../api/src/platform/db/database.ts'
import { inTransaction } from '../../api/src/platform/db/transaction.ts'
import { USER_ROLES, type UserRole } from '@comptoir/contracts/roles'
import type { Addresses } from '../bench/fixture.ts'

/** Of every account. */
export const PASSWORD = 'a long enough password of nobody'

/** What no answer to another company may contain: a word of every name in the foreign company. */
export const FOREIGN_WORD = 'Zzyzx'

const REGISTERS = 24
const TOKEN_SECONDS = 600
const DAY_MS = 86_400_000

/** How old the companies are: their days since then can be closed. */
export const AGE_DAYS = 61

/** What people with a role of the company's own may do. */
export const OWN_ROLE_PERMISSIONS = [
  'brands.write',
  'cashSessions.read',
  'clients.export',
  'products.seeCost',
  'sales.write',
  'users.read',
]

/** A company as it is made for a run, with one person for each role. */
export interface MadeCompany {
  companyId: string
  pointOfSaleId: string
  registerIds: string[]
  people: { role: UserRole; email: string }[]
}

/** Makes accounts and companies as the product makes them; to be closed. */
export class People {
  readonly #app: ReturnType<typeof openDatabase>
  readonly #admin: ReturnType<typeof openDatabase>
  readonly #hash: string
  readonly #domain: string
  readonly #dataDir: string
  readonly #accounts = new Map<string, string>()
  /** With which the API signs tokens. */
  readonly secret = randomBytes(32).toString('base64url')
  #made = 0

  private constructor(fixture: Addresses, hash: string, domain: string) {
    this.#app = openDatabase({ url: fixture.appUrl, max: 1, onError: () => undefined })
    this.#admin = openDatabase({ url: fixture.adminUrl, max: 1, onError: () => undefined })
    this.#hash = hash
    this.#domain = domain
    this.#dataDir = fixture.dataDir
  }

  /** Their addresses are of a domain: two that work on one database need two. */
  static async open(fixture: Addresses, domain = 'fuzz.example'): Promise<People> {
    return new People(fixture, await hashPassword(PASSWORD), domain)
  }

  /** A new account with PASSWORD; its e-mail. */
  async account({ isSuper = false, id = newId() } = {}): Promise<string> {
    this.#made += 1
    const email = `person-${this.#made}@${this.#domain}`
    await this.#admin.db
      .insertInto('account')
      .values({
        id,
        email,
        name: `Person ${this.#made}`,
        password_hash: this.#hash,
        is_super_administrator: isSuper,
        created_at: new Date(),
      })
      .execute()
    this.#accounts.set(email, id)
    return email
  }

  /** The token of a new session of an account that was made here: what signing in gives, without its cost. */
  async token(email: string): Promise<string> {
    const now = new Date()
    const opening = { db: this.#app.db, now, secret: this.secret, userAgent: null }
    const { claims } = await openSession(opening, this.#accounts.get(email) ?? '')
    const iat = Math.floor(now.getTime() / 1000)
    const said = { ...claims, iat, exp: iat + TOKEN_SECONDS, iss: 'comptoir', aud: 'comptoir-api' }
    const text = [{ alg: 'HS256', typ: 'JWT' }, said]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.')
    return `${text}.${createHmac('sha256', this.secret).update(text).digest('base64url')}`
  }

  /**
   * A company with a shop, registers and somebody of every role; each name contains the word. It is made as if weeks ago, and
   * its audit trail is sealed up to now without telling its people of a clock that jumped: an API that runs beside must not
   * seal between the two moments, so one whose notices matter is started afterwards.
   */
  async company(word: string): Promise<MadeCompany> {
    const today = new Date()
    const ctx: Ctx = {
      ...demoCtx(this.#app.db, new Date(today.getTime() - AGE_DAYS * DAY_MS)),
      companyId: newId(),
      userId: newId(),
      accountId: newId(),
      requestId: newId(),
    }
    const ownId = newId()
    const people = USER_ROLES.map((role) => ({ role, id: role === 'own' ? ownId : newId() }))
    const emails = new Map<UserRole, string>()
    for (const { role, id } of people) emails.set(role, await this.account({ id }))
    const made = await inTransaction(ctx, async (tx) => {
      await createCompany(tx, { name: `${word} & Fils`, currency: 'TND', stockPolicy: 'allow' }, BEGINNINGS)
      for (const { role, id } of people)
        if (role !== 'own')
          await addUser(tx, { id: newId(), accountId: id, name: `${word} ${role}`, role, pointOfSaleIds: null })
      const shop = await createPointOfSale(tx, {
        code: 'LM',
        name: `${word} La Marsa`,
        address: null,
        postalCode: null,
        city: null,
        phone: null,
        // Any difference of a drawer has to be approved.
        cashToleranceMinor: 0,
      })
      const registerIds: string[] = []
      for (let number = 1; number <= REGISTERS; number += 1) {
        const { id } = await createRegister(tx, shop.id, { code: String(number), name: `${word} ${number}` })
        registerIds.push(id)
      }
      return { pointOfSaleId: shop.id, registerIds }
    })
    await inTransaction({ ...ctx, now: today }, async (tx) => {
      const roleId = await anOwnRole(tx, word)
      const user = { id: newId(), accountId: ownId, name: `${word} own`, pointOfSaleIds: null }
      await addUser(tx, { ...user, role: 'own', roleId })
    })
    await sealAuditTrails(this.#admin.db, today)
    return {
      companyId: ctx.companyId,
      ...made,
      people: [...emails].map(([role, email]) => ({ role, email })),
    }
  }

  /** The same company with other people: one of each role, who may enter its point of sale and no other. */
  async bound(company: MadeCompany): Promise<MadeCompany> {
    const ctx: Ctx = { ...demoCtx(this.#app.db, new Date()), companyId: company.companyId }
    const people: MadeCompany['people'] = []
    const roleId = await inTransaction(ctx, (tx) => anOwnRole(tx, 'Bound'))
    for (const role of USER_ROLES) {
      const id = newId()
      people.push({ role, email: await this.account({ id }) })
      const user = { id: newId(), accountId: id, name: `Bound ${role}`, role, pointOfSaleIds: [company.pointOfSaleId] }
      await inTransaction(ctx, (tx) => addUser(tx, role === 'own' ? { ...user, roleId } : user))
    }
    return { ...company, people }
  }

  /** Marks where the books stand, as is done every night. */
  async checkpoint(): Promise<void> {
    await makeCheckpoint({ admin: this.#admin.db, dataDir: this.#dataDir, clock: systemClock })
  }

  async close(): Promise<void> {
    await Promise.all([this.#app.db.destroy(), this.#admin.db.destroy()])
  }
}

/** A role of the company's own with a handful of permissions; its id. */
async function anOwnRole(tx: TxCtx, word: string): Promise<string> {
  const input = {
    name: `${word} own`,
    description: null,
    basedOn: 'cashier',
    permissions: OWN_ROLE_PERMISSIONS,
  } as const
  return (await roleCases.create(tx, { ...input, permissions: [...OWN_ROLE_PERMISSIONS] })).id
}
