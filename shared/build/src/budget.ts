import type { RemoteRelease } from '@comptoir/contracts/federation'
import type { ReleaseFiles } from './release-files.ts'

const BYTES_PER_KB = 1000
const NAMED_FILES = 3

function inKb(bytes: number): string {
  return `${(bytes / BYTES_PER_KB).toFixed(1)} KB`
}

function packedSize(files: ReleaseFiles, names: readonly string[]): number {
  return names.reduce((sum, name) => sum + (files[name]?.packedSize ?? 0), 0)
}

function largest(files: ReleaseFiles, names: readonly string[]): string {
  const sized = names.map((name) => ({ name, bytes: packedSize(files, [name]) })).sort((a, b) => b.bytes - a.bytes)
  return sized
    .slice(0, NAMED_FILES)
    .map(({ name, bytes }) => `${name} ${inKb(bytes)}`)
    .join(', ')
}

/** What may not weigh more than so much: some files together, by the name they have in a sentence. */
export interface Weighed {
  what: string
  names: readonly string[]
  limitKb: number
}

/** A sentence when the files together exceed their limit after brotli, with the largest of them; else null. */
export function excess(files: ReleaseFiles, { what, names, limitKb }: Weighed): string | null {
  const bytes = packedSize(files, names)
  if (bytes <= limitKb * BYTES_PER_KB) return null
  return `${what} weighs ${inKb(bytes)} after brotli, more than the budget of ${limitKb} KB. Largest: ${largest(files, names)}.`
}

/** A reader has the phrases of one language: the language in which they are longest counts. */
function longest(files: ReleaseFiles, phrases: string | undefined, languages: readonly string[]): string[] {
  const names = phrases === undefined ? [] : languages.map((language) => `${phrases}.${language}.json`)
  return names.toSorted((a, b) => packedSize(files, [b]) - packedSize(files, [a])).slice(0, 1)
}

/** Sentences about an entry or a route that exceeds the budget of remote.json; of all routes, the heaviest speaks. */
export function budgetProblems({ entry, files, routes, phrases, remote }: RemoteRelease): string[] {
  const weighed = Object.entries(routes).map(([key, scripts]) => ({
    what: `The route "${key}"`,
    names: [...new Set([entry, ...scripts, ...longest(files, phrases[key], remote.i18n.languages)])],
    limitKb: remote.budget.routeKb,
  }))
  const heaviest = weighed.sort((a, b) => packedSize(files, b.names) - packedSize(files, a.names)).slice(0, 1)
  return [{ what: 'The entry', names: [entry], limitKb: remote.budget.entryKb }, ...heaviest].flatMap(
    (each) => excess(files, each) ?? [],
  )
}
