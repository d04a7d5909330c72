import { MOST_REGISTER_KEYS, type RegisterKey } from '@comptoir/contracts/sales/register-tickets'
import type { ProofKeys } from './proof-keys.ts'
import type { QueueApi } from './queue.api.ts'
import type { DeviceSeries, TicketStore } from './ticket-store.ts'

export interface Asking {
  api: QueueApi
  store: TicketStore
  /** Rejects where they cannot be loaded. */
  proofKeys: () => Promise<ProofKeys>
}

/** Asks for the series that the tickets of a session are numbered in, and keeps what comes with it. */
export async function askSeries(asking: Asking, registerId: string, cashSessionId: string): Promise<DeviceSeries> {
  const { api, store, proofKeys } = asking
  const held = await store.series(registerId)
  const known = held && { epoch: held.epoch, lastCounter: held.lastCounter }
  // Tickets are sold without proofs where there are no keys.
  const keys = await proofKeys().catch(() => null)
  const told = await keys?.told(registerId).catch(() => null)
  const answer = await api.giveSeries({ cashSessionId, held: known, ...told })
  const { approvalKey, publicKey: _, registerKeys, ...given } = answer
  const taken = await store.takeSeries(given, held?.epoch ?? null)
  if (approvalKey)
    void store.approvalKeys().then(
      (approvalKeys) => approvalKeys.keep(given, approvalKey),
      () => undefined,
    )
  // Before the first ticket, which has a proof as well.
  await keys?.keep(answer).then(
    // Nobody waits for the rest.
    () => void askKeys(api, keys, cashSessionId, registerKeys).catch(() => undefined),
    () => undefined,
  )
  return taken
}

/** Asks for all keys of the company anew, also those that this device may know. Rejects as the call does. */
export async function renewKeys({ api, proofKeys }: Asking, cashSessionId: string): Promise<void> {
  const keys = await proofKeys()
  const { registerKeys } = await api.giveSeries({ cashSessionId, keysAfter: 0 })
  await keys.learn(registerKeys)
  await askKeys(api, keys, cashSessionId, registerKeys)
}

/** Goes on where an answer brought as many as one may. Says nothing of what is held: it is sold meanwhile. */
async function askKeys(
  api: QueueApi,
  keys: ProofKeys,
  cashSessionId: string,
  learnt: RegisterKey[] | undefined,
): Promise<void> {
  let last = learnt
  while (last?.length === MOST_REGISTER_KEYS) {
    const keysAfter: number = last.at(-1)?.position ?? 0
    const { registerKeys } = await api.giveSeries({ cashSessionId, keysAfter })
    await keys.learn(registerKeys)
    // What begins again was set back meanwhile: whoever asks next has all of it.
    last = (registerKeys?.[0]?.position ?? 0) > keysAfter ? registerKeys : undefined
  }
}
