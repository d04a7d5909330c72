import { readOptions, type Options } from '../options.ts'

/** The options of all benchmarks, and a folder that keeps the catalogues for the next run. */
export type ListsOptions = Options & { folder: string | null; isSeedOnly: boolean }

/** Reads the command line: `--folder <path>` keeps the catalogues there, `--seed` makes them and measures nothing. */
export function readListsOptions(args: readonly string[]): ListsOptions {
  const at = args.indexOf('--folder')
  const folder = at < 0 ? null : (args[at + 1] ?? null)
  const others = args.filter((arg, index) => arg !== '--seed' && (at < 0 || (index !== at && index !== at + 1)))
  const options = readOptions(others)
  const seconds = others.includes('--seconds') ? options.seconds : options.isSmoke ? 0.05 : 1
  return { ...options, seconds, folder, isSeedOnly: args.includes('--seed') }
}
