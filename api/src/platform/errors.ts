import { statusOf } from '@comptoir/contracts/catalogue'
import type { ErrorCode, ErrorParams } from '@comptoir/contracts/errors'

type Rest<Code extends ErrorCode> = keyof ErrorParams<Code> extends never
  ? [params?: Record<string, never>, pointer?: string]
  : [params: ErrorParams<Code>, pointer?: string]

/**
 * A refusal that somebody has translated: a code of the contracts, the raw parameters that its phrase names, and the JSON
 * pointer of the field at fault when it is one. Bugs throw plain Error.
 */
export class DomainError<Code extends ErrorCode = ErrorCode> extends Error {
  readonly code: Code
  readonly params: Readonly<Record<string, string | number>>
  readonly pointer: string | undefined

  constructor(code: Code, ...[params, pointer]: Rest<Code>) {
    super(code)
    this.name = 'DomainError'
    this.code = code
    this.params = { ...params }
    this.pointer = pointer
  }

  get status(): number {
    return statusOf(this.code)
  }
}

/** One field of a refused body: which, why, and what its phrase names. */
export interface Fault {
  pointer: string
  code: ErrorCode
  params: Readonly<Record<string, string | number | undefined>>
}

/** A body that breaks business rules: reported as invalid, with every field and its own phrase. */
export class FieldsError extends DomainError<'request.invalid'> {
  readonly faults: readonly Fault[]

  constructor(faults: readonly Fault[]) {
    super('request.invalid')
    this.faults = faults
  }
}

/** Params passed separately from the code are built beside the phrase they fill; a missing one shows as an ellipsis. */
function areParams(value: unknown): value is ErrorParams<ErrorCode> {
  return typeof value === 'object' && value !== null
}

/** A refusal whose code is known only when the program runs. */
export function refusalOf(code: ErrorCode, params: unknown, pointer?: string): DomainError {
  if (!areParams(params)) throw new Error(`${code} was raised without parameters`)
  return new DomainError(code, params, pointer)
}

/** A refusal that a database function raised, with the parameters it wrote as JSON. */
export function raisedError(code: ErrorCode, detail: string | undefined): DomainError {
  return refusalOf(code, JSON.parse(detail ?? '{}'))
}
