import { createJSONStorage, createStore, persist } from '@comptoir/platform'
import { type KeyValueStorage, safeStorage } from '../../../common/safe-storage.ts'

/** The keys with which every device begins, written as `aria-keyshortcuts` does. Another one can be chosen for each. */
export const FIRST_KEYS = {
  search: 'F2',
  browse: 'PageDown',
  client: 'F1',
  discount: 'F4',
  ticketDiscount: 'Control+Home',
  price: 'Control+F3',
  custom: 'F6',
  note: 'Control+F1',
  method: 'Control+F12',
  part: 'F7',
  received: 'F8',
  exact: 'F9',
  foreign: 'Control+F9',
  pay: 'F10',
  held: 'F12',
  split: 'Control+F7',
  goods: 'Control+F6',
  clientPays: 'Control+F8',
  return: 'F3',
  cash: 'Insert',
  xReport: 'Control+F2',
  lock: 'Control+F10',
  close: 'Control+End',
} as const

export type KeyedAction = keyof typeof FIRST_KEYS

/** Which key does what on this device. An action has none where another one was given its first key. */
export type KeyMap = Readonly<Partial<Record<KeyedAction, string>>>

export interface PressedKey {
  key: string
  /** Where the key is on the keyboard. */
  code?: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}

/**
 * A key as it is written in the map. It is known by what is printed on it, whatever the layout: a letter by its Latin one,
 * which Arabic keyboards bear too.
 */
export function nameOf({ key, code = '', ctrlKey }: PressedKey): string {
  const name = key.length > 1 ? key : key > '~' ? code.replace('Key', '') : key.toUpperCase()
  return (ctrlKey ? 'Control+' : '') + name
}

/** Keys that write nothing and move nothing in a field: others could not be typed any more. */
const CAN_BE_CHOSEN = /^(Control\+([A-Z]|Home|End)|(Control\+)?(F\d\d?|Insert|Pause|Page(Up|Down)))$/

export function canBeChosen(key: unknown): key is string {
  return typeof key === 'string' && CAN_BE_CHOSEN.test(key)
}

/** What the browser kept, without what is damaged; an action that is new since then gets its first key, if that is free. */
export function readKeys(stored: unknown): KeyMap {
  const keys: Partial<Record<KeyedAction, string>> = {}
  const used = new Set<unknown>()
  for (const wanted of [stored ?? {}, FIRST_KEYS] as KeyMap[])
    for (const action of Object.keys(FIRST_KEYS) as KeyedAction[]) {
      const key = wanted[action]
      if (keys[action] || used.has(key) || !canBeChosen(key)) continue
      keys[action] = key
      used.add(key)
    }
  return keys
}

export type KeyStore = ReturnType<typeof openKeyStore>

/** The keys of this device, whoever is signed in. */
export function openKeyStore(storage: KeyValueStorage = safeStorage) {
  return createStore<KeyMap>()(
    persist(() => FIRST_KEYS as KeyMap, {
      name: 'counter-keys',
      storage: createJSONStorage(() => storage),
      merge: readKeys,
    }),
  )
}
