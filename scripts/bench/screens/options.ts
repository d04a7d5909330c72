import { Refusal } from '../../common/refusal.ts'
import { readOptions, type Options } from '../options.ts'

/** How many products the list is measured with; of a catalogue that is kept, in which folder. */
export type ScreensOptions = Options & { products: number; folder: string | null }

const FULL_PRODUCTS = 10_000
const SMOKE_PRODUCTS = 200
/** A page of the list has a hundred rows at most, and all of them are wanted. */
const LEAST_PRODUCTS = 100

/** Reads the command line: `--products <number>` and `--folder <path>` beside what every benchmark takes. */
export function readScreensOptions(args: readonly string[]): ScreensOptions {
  const products = valueOf(args, '--products')
  const folder = valueOf(products.others, '--folder')
  const options = readOptions(folder.others)
  const usual = options.isSmoke ? SMOKE_PRODUCTS : FULL_PRODUCTS
  return {
    ...options,
    products: products.value === null ? usual : countIn(products.value),
    folder: folder.value,
  }
}

function valueOf(args: readonly string[], name: string): { value: string | null; others: readonly string[] } {
  const at = args.indexOf(name)
  if (at < 0) return { value: null, others: args }
  const value = args[at + 1]
  if (value === undefined) throw new Refusal(`${name} is followed by nothing.`)
  return { value, others: args.toSpliced(at, 2) }
}

function countIn(text: string): number {
  if (/^[1-9]\d{0,6}$/.test(text) && Number(text) >= LEAST_PRODUCTS) return Number(text)
  throw new Refusal(`"${text}" is not a number of products: --products takes ${LEAST_PRODUCTS} to 9999999.`)
}
