import type { ApiTokenInput, NewApiToken } from '@comptoir/contracts/company/api-tokens'
import { v7 as newId } from 'uuid'
import type { TestApp } from './app.ts'
import { callerWith, type Caller, type Shop } from './shop.ts'

/** The day in Tunis so many days from now. */
export function daysAhead(days: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Tunis' }).format(Date.now() + days * 86_400_000)
}

/** What is sent to make a token that reads products for a month. */
export function aToken(userId: string, over: Partial<ApiTokenInput> = {}): ApiTokenInput {
  return { name: `Token ${newId()}`, userId, permissions: ['products.read'], expiresOn: daysAhead(30), ...over }
}

/** A token, and the program that calls the API with it. */
export async function aCallerWith(
  test: TestApp,
  shop: Shop,
  administrator: Caller,
  over: Partial<ApiTokenInput> = {},
): Promise<{ token: NewApiToken; caller: Caller }> {
  const made = await administrator.post('api-tokens', aToken(administrator.userId, over))
  if (made.statusCode !== 201) throw new Error(made.body)
  const token = made.json<NewApiToken>()
  return { token, caller: callerWith(test, shop, { token: token.token, userId: token.user.id }) }
}
