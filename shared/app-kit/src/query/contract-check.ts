import type { ErrorCode } from '@comptoir/contracts/errors'
import type { Problem } from '@comptoir/contracts/schema'
import { validationKey } from '@comptoir/i18n'
import type { TSchema } from 'typebox'
import type { TLocalizedValidationError } from 'typebox/error'
import { Errors, Pointer } from 'typebox/value'
import { ApiProblem } from '../http/problem.ts'
import { translate } from '../language/language.ts'

type FieldError = NonNullable<Problem['errors']>[number]
type Failure = TLocalizedValidationError

/**
 * Checks what is about to be sent against its contract, the same object that the API checks with, and gives the refusal
 * that the API would give: nothing has to travel for it. Null when all is well.
 */
export function contractProblem(schema: TSchema, input: unknown): ApiProblem | null {
  const sent: unknown = JSON.parse(JSON.stringify(input))
  const failures = Errors(schema, sent)
  if (failures.length === 0) return null
  const code = 'request.invalid' satisfies ErrorCode
  const message = translate(`error.${code}`)
  const errors = fieldErrors(failures, (pointer) => Pointer.Get(sent, pointer) === null)
  return new ApiProblem({
    type: 'about:blank',
    title: code,
    status: 400,
    detail: message,
    message,
    instance: '',
    code,
    errors,
  })
}

/** One error per field: the first that a person can act on. A null where none may be is a field left empty. */
function fieldErrors(failures: Failure[], isNull: (pointer: string) => boolean): FieldError[] {
  const pointers = [...new Set(failures.flatMap(pointersOf))]
  return pointers.map((pointer) => {
    if (isNull(pointer)) return { pointer, keyword: 'required', message: translate(validationKey('required').key) }
    return told(
      pointer,
      failures.filter((failure) => pointersOf(failure).includes(pointer)),
    )
  })
}

/** Missing properties are reported at the object that misses them. */
function pointersOf({ keyword, instancePath, params }: Failure): string[] {
  return keyword === 'required' && 'requiredProperties' in params
    ? params.requiredProperties.map((name) => `${instancePath}/${name}`)
    : [instancePath]
}

function told(pointer: string, failures: Failure[]): FieldError {
  const isChoice = failures.some(({ keyword }) => keyword === 'anyOf')
  const failure = failures.find((each) => !isNoise(each)) ?? failures[0]
  const keyword = isChoice && failure?.keyword === 'const' ? 'enum' : (failure?.keyword ?? 'other')
  const refusal = validationKey(keyword, { ...failure?.params })
  return { pointer, keyword, message: translate(refusal.key, refusal.params) }
}

/** Of a value that may be null, what the other branch says helps; that it is not null does not. */
function isNoise({ keyword, params }: Failure): boolean {
  return (
    keyword === 'anyOf' || keyword === 'boolean' || (keyword === 'type' && 'type' in params && params.type === 'null')
  )
}
