import { sql, type RawBuilder } from 'kysely'
import type { TxCtx } from '../context.ts'
import { listByFunction } from '../db/call.ts'
import type { Queryable } from '../db/database.ts'
import { jsonText } from '../db/function-json.ts'
import { containing } from '../http/list.ts'
import type { SearchedEntity } from './known-words.ts'
import { slipsOf } from './slips.rules.ts'
import { eachWord } from './ways.ts'

/** Words of a search that may be misspelt, and of each how many others may be meant; the rest must match as typed. */
const MOST_DOUBTED = 3
const MOST_MEANT = 3
/** Texts whose words are looked at where nobody remembers them apart. */
const MOST_TEXTS = 20_000

/** Words that texts have and that are like one of the patterns, the likest to the word first, a few at most. */
export type WordsLike = (word: string, patterns: readonly string[]) => Promise<string[]>

/** Among the words that the company's texts are known to have. */
export function wordsKnown({ db, companyId }: Pick<TxCtx, 'db' | 'companyId'>, entity: SearchedEntity): WordsLike {
  return async (word, patterns) => {
    const asked = { companyId, entity, word, patterns: jsonText(patterns), limit: MOST_MEANT }
    const rows = await listByFunction(db, 'search_words_alike', asked)
    return rows.map((row) => row.search_words_alike)
  }
}

/** Among the words of the folded texts that a statement selects as `text`, of tables with few rows. */
export function wordsIn(db: Queryable, texts: RawBuilder<unknown>): WordsLike {
  return async (word, patterns) => {
    const { rows } = await sql<{ word: string }>`
      with looked as materialized (select t.text from (${texts}) t limit ${MOST_TEXTS}),
        words as (select distinct m.word from looked k, regexp_split_to_table(k.text, '[^[:alpha:]]+') as m (word))
      select w.word from words w where char_length(w.word) between 3 and 40 and w.word like any(${[...patterns]}::text[])
      order by similarity(w.word, ${word}) desc, w.word limit ${MOST_MEANT}`.execute(db)
    return rows.map((row) => row.word)
  }
}

/** Among those of several. */
export function wordsOfAll(sources: readonly WordsLike[]): WordsLike {
  return async (word, patterns) => {
    const found: string[] = []
    for (const source of sources) found.push(...(await source(word, patterns)))
    return found
  }
}

/** The words of a search that a slip of the keyboard may be in. */
export function doubtedOf(words: readonly string[]): string[] {
  return words.filter((word) => slipsOf(word).length > 0).slice(0, MOST_DOUBTED)
}

/** For each word of a search the patterns of what may be meant by it, the likeliest first. */
export interface Meant {
  groups: string[][]
  /** Whether a word is in no text as it is typed. */
  isSomeUnknown: boolean
}

/**
 * What has, for each word, the word itself or one that is a slip of the keyboard away. Where no text has a word as it is
 * typed, that one is misspelt and the others are not; where texts have all of them, any may be. Null where nothing is
 * like a word, or nothing but what was typed.
 */
export async function meantBy(words: readonly string[], known: WordsLike): Promise<Meant | null> {
  const doubted = doubtedOf(words)
  const alike = new Map<string, string[]>()
  for (const word of doubted) alike.set(word, await known(word, [containing(word), ...slipsOf(word)]))
  const isUnknown = (word: string): boolean => alike.get(word)?.every((other) => !other.includes(word)) ?? false
  const isSomeUnknown = doubted.some(isUnknown)
  const misspelt = new Set(isSomeUnknown ? doubted.filter(isUnknown) : doubted)
  const groups = words.map((word) => {
    if (!misspelt.has(word)) return [containing(word)]
    const meant = alike.get(word) ?? []
    return shortest(isUnknown(word) ? meant : [word, ...meant]).map(containing)
  })
  const isNew = groups.some((ways) => ways.length > 1) || isSomeUnknown
  return !isNew || groups.some((ways) => ways.length === 0) ? null : { groups, isSomeUnknown }
}

/** Without those that hold another one: what finds that finds them too. */
function shortest(words: readonly string[]): string[] {
  const unique = [...new Set(words)]
  return unique.filter((word) => !unique.some((other) => other !== word && word.includes(other)))
}

interface Reading<T> {
  known: WordsLike
  /** What is found where each group of patterns is met in one of its ways. */
  read: (groups: readonly (readonly string[])[]) => Promise<T>
  isNothing: (found: T) => boolean
}

/** What the words find as they are typed; if that is nothing, what is found with a slip of the keyboard forgiven. */
export async function forgivingSlips<T>(words: readonly string[], { known, read, isNothing }: Reading<T>): Promise<T> {
  const exact = await read(eachWord(words))
  if (!isNothing(exact) || doubtedOf(words).length === 0) return exact
  const meant = await meantBy(words, known)
  return meant === null ? exact : read(meant.groups)
}
