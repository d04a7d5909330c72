import type { TSchema } from 'typebox'
import type { Shape } from './sample.ts'

/** The ends of what one property takes, and what lies just beyond. */
export interface Extremes {
  property: string
  within: unknown[]
  beyond: unknown[]
}

/** The extremes of every property of an object that has any: numbers at both ends, the longest texts, null. */
export function extremesOf(schema: TSchema): Extremes[] {
  const { properties = {} }: Shape = schema
  return Object.entries(properties)
    .map(([property, shape]) => ({ property, ...endsOf(shape) }))
    .filter(({ within }) => within.length > 0)
}

let count = 0

function endsOf({
  type,
  anyOf,
  minimum,
  maximum,
  maxLength,
  pattern = '\\S',
  format,
}: Shape): Omit<Extremes, 'property'> {
  if (anyOf) {
    const branches = anyOf.map(endsOf)
    return { within: branches.flatMap(({ within }) => within), beyond: branches.flatMap(({ beyond }) => beyond) }
  }
  if (type === 'null') return { within: [null], beyond: [] }
  if (type === 'boolean') return { within: [true, false], beyond: [] }
  if (type === 'integer' || type === 'number') {
    const ends = [minimum, maximum].filter((end) => end !== undefined)
    const step = type === 'integer' ? 1 : 0.5
    const beyond = [minimum === undefined ? [] : [minimum - step], maximum === undefined ? [] : [maximum + step]]
    return { within: ends, beyond: beyond.flat() }
  }
  if (type !== 'string' || maxLength === undefined || pattern !== '\\S' || format !== undefined)
    return { within: [], beyond: [] }
  return {
    within: ['ط', '😀', 'W'].map((letter) => longText(letter, maxLength)),
    beyond: [longText('W', maxLength + 1)],
  }
}

/** A text unlike all others, of so many characters. */
function longText(letter: string, length: number): string {
  count += 1
  const mark = String(count)
  return `${mark}${letter.repeat(Math.max(length - mark.length, 0))}`
}
