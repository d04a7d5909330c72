import * as Type from 'typebox'
import type { Static } from 'typebox'
import { defineArea } from '../../declare.ts'
import { RateMilli, Strict } from '../../schema.ts'

const Days = Type.Integer({ minimum: 1, maximum: 3650 })

/** How the company counts in turns, and what it looks at twice. */
export const CountSettingsInput = Strict({
  /** Whether shops are told each day what to count. */
  isCycleOn: Type.Boolean(),
  /** Each product of a class is counted once in so many days. */
  daysA: Days,
  daysB: Days,
  daysC: Days,
  /** A difference above this share of what was expected is beyond the tolerance, in thousandths of a percent. */
  toleranceRateMilli: RateMilli,
})
export type CountSettingsInput = Static<typeof CountSettingsInput>

/** Version 0 is what holds while nobody has said anything. */
export const CountSettings = Strict({ ...CountSettingsInput.properties, version: Type.Integer() })
export type CountSettings = Static<typeof CountSettings>

/** The company's rhythm of counts. Who may approve counts sets it. */
export const COUNT_SETTINGS = defineArea({
  entity: 'countSettings',
  path: 'stock-counts/settings',
  actions: ['changed'],
})

declare module '../../declare.ts' {
  interface Declarations {
    countSettings: typeof COUNT_SETTINGS
  }
}
