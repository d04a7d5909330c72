export type CounterAction =
  | 'search'
  | 'discount'
  | 'custom'
  | 'return'
  | 'cash'
  | 'client'
  | 'note'
  | 'lock'
  | 'held'
  | 'part'
  | 'received'
  | 'exact'
  | 'pay'
  | 'close'
  | 'up'
  | 'down'
  | 'more'
  | 'less'
  | 'remove'
  | 'escape'
  | 'enter'
  | 'browse'
  | 'back'
  | 'nextHit'
  | 'previousHit'

/** Where the reader is typing when a key comes. */
export interface Place {
  isSearch: boolean
  /** A field, other than the search at rest, or tiles, which need their own keys. The search rests while it is empty or all selected. */
  isEditing: boolean
  /** A field that holds text, from which Delete takes a letter. */
  hasText: boolean
  /** A button, link or the like, which Enter presses. */
  isControl: boolean
}

export interface PressedKey {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}

/** Keys that mean the same wherever the focus is. */
const EVERYWHERE: Readonly<Record<string, CounterAction>> = {
  F1: 'client',
  F2: 'search',
  F3: 'return',
  F4: 'discount',
  F6: 'custom',
  F7: 'part',
  F8: 'received',
  F9: 'exact',
  F10: 'pay',
  PageDown: 'browse',
  Insert: 'cash',
  F12: 'held',
  Escape: 'escape',
}

/** Keys that a field in which somebody types keeps for itself. */
const OUTSIDE_FIELDS: Readonly<Record<string, CounterAction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  '+': 'more',
  '-': 'less',
}

/** Keys of the search while words are in it. */
const AMONG_HITS: Readonly<Record<string, CounterAction>> = { ArrowDown: 'nextHit', ArrowUp: 'previousHit' }

/** Keys with Ctrl, which no field has a use for. */
const WITH_CTRL: Readonly<Record<string, CounterAction>> = { Enter: 'pay', End: 'close', F1: 'note', F10: 'lock' }

/** What is printed on the button of an action while Alt is held. */
export const KEY_OF = {
  search: 'F2',
  browse: 'PgDn',
  return: 'F3',
  discount: 'F4',
  custom: 'F6',
  cash: 'Ins',
  client: 'F1',
  note: 'Ctrl F1',
  lock: 'Ctrl F10',
  held: 'F12',
  part: 'F7',
  received: 'F8',
  exact: 'F9',
  pay: 'F10',
  close: 'Ctrl End',
  more: '+',
  less: '−',
  remove: 'Del',
  enter: 'Enter',
} as const

/** What a key does here; null leaves it to the browser. */
export function actionOf({ key, ctrlKey, metaKey, altKey }: PressedKey, place: Place): CounterAction | null {
  if (ctrlKey || metaKey || altKey) return ctrlKey ? (WITH_CTRL[key] ?? null) : null
  const everywhere = EVERYWHERE[key]
  if (everywhere) return everywhere
  if (key === 'Enter') return place.isSearch || !(place.isEditing || place.isControl) ? 'enter' : null
  if (key === 'Delete') return place.hasText ? null : 'remove'
  if (key === 'Backspace') return place.hasText ? null : 'back'
  if (place.isSearch && place.isEditing) return AMONG_HITS[key] ?? null
  return place.isEditing ? null : (OUTSIDE_FIELDS[key] ?? null)
}
