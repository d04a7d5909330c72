import { expect } from '@jest/globals'
import { makeBadge } from '../src/modules/company/counter-keys/index.ts'
import { hashPassword } from '../src/modules/identity/index.ts'
import { PASSWORD } from './accounts.ts'
import type { TestApp } from './app.ts'
import type { Caller, Shop } from './shop.ts'

export const PIN = '4711'

/** Gives the account of a caller a password, which test accounts have none of. */
export async function withPassword({ admin }: TestApp, caller: Caller): Promise<Caller> {
  const { account_id: accountId } = await admin
    .selectFrom('app_user')
    .select('account_id')
    .where('id', '=', caller.userId)
    .executeTakeFirstOrThrow()
  const hash = await hashPassword(PASSWORD)
  await admin.updateTable('account').set({ password_hash: hash }).where('id', '=', accountId).execute()
  return caller
}

/** Somebody who set a PIN of their own. */
export async function withPin(test: TestApp, caller: Caller, pin = PIN): Promise<Caller> {
  await withPassword(test, caller)
  const set = await caller.put('counter-keys/own', { pin, currentPassword: PASSWORD })
  expect(set.statusCode).toBe(200)
  return caller
}

/** The code of a new badge, which else only its print says. */
export async function badgeFor({ ctx }: Shop, { userId }: Caller): Promise<string> {
  return makeBadge(ctx, userId, ({ code }) => Promise.resolve(code))
}
