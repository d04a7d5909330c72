import { randomBytes, randomUUID } from 'node:crypto'
import { expect } from '@jest/globals'
import type { Register } from '@comptoir/contracts/company/registers'
import { permissionsOf, statusOf } from '@comptoir/contracts/catalogue'
import type { Role } from '@comptoir/contracts/roles'
import type { Problem } from '@comptoir/contracts/schema'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { pino } from 'pino'
import { v7 as newId } from 'uuid'
import { BEGINNINGS } from '../src/beginnings.ts'
import { addUser, createCompany, type NewCompany } from '../src/modules/company/companies/index.ts'
import { createPointOfSale } from '../src/modules/company/points-of-sale/index.ts'
import { createRegister } from '../src/modules/company/registers/index.ts'
import { roleCases } from '../src/modules/company/roles/index.ts'
import { openSession } from '../src/modules/identity/index.ts'
import type { Ctx } from '../src/platform/context.ts'
import { inTransaction } from '../src/platform/db/transaction.ts'
import type { TestApp } from './app.ts'
import { undocumented } from './documented.ts'

type Send = (path: string, body?: unknown, headers?: Record<string, string>) => Promise<LightMyRequestResponse>

/** Somebody who calls the API; paths are relative to their company unless they begin with a slash. */
export interface Caller {
  get: (path: string, headers?: Record<string, string>) => Promise<LightMyRequestResponse>
  post: Send
  put: Send
  delete: (path: string, headers?: Record<string, string>) => Promise<LightMyRequestResponse>
  headers: Record<string, string>
  userId: string
}

/** A company created for one test: a shop with a register, and the people needed to work in it. */
export interface Shop {
  companyId: string
  pointOfSaleId: string
  locationId: string
  register: Register
  ctx: Ctx
  /** Signs in a new user of that role, bound to the shop unless the role works everywhere. */
  as(role: Role): Promise<Caller>
  /** Signs in a new user with a role of the company's own, made for it, who may work everywhere. */
  asOwn(permissions: readonly string[], name?: string): Promise<Caller & { roleId: string }>
  nobody: Caller
}

function aCaller(test: TestApp, companyId: string, headers: Record<string, string>, userId: string): Caller {
  const url = (path: string): string => (path.startsWith('/') ? `/api${path}` : `/api/${companyId}/${path}`)
  const inject = async (options: InjectOptions): Promise<LightMyRequestResponse> => {
    const answer = await test.app.inject(options)
    expect(undocumented(test.app, answer)).toBeNull()
    return answer
  }
  const send =
    (method: 'POST' | 'PUT'): Send =>
    (path, body, more = {}) =>
      inject({
        method,
        url: url(path),
        headers: { ...headers, ...more },
        ...(body === undefined ? {} : { payload: body as object }),
      })
  return {
    get: (path, more = {}) => inject({ method: 'GET', url: url(path), headers: { ...headers, ...more } }),
    post: send('POST'),
    put: send('PUT'),
    delete: (path, more = {}) => inject({ method: 'DELETE', url: url(path), headers: { ...headers, ...more } }),
    headers,
    userId,
  }
}

/** A program that calls the API of a company with a token, in the name of a user. */
export function callerWith(
  test: TestApp,
  { companyId }: Pick<Shop, 'companyId'>,
  { token, userId }: { token: string; userId: string },
): Caller {
  return aCaller(test, companyId, { authorization: `Bearer ${token}`, 'accept-language': 'en' }, userId)
}

/** A fresh account with a password that is never used: tests open its session directly. */
async function anAccount(test: TestApp, over: { isSuperAdministrator?: boolean } = {}): Promise<string> {
  const id = newId()
  await test.admin
    .insertInto('account')
    .values({
      id,
      email: `${randomBytes(6).toString('hex')}@test.example`,
      name: 'Somebody',
      password_hash: '-',
      is_super_administrator: over.isSuperAdministrator ?? false,
      created_at: test.clock.now(),
    })
    .execute()
  return id
}

/** The headers of a signed-in account. */
async function signedIn(test: TestApp, accountId: string): Promise<Record<string, string>> {
  const { claims } = await openSession(
    { db: test.db, now: test.clock.now(), secret: 'unused', userAgent: null },
    accountId,
  )
  return { authorization: `Bearer ${test.app.jwt.sign(claims)}`, 'accept-language': 'en' }
}

