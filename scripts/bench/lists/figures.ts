import { judge, type Figure } from '../figures.ts'
import { median } from '../statistics.ts'
import { p95, type Cost, type Measured, type Place } from './run.ts'
import { TEXT_NAMES, type TextName } from './texts.ts'

const PLACES: readonly Place[] = ['list', 'palette']
const ANSWER = { most: 150, aim: 50 }
/** What the wait is judged for by itself, beside that of any text. */
const NAMED: readonly TextName[] = ['two frequent words', 'one letter', 'a slip', '200 letters', 'Arabic']

function costsOf({ searches }: Measured, text?: TextName): Cost[] {
  return PLACES.flatMap((place) => (text ? [searches[place][text]] : TEXT_NAMES.map((name) => searches[place][name])))
}

/** The largest ratio between the same search in two catalogues. */
function growth(large: Measured, small: Measured): number {
  const ratios = PLACES.flatMap((place) =>
    TEXT_NAMES.map((text) => large.searches[place][text].cpuMs / small.searches[place][text].cpuMs),
  )
  return Math.max(...ratios)
}

/** L1 to L6, and how long people wait for any search: in a company with a million products, and in one of many small ones. */
export function listsFigures(all: readonly Measured[]): Figure[] {
  const named = (name: string): Measured => {
    const found = all.find((measured) => measured.name === name)
    if (found === undefined) throw new Error(`no catalogue is called ${name}`)
    return found
  }
  const [small, large, many] = [named('10k'), named('1m'), named('many')]
  const cpu = costsOf(large).map(({ cpuMs }) => cpuMs)
  const longest = (measured: Measured, text?: TextName): number => Math.max(...costsOf(measured, text).map(p95))
  return [
    judge('L1', large.first.cpuMs / large.bare.cpuMs, 'times the CPU of a bare page', { most: 2.5, aim: 1.6 }),
    judge('L2', large.deep.cpuMs / large.first.cpuMs, 'times, deep page', { most: 2, aim: 1.3 }),
    judge('L3', large.first.cpuMs / small.first.cpuMs, 'times, a million', { most: 1.3, aim: 1.1 }),
    judge('L4', Math.max(...cpu) / median(cpu), 'times the median search', { most: 10, aim: 5 }),
    judge('L4, most', Math.max(...costsOf(large).map(({ databaseMs }) => databaseMs)), 'ms of database CPU', {
      most: 20,
      aim: 10,
    }),
    judge('L5', growth(large, small), 'times, a million', { most: 5, aim: 4 }),
    judge('L6', large.first.cpuMs / (large.first.cpuMs - large.totalMs), 'times, with the total', {
      most: 1.6,
      aim: 1.3,
    }),
    judge('Q1', longest(large), 'ms, p95 of any search', ANSWER),
    ...NAMED.map((text) => judge(`Q1, ${text}`, longest(large, text), 'ms, p95', ANSWER)),
    judge('Q2', longest(many), 'ms, p95 of any search, 200 companies', ANSWER),
  ]
}

/** One row per catalogue: milliseconds of CPU of the first page, a deep one and the bare one, and of counting. */
export function pageRows(all: readonly Measured[]): string[][] {
  return all.map(({ name, first, deep, bare, totalMs }) => [
    name,
    ...[first, deep, bare].map(({ cpuMs }) => cpuMs.toFixed(2)),
    totalMs.toFixed(2),
  ])
}

/** One row per text and catalogue: median and p95 in milliseconds, and CPU. */
export function searchRows(all: readonly Measured[]): string[][] {
  return TEXT_NAMES.flatMap((text) =>
    all.map(({ name, searches }) => [
      text,
      name,
      ...PLACES.flatMap((place) => {
        const one = searches[place][text]
        return [median(one.latencies).toFixed(1), p95(one).toFixed(1), one.cpuMs.toFixed(1)]
      }),
    ]),
  )
}
