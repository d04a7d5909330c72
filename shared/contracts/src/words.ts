import { contractWords } from './contract-files.mjs'

/** What the contracts say in a language: `entity`, `permission`, `error`, `action`, `field` and `code`, as their phrases are looked up. */
export interface Words {
  readonly [key: string]: string | Words
}

/** The words of every contract in one language, merged. */
export function wordsOf(language: string): Words {
  return contractWords(language).reduce(merged, {})
}

function merged(one: Words, other: Words): Words {
  const both = { ...one }
  for (const [key, value] of Object.entries(other)) {
    const known = both[key]
    both[key] = typeof known === 'object' && typeof value === 'object' ? merged(known, value) : value
  }
  return both
}
