import { PHONE_PATTERN } from '@comptoir/contracts/phone'
import type { Dice } from './dice.ts'
import type { Shape } from './openapi.ts'

/** Texts of patterns that the contracts have, by the pattern. */
const PATTERNS: Readonly<Record<string, (dice: Dice) => string>> = {
  [PHONE_PATTERN]: (dice) => `71 ${dice.whole(100_000, 999_999)}`,
  '^[A-Z0-9]{1,6}$': (dice) => dice.letters(6).toUpperCase(),
  '^[A-Z0-9]{1,4}$': (dice) => dice.letters(4).toUpperCase(),
  '^[2-9A-HJ-NP-Z]{8}$': (dice) => Array.from({ length: 8 }, () => dice.pick([...'23456789ABCDEF'])).join(''),
  '^[0-9A-Za-z -]+$': (dice) => String(dice.whole(100_000, 999_999)),
  '^[A-Z]{2}$': () => 'TN',
}

const DAY_MS = 86_400_000
const START = Date.UTC(2026, 2, 1)

/** Finds ids for a name such as `brandId`; undefined where there is none. */
export type IdFinder = (name: string) => string | undefined

/** A value that the schema takes; what a name means is known of ids alone. */
export function valueOf(shape: Shape, name: string, dice: Dice, idOf: IdFinder): unknown {
  if (shape.const !== undefined) return shape.const
  if (shape.enum) return dice.pick(shape.enum)
  if (shape.anyOf) return valueOf(dice.pick(shape.anyOf), name, dice, idOf)
  const make = MAKERS[String(shape.type)] ?? objectOf
  return make(shape, name, dice, idOf)
}

type Maker = (shape: Shape, name: string, dice: Dice, idOf: IdFinder) => unknown

const MAKERS: Readonly<Record<string, Maker>> = {
  string: textOf,
  integer: wholeOf,
  number: wholeOf,
  boolean: (_shape, _name, dice) => dice.chance(0.5),
  null: () => null,
  array: listOf,
}

/** Near the least that is allowed: sums of many must stay what somebody could pay. */
function wholeOf({ minimum = 0, maximum = Infinity }: Shape, _name: string, dice: Dice): number {
  return dice.whole(Math.ceil(minimum), Math.floor(Math.min(maximum, Math.max(minimum, 0) + 100)))
}

function textOf(shape: Shape, name: string, dice: Dice, idOf: IdFinder): string {
  if (shape.format === 'uuid') return idOf(name) ?? dice.id()
  const moment = new Date(START + dice.whole(0, 200) * DAY_MS).toISOString()
  if (shape.format === 'date-time') return moment
  if (shape.format === 'date') return moment.slice(0, 10)
  if (shape.format === 'email') return `${dice.letters(12)}@fuzz.example`
  const ofPattern = PATTERNS[shape.pattern ?? '']
  if (ofPattern) return ofPattern(dice)
  const length = Math.max(shape.minLength ?? 1, Math.min(shape.maxLength ?? 14, 14))
  return dice.letters(length)
}

function listOf(
  { items = {}, minItems = 0, maxItems = 2 }: Shape,
  name: string,
  dice: Dice,
  idOf: IdFinder,
): unknown[] {
  const length = dice.whole(minItems, Math.min(maxItems, minItems + 2))
  return Array.from({ length }, () => valueOf(items, name, dice, idOf))
}

function objectOf(
  { properties = {}, required = [] }: Shape,
  _name: string,
  dice: Dice,
  idOf: IdFinder,
): Record<string, unknown> {
  const names = Object.keys(properties).filter((name) => required.includes(name) || dice.chance(0.4))
  return Object.fromEntries(names.map((name) => [name, valueOf(properties[name] ?? {}, name, dice, idOf)]))
}
