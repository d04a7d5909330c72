import { Refusal } from '../../common/refusal.ts'
import { readListsOptions, type ListsOptions } from '../lists/options.ts'

/** The options of the lists, and what part of the full size is measured. */
export type StockOptions = ListsOptions & { scale: number; isSaleOnly: boolean }

const SMOKE_SCALE = 0.002

/**
 * Reads the command line: `--scale 0.1` fills and measures a tenth of 100,000 products and 5 million movements, `--sale` measures a
 * sale alone.
 */
export function readStockOptions(args: readonly string[]): StockOptions {
  const at = args.indexOf('--scale')
  const text = at < 0 ? undefined : args[at + 1]
  const isOwn = (arg: string, index: number): boolean =>
    arg === '--sale' || (at >= 0 && (index === at || index === at + 1))
  const options = readListsOptions(args.filter((arg, index) => !isOwn(arg, index)))
  const scale = text === undefined ? (options.isSmoke ? SMOKE_SCALE : 1) : Number(text)
  if (!(scale > 0 && scale <= 1))
    throw new Refusal(`"${text}" is no part of the full size: give more than 0, at most 1.`)
  return { ...options, scale, isSaleOnly: args.includes('--sale') }
}
