import { readOptions, type Options } from '../options.ts'

/** A catalogue to import, of CSV, packed by gzip or not; null for one that is made up. */
export type ImportOptions = Options & { file: string | null }

/** Reads the command line: `--file <path>` beside what every benchmark takes. */
export function readImportOptions(args: readonly string[]): ImportOptions {
  const at = args.indexOf('--file')
  const file = at === -1 ? null : (args[at + 1] ?? null)
  return { ...readOptions(at === -1 ? args : args.toSpliced(at, 2)), file }
}
