const DAY_MS = 86_400_000

/** From one day to another, both included, as `YYYY-MM-DD`; empty where there is none. */
interface DayRange {
  from: string
  to: string
}

export const DAY_PRESETS = ['today', 'week', 'month', 'thisMonth'] as const
export type DayPreset = (typeof DAY_PRESETS)[number]

/** The days of a preset on the day that it is chosen. */
export function daysOf(preset: DayPreset, today: string): DayRange {
  const before = (days: number): string =>
    new Date(Date.parse(`${today}T00:00Z`) - days * DAY_MS).toISOString().slice(0, 10)
  const from = { today, week: before(6), month: before(29), thisMonth: `${today.slice(0, 8)}01` }[preset]
  return { from, to: today }
}

/** Which preset some days are; null for other ones. On the first of a month, today comes before the month. */
export function presetOf({ from, to }: DayRange, today: string): DayPreset | null {
  const is = (preset: DayPreset): boolean => {
    const days = daysOf(preset, today)
    return days.from === from && days.to === to
  }
  return DAY_PRESETS.find(is) ?? null
}
