import { Refusal } from '../../common/refusal.ts'
import { wholeNumber } from '../../common/whole-number.ts'
import { readOptions, type Options } from '../options.ts'

/** A catalogue to import, of CSV, packed by gzip or not; null for one that is made up. Of either at most so many rows. */
export type ImportOptions = Options & { file: string | null; rows: number | null }

/** Reads the command line: `--file <path>` and `--rows <number>` beside what every benchmark takes. */
export function readImportOptions(args: readonly string[]): ImportOptions {
  const file = taken(args, '--file')
  const rows = taken(file.rest, '--rows')
  return {
    ...readOptions(rows.rest),
    file: file.value,
    rows: rows.value === null ? null : wholeNumber(rows.value),
  }
}

function taken(args: readonly string[], name: string): { value: string | null; rest: readonly string[] } {
  const at = args.indexOf(name)
  if (at === -1) return { value: null, rest: args }
  const value = args[at + 1]
  if (value === undefined) throw new Refusal(`${name} is followed by nothing.`)
  return { value, rest: args.toSpliced(at, 2) }
}
