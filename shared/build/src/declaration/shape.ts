import type { TSchema } from 'typebox'
import { Check, Errors } from 'typebox/value'

/** Sentences about how a value differs from a schema; empty when it does not. */
export function shapeProblems(schema: TSchema, value: unknown): string[] {
  if (Check(schema, value)) return []
  // An extra key is reported by that key itself.
  const errors = Errors(schema, value).filter(({ keyword }) => keyword !== 'additionalProperties')
  return errors.map(({ keyword, instancePath, message }) => {
    if (keyword === 'boolean') return `${instancePath} is not a key of this file.`
    return `${instancePath === '' ? 'The file' : instancePath} ${message}.`
  })
}

/** An error that names the file and says a sentence for each of its faults. */
export function refusal(path: string, problems: readonly string[]): Error {
  return new Error(`${path} is refused:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
}
