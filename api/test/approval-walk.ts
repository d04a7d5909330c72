import type { TestApp } from './app.ts'
import { withPin } from './approvers.ts'
import { done } from './done.ts'
import type { Caller, Shop } from './shop.ts'

/** Somebody sets a PIN and removes it; another gets a badge, which is taken away. */
export async function giveKeys(test: TestApp, shop: Shop, caller: Caller): Promise<void> {
  await withPin(test, caller)
  await done(caller.delete('counter-keys/own'))
  const { userId } = await shop.as('cashier')
  await done(caller.post(`users/${userId}/badge`))
  await done(caller.delete(`users/${userId}/counter-keys`))
}
