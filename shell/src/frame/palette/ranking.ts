import { wordsOf } from './fold.ts'
import type { PaletteEntry } from './palette-entries.ts'
import { beginsNearly } from './slip.ts'

/** How well an entry fits, the best first: its name, words of it or for it, the same but for a slip. Null: not at all. */
function rankOf({ label, words }: PaletteEntry, typed: readonly string[]): number | null {
  const fits = (begins: (word: string, part: string) => boolean): boolean =>
    typed.every((part) => words.some((word) => begins(word, part)))
  if (fits((word, part) => word.startsWith(part))) {
    return typed[0] !== undefined && wordsOf(label)[0]?.startsWith(typed[0]) === true ? 0 : 1
  }
  return fits((word, part) => word.startsWith(part) || beginsNearly(word, part)) ? 3 : null
}

/** The same of a record, which the server has found: one of that very name goes before those that merely contain it. */
function rankOfRecord({ label }: PaletteEntry, typed: readonly string[]): number {
  const words = wordsOf(label)
  if (words.join(' ') === typed.join(' ')) return 0
  return typed.every((part) => words.some((word) => word.startsWith(part))) ? 1 : 2
}

/** What fits the text, best first and each group together; where nothing is typed, all as it is. */
export function ranked(
  entries: readonly PaletteEntry[],
  records: readonly PaletteEntry[],
  text: string,
): PaletteEntry[] {
  const typed = wordsOf(text)
  const found = [
    ...entries.map((entry) => ({ entry, rank: rankOf(entry, typed) })),
    ...records.map((entry) => ({ entry, rank: rankOfRecord(entry, typed) })),
  ]
    .flatMap(({ entry, rank }) => (rank === null ? [] : [{ entry, rank }]))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ entry }) => entry)
  return byGroup(found).flatMap(({ entries: ofIt }) => ofIt)
}

/** The entries under what they are, each group where its first one is. */
export function byGroup(entries: readonly PaletteEntry[]): { group: string; entries: PaletteEntry[] }[] {
  const names = [...new Set(entries.map(({ group }) => group))]
  return names.map((group) => ({ group, entries: entries.filter((entry) => entry.group === group) }))
}
