import type { RegisterCommands } from '@comptoir/contracts/company/register-states'
import { createJSONStorage, createStore, persist } from '@comptoir/platform'
import { safeStorage } from '../../../common/safe-storage.ts'
import { lockKey } from '../register/kept-lock.ts'

type Lock = NonNullable<RegisterCommands['lock']>

/** What the office has asked of this register, as far as this device knows: kept, for it may be started without a network. */
export interface KeptCommands {
  /** The lock that is in place. */
  lock: Lock | null
  /** One that waits for the end of the ticket. */
  next: Lock | null
  /** The lock that was heard of last, in place or lifted since. */
  lastLockId: string | null
  message: RegisterCommands['message']
  /** What is done, until the server knows. */
  done: readonly string[]
}

const NOTHING: KeptCommands = { lock: null, next: null, lastLockId: null, message: null, done: [] }

export type CommandsStore = ReturnType<typeof openCommands>

/** The commands of a register as this browser keeps them. */
export function openCommands(registerId: string) {
  return createStore<KeptCommands>()(
    persist(() => NOTHING, { name: `commands:${registerId}`, storage: createJSONStorage(() => safeStorage) }),
  )
}

/** What changes when commands are heard. A lock comes into place only while nothing is being sold; lifting one waits for nothing. */
export function heard(kept: KeptCommands, commands: RegisterCommands, isFree: boolean): KeptCommands {
  const message = commands.message && !kept.done.includes(commands.message.id) ? commands.message : null
  const { lock } = commands
  if (lock === null || lock.id === kept.lastLockId) return { ...kept, message }
  if (lock.isOn) return settled({ ...kept, message, next: lock }, isFree)
  return { ...kept, message, lock: null, next: null, lastLockId: lock.id, done: [...kept.done, lock.id] }
}

/** Puts a lock in place that has waited for the end of the ticket. */
export function settled(kept: KeptCommands, isFree: boolean): KeptCommands {
  const { next } = kept
  if (next === null || !isFree) return kept
  return { ...kept, lock: next, next: null, lastLockId: next.id, done: [...kept.done, next.id] }
}

export function messageRead(kept: KeptCommands): KeptCommands {
  return kept.message ? { ...kept, message: null, done: [...kept.done, kept.message.id] } : kept
}

/** The server knows of these. */
export function told(kept: KeptCommands, ids: readonly string[]): KeptCommands {
  return { ...kept, done: kept.done.filter((id) => !ids.includes(id)) }
}

/** Marks a register as locked, or as open, for a counter that is started anew. */
export function keepLock(registerId: string, isLocked: boolean): void {
  if (isLocked) safeStorage.setItem(lockKey(registerId), '1')
  else safeStorage.removeItem(lockKey(registerId))
}
