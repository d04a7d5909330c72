import { Refusal } from './refusal.ts'

/** The number that a text of the command line means; refuses what is no whole number above 0, with the usage if there is one. */
export function wholeNumber(text: string, usage = ''): number {
  const value = Number(text)
  if (Number.isSafeInteger(value) && value > 0) return value
  throw new Refusal(`"${text}" is not a whole number above 0. ${usage}`.trimEnd())
}
