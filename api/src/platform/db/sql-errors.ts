interface SqlError extends Error {
  code: string
  constraint?: string
  detail?: string
}

/** An error that came back from PostgreSQL, known by its five-character SQLSTATE. */
export function isSqlError(error: unknown): error is SqlError {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)
}

/**
 * True when a unique constraint or index of that name refused the row. Read from the message: through the distributed
 * engine the `constraint` field is absent and the name carries a shard number.
 */
export function violatesUnique(error: unknown, constraint: string): boolean {
  return isSqlError(error) && error.code === '23505' && names(error, constraint)
}

/** True when a foreign key still points at the row, or the row points at nothing. */
export function violatesForeignKey(error: unknown, constraint?: string): boolean {
  return isSqlError(error) && error.code === '23503' && (constraint === undefined || names(error, constraint))
}

/** SQLSTATE of refusals that our own database functions raise; their message is a code, their detail its parameters. */
export const RAISED = 'CT001'

/** True when a database function of ours refused with that code. */
export function raises(error: unknown, code: string): boolean {
  return isSqlError(error) && error.code === RAISED && error.message === code
}

function names(error: SqlError, constraint: string): boolean {
  return new RegExp(`"${constraint}(_\\d+)?"`).test(error.message)
}

/** True when a figure lies outside the bounds that the database holds for it: its table's check, or those of its type. */
export function violatesBounds(error: unknown): boolean {
  return (
    isSqlError(error) &&
    (error.code === '22003' || (error.code === '23514' && /"\w+_bounds(_\d+)?"/.test(error.message)))
  )
}

/** True when a value was none of its type, or beyond it (SQLSTATE class 22). */
export function isWrongValue(error: unknown): boolean {
  return isSqlError(error) && error.code.startsWith('22')
}

const RETRYABLE = new Set(['40001', '40P01', '08006', '57P01', '55P03'])
/** What the distributed engine says, as an error of its own (XX000), when a company's rows got other shards since it looked. */
const SHARD_IS_GONE = /could not find valid entry for shard/
/** Refused before anything was asked. */
const UNREACHED = new Set(['57P03', '53300', 'ECONNREFUSED'])
const CUT_OFF = new Set([
  '57P02',
  '08001',
  '08003',
  '08004',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
])
const CUT_OFF_WORDS =
  /Connection terminated|connection error and is not queryable|timeout exceeded when trying to connect/

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : ''
}

/** True when the same transaction may succeed if it is run again from its start. */
export function isRetryable(error: unknown): boolean {
  const code = codeOf(error)
  return RETRYABLE.has(code) || UNREACHED.has(code) || (code === 'XX000' && SHARD_IS_GONE.test(messageOf(error)))
}

/** True when the database is away or went away: whether it had done what was asked is not known, and nothing is wrong with the request. */
export function isUnavailable(error: unknown): boolean {
  return isRetryable(error) || CUT_OFF.has(codeOf(error)) || CUT_OFF_WORDS.test(messageOf(error))
}

/** True when a statement was ended because it ran for as long as it may, or because its caller had gone. */
export function tookTooLong(error: unknown): boolean {
  return codeOf(error) === '57014'
}
