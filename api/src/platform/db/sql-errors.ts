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

function names(error: SqlError, constraint: string): boolean {
  return new RegExp(`"${constraint}(_\\d+)?"`).test(error.message)
}

const RETRYABLE = new Set(['40001', '40P01', '08006', '57P01', '55P03'])

/** True when the same transaction may succeed if it is run again from its start. */
export function isRetryable(error: unknown): boolean {
  return isSqlError(error) && RETRYABLE.has(error.code)
}
