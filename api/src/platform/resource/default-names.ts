import { DEFAULT_NAMES, defaultNameOf, type DefaultNameKey } from '@comptoir/contracts/default-names'
import type { Language } from '@comptoir/i18n'
import { sql, type RawBuilder } from 'kysely'

/** Names of a table that the product gave: `name_key` says which, until somebody renames the row. */
export interface DefaultNames {
  /** What is shown as the name, in the reader's language. */
  shown: (language: Language) => RawBuilder<string>
  /** What the name is found by: the stored one, and the given one in every language. */
  found: RawBuilder<string>
  /** The words of the key that a name is one of, to be found by in every language. */
  wordsOf: (name: unknown) => readonly string[]
  /** What to write for a name that a person sends: one of the given words leaves a row under its key. */
  written: (name: unknown) => Partial<Record<'name' | 'name_key', unknown>>
}

/** For rows that are `x` where they are read. */
export function defaultNames(keys: readonly DefaultNameKey[]): DefaultNames {
  const keyOf = (name: unknown) => (typeof name === 'string' ? defaultNameOf(name.trim(), keys) : undefined)
  const inCase = (wordOf: (key: DefaultNameKey) => string, otherwise: RawBuilder<unknown>) =>
    sql<string>`case ${sql.join(
      keys.map((key) => sql`when x.name_key = ${key}::text then ${wordOf(key)}::text`),
      sql` `,
    )} else ${otherwise} end`
  return {
    shown: (language) => inCase((key) => DEFAULT_NAMES[key][language], sql`x.name`),
    found: sql`x.name || ${inCase((key) => ` ${Object.values(DEFAULT_NAMES[key]).join(' ')}`, sql`''`)}`,
    wordsOf: (name) => {
      const key = keyOf(name)
      return key === undefined ? [] : Object.values(DEFAULT_NAMES[key])
    },
    written: (name) => {
      const key = keyOf(name)
      return key === undefined
        ? { name_key: null }
        : {
            name: sql`case when name_key = ${key}::text then name else ${name}::text end`,
            name_key: sql`case when name_key = ${key}::text then name_key end`,
          }
    },
  }
}
