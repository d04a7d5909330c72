import { DomainError } from '../../../platform/errors.ts'

let words: Promise<ReadonlySet<string>> | null = null

/** Some fifty thousand passwords that were leaked most often, from the dictionary of zxcvbn-ts (MIT); read when it is first asked for. */
function commonWords(): Promise<ReadonlySet<string>> {
  words ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']))
  return words
}

/** What guessers put before and after a word is shorter than this. */
const MOST_DECORATION = 6
const LEAST_WORD = 4
const LEAST_DIFFERENT = 4
/** `password` and `passwd` in the other languages of the product, and its own name. */
const OWN_WORDS = ['comptoir', 'motdepasse', 'kalimatsirr']

/**
 * Refuses a password that is among the first guesses: a common one, a common word with a few figures or marks around it,
 * few different letters, a short piece repeated, or the own e-mail.
 */
export async function refuseCommonPassword(password: string, email: string | null, pointer: string): Promise<void> {
  if (isGuessable(password, email) || (await isCommon(password)))
    throw new DomainError('auth.passwordCommon', {}, pointer)
}

function isGuessable(password: string, email: string | null): boolean {
  const text = password.toLowerCase()
  if (new Set(text).size < LEAST_DIFFERENT || /^(.{1,4})\1+$/u.test(text)) return true
  const own = email === null ? [] : [email.toLowerCase(), email.toLowerCase().split('@')[0] ?? '']
  return own.some(
    (word) => word.length >= LEAST_WORD && text.includes(word) && text.length - word.length <= MOST_DECORATION,
  )
}

async function isCommon(password: string): Promise<boolean> {
  const known = await commonWords()
  const text = password.toLowerCase()
  const word = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  if (known.has(text)) return true
  return (
    word.length >= LEAST_WORD &&
    text.length - word.length <= MOST_DECORATION &&
    (known.has(word) || OWN_WORDS.includes(word))
  )
}