/** A signed-in account that belongs to no company. */
export async function anOutsider(test: TestApp, over: { isSuperAdministrator?: boolean } = {}): Promise<Caller> {
  const accountId = await anAccount(test, over)
  return aCaller(test, randomUUID(), await signedIn(test, accountId), accountId)
}

/** Makes a company of its own, so that tests share nothing. */
export async function aShop(test: TestApp, over: Partial<NewCompany> = {}): Promise<Shop> {
  const companyId = newId()
  const ctx: Ctx = {
    db: test.db,
    companyId,
    userId: newId(),
    accountId: await anAccount(test),
    userName: 'Owner',
    role: 'administrator',
    permissions: new Set(permissionsOf('administrator')),
    pointOfSaleIds: null,
    now: test.clock.now(),
    requestId: randomUUID(),
    language: 'en',
    log: pino({ level: 'silent' }),
    work: 'write',
  }
  const made = await inTransaction(ctx, async (tx) => {
    await createCompany(tx, { name: 'A shop', currency: 'TND', ...over }, BEGINNINGS)
    await addUser(tx, {
      id: ctx.userId,
      accountId: ctx.accountId,
      name: ctx.userName,
      role: 'administrator',
      pointOfSaleIds: null,
    })
    const shop = await createPointOfSale(tx, {
      code: 'LM',
      name: 'La Marsa',
      address: '14, avenue Habib Bourguiba',
      postalCode: '2070',
      city: 'La Marsa',
      phone: null,
    })
    const register = await createRegister(tx, shop.id, { code: '2', name: 'Caisse 2' })
    const location = await tx.db
      .selectFrom('stock_location')
      .select('id')
      .where('company_id', '=', companyId)
      .executeTakeFirstOrThrow()
    return { pointOfSaleId: shop.id, register, locationId: location.id }
  })
  return {
    companyId,
    ...made,
    ctx,
    as: (role) => aUser(test, ctx, role, made.pointOfSaleId),
    asOwn: (permissions, name) => aUserOfOwnRole(test, ctx, permissions, name),
    nobody: aCaller(test, companyId, { 'accept-language': 'en' }, ''),
  }
}

async function aUser(test: TestApp, ctx: Ctx, role: Role, pointOfSaleId: string): Promise<Caller> {
  const accountId = await anAccount(test)
  const userId = newId()
  const isBound = role === 'cashier' || role === 'manager' || role === 'stockKeeper'
  await inTransaction(ctx, (tx) =>
    addUser(tx, { id: userId, accountId, name: `The ${role}`, role, pointOfSaleIds: isBound ? [pointOfSaleId] : null }),
  )
  return aCaller(test, ctx.companyId, await signedIn(test, accountId), userId)
}

async function aUserOfOwnRole(
  test: TestApp,
  ctx: Ctx,
  permissions: readonly string[],
  name = `Role ${randomBytes(4).toString('hex')}`,
): Promise<Caller & { roleId: string }> {
  const accountId = await anAccount(test)
  const [userId, roleId] = [newId(), newId()]
  await inTransaction(ctx, async (tx) => {
    await roleCases.create(tx, {
      id: roleId,
      name,
      description: null,
      basedOn: 'cashier',
      permissions: [...permissions],
    })
    await addUser(tx, { id: userId, accountId, name: `The ${name}`, role: 'own', roleId, pointOfSaleIds: null })
  })
  return { ...aCaller(test, ctx.companyId, await signedIn(test, accountId), userId), roleId }
}

/** Expects a refusal by its code, with everything that a problem+json owes its reader. */
export async function refuses(
  answer: Promise<LightMyRequestResponse> | LightMyRequestResponse,
  code: string,
): Promise<Problem> {
  const response = await answer
  const problem: Problem = response.json()
  expect(problem.code).toBe(code)
  expect(response.statusCode).toBe(statusOf(code))
  expect(problem.status).toBe(response.statusCode)
  expect(response.headers['content-type']).toMatch(/^application\/problem\+json/)
  expect(problem.message).toBe(problem.detail)
  expect(problem.message).not.toMatch(/\{\{|undefined|error\./)
  return problem
}
