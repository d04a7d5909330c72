import { FIRST_KEYS, type KeyedAction, type KeyMap, nameOf, type PressedKey } from './key-map.ts'

export type CounterAction =
  | KeyedAction
  | 'keys'
  | 'up'
  | 'down'
  | 'more'
  | 'less'
  | 'takeStepBack'
  | 'remove'
  | 'escape'
  | 'enter'
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

/** Keys that a field in which somebody types keeps for itself. */
const OUTSIDE_FIELDS: Readonly<Record<string, CounterAction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  '+': 'more',
  '-': 'less',
  '?': 'keys',
  '؟': 'keys',
}

/** Keys of the search while words are in it. */
const AMONG_HITS: Readonly<Record<string, CounterAction>> = { ArrowDown: 'nextHit', ArrowUp: 'previousHit' }

/** What a key does here, by the keys of this device; null leaves it to the browser. */
export function actionOf(pressed: PressedKey, place: Place, keys: KeyMap = FIRST_KEYS): CounterAction | null {
  const { key, ctrlKey, metaKey, altKey } = pressed
  if (metaKey || altKey) return null
  const name = nameOf(pressed)
  if (name === 'Control+Enter') return 'pay'
  const chosen = (Object.keys(keys) as KeyedAction[]).find((action) => keys[action] === name)
  if (chosen || ctrlKey) return chosen ?? null
  if (key === 'Escape') return 'escape'
  if (key === 'Enter') return place.isSearch || !(place.isEditing || place.isControl) ? 'enter' : null
  if (key === 'Delete') return place.hasText ? null : 'remove'
  if (key === 'Backspace') return place.hasText ? null : 'back'
  if (place.isSearch && place.isEditing) return AMONG_HITS[key] ?? null
  return place.isEditing ? null : (OUTSIDE_FIELDS[key] ?? null)
}
