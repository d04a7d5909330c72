import type { Spread } from './statistics.ts'

/** A line to hold and one that a good design can reach; `least` for figures that should be high, `most` for low ones. */
export type Goal = { least: number; aim: number } | { most: number; aim: number }

/** One figure as it is printed and as `--json` gives it. `value` is null where it could not be judged. */
export type Figure = { figure: string; value: number | null; unit: string; goal: string; holds: boolean | null }

function holds(value: number, goal: Goal): boolean {
  return 'least' in goal ? value >= goal.least : value <= goal.most
}

/** A figure against its goal; without a number it is not judged, never passed. */
export function judge(figure: string, value: number, unit: string, goal: Goal): Figure {
  const isKnown = Number.isFinite(value)
  return {
    figure,
    value: isKnown ? round(value) : null,
    unit,
    goal: describe(goal),
    holds: isKnown ? holds(value, goal) : null,
  }
}

function describe(goal: Goal): string {
  return 'least' in goal ? `>= ${goal.least}, aim ${goal.aim}` : `<= ${goal.most}, aim ${goal.aim}`
}

function round(value: number): number {
  return Number(value.toFixed(3))
}

/** The figures as a table for people. */
export function figureTable(figures: readonly Figure[]): string {
  const rows = figures.map(({ figure, value, unit, goal, holds: does }) => [
    figure,
    value === null ? '-' : String(value),
    unit,
    goal,
    does === null ? 'not judged' : does ? 'yes' : 'NO',
  ])
  return table(['figure', 'value', 'unit', 'goal', 'holds'], rows)
}

/** Columns padded to their widest cell. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)))
  const line = (cells: readonly string[]): string =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}

/** Least, median and most of a measure, as records are printed. */
export function describeSpread({ least, median, most }: Spread, decimals: number): string {
  return [least, median, most].map((value) => value.toFixed(decimals)).join(' / ')
}
