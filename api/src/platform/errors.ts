import { ERRORS, type ErrorCode } from '@comptoir/contracts'

/** A refusal that somebody has translated: a code of the contracts and the parameters of its phrase. Bugs throw plain Error. */
export class DomainError extends Error {
  readonly code: ErrorCode
  readonly params: Record<string, string | number>
  /** JSON pointer of the field at fault, when it is one. */
  readonly pointer: string | undefined

  constructor(code: ErrorCode, params: Record<string, string | number> = {}, pointer?: string) {
    super(code)
    this.name = 'DomainError'
    this.code = code
    this.params = params
    this.pointer = pointer
  }

  get status(): number {
    return ERRORS[this.code].status
  }
}

/** True for the codes of the contracts, for texts that come back from the database. */
export function isErrorCode(text: string): text is ErrorCode {
  return text in ERRORS
}
