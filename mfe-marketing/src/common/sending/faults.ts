import { PASSWORD_LEAST } from '@comptoir/contracts/identity/accounts'
import { isPhone } from '@comptoir/contracts/phone'

/** Something to be said: in words already, as the API answers, or the phrase of a key with its parameters. */
export type Saying = { words: string } | { key: string; params?: Record<string, string | number> }

/** What is wrong with each field; empty when it can be sent. */
export type Faults<Name extends string = string> = Partial<Record<Name, Saying>>

/** A rule looks at what was typed and gives what is wrong with it. */
export type Rule = (value: string) => Saying | undefined

const LOOKS_LIKE_EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Nothing but spaces is nothing. */
export function required(key: string): Rule {
  return (value) => (value.trim() === '' ? { key } : undefined)
}

export function atMost(limit: number): Rule {
  return (value) => (value.length > limit ? { key: 'fields.tooLong', params: { limit } } : undefined)
}

export const isEmail: Rule = (value) => {
  if (value.trim() === '') return { key: 'fields.emailRequired' }
  return LOOKS_LIKE_EMAIL.test(value.trim()) ? undefined : { key: 'fields.emailInvalid' }
}

/** A number as people write it, or none. */
export const isPhoneOrNothing: Rule = (value) => (isPhone(value.trim()) ? undefined : { key: 'fields.phoneInvalid' })

/** Characters as people count them. */
export function lengthOf(password: string): number {
  return [...password].length
}

const isLongEnough: Rule = (password) =>
  lengthOf(password) < PASSWORD_LEAST ? { key: 'fields.passwordShort' } : undefined

/** Of a password that is chosen; whether it is a common one only the server knows. */
const PASSWORD_RULES = { password: [required('fields.passwordRequired'), isLongEnough] } as const

/** What is wrong with the password of a form that chooses one. */
export function passwordFaults({ password = '' }: Readonly<Record<string, string>>): Faults {
  return faultsOf({ password }, PASSWORD_RULES)
}

/** What the rules of each field find; of several of one field, the first speaks. */
export function faultsOf<Name extends string>(
  values: Readonly<Record<Name, string>>,
  rules: Readonly<Partial<Record<Name, readonly Rule[]>>>,
): Faults<Name> {
  const found: Faults<Name> = {}
  for (const name of Object.keys(rules) as Name[]) {
    const saying = rules[name]?.map((rule) => rule(values[name])).find((each) => each !== undefined)
    if (saying !== undefined) found[name] = saying
  }
  return found
}
