import { canBeChosen, type KeyedAction, type KeyMap, nameOf, type PressedKey } from '../keys/key-map.ts'

/** Why a key cannot be chosen: the browser has it, fields need it, it means the same everywhere, or nobody could type it. */
export type KeyRefusal = 'browser' | 'typing' | 'fixed' | 'other'

/** What becomes of a key that was pressed for an action. */
export type ChosenKey =
  | { kind: 'free'; key: string }
  /** Another action has it: the two can be swapped. */
  | { kind: 'taken'; key: string; by: KeyedAction }
  | { kind: 'refused'; key: string; reason: KeyRefusal }

const ALONE_NOTHING = ['Control', 'Shift', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'NumLock', 'Dead', 'Process', 'Tab']
const FIXED = /^(Enter|Control\+Enter|Escape|Delete|Backspace|Arrow\w+|[+?؟-])$/
const OF_BROWSER = /^(F5|F11|Control\+(F4|F5|F11|Page(Up|Down)|[HJLNPQRTW]))$/
const FOR_TYPING = /^(.|Home|End|Control\+[ACVXYZ])$/u

/** Judges a key that was pressed for an action; null for one that is only held with others. */
export function chosenKey(keys: KeyMap, action: KeyedAction, pressed: PressedKey): ChosenKey | null {
  if (ALONE_NOTHING.includes(pressed.key)) return null
  const key = nameOf(pressed)
  const refused = (reason: KeyRefusal): ChosenKey => ({ kind: 'refused', key, reason })
  if (pressed.altKey || pressed.metaKey) return refused('other')
  if (FIXED.test(key)) return refused('fixed')
  if (OF_BROWSER.test(key)) return refused('browser')
  if (FOR_TYPING.test(key)) return refused('typing')
  if (!canBeChosen(key)) return refused('other')
  const by = (Object.keys(keys) as KeyedAction[]).find((other) => keys[other] === key && other !== action)
  return by ? { kind: 'taken', key, by } : { kind: 'free', key }
}

/** The map with a key for an action. Whichever had it gets the one that the action had. */
export function withKey(keys: KeyMap, action: KeyedAction, key: string): KeyMap {
  const { [action]: before, ...others } = keys
  const swapped = Object.fromEntries(
    Object.entries(others).flatMap(([other, its]) => {
      if (its !== key) return [[other, its]]
      return before === undefined ? [] : [[other, before]]
    }),
  ) as KeyMap
  return { ...swapped, [action]: key }
}
