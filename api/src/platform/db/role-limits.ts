import { LOCK_SECONDS, STATEMENT_SECONDS, USUAL_WORK } from '../work.ts'

/** Imports wait for rows longer than people do. */
const ADMIN_LOCK_SECONDS = 10

/**
 * What the statements of a role may take by themselves. Settings of the role, not of the connection: they hold behind a
 * pooler too, and cost no statement.
 */
export const ROLE_LIMITS = {
  app_rw: { statement_timeout: `${STATEMENT_SECONDS[USUAL_WORK]}s`, lock_timeout: `${LOCK_SECONDS}s` },
  app_admin: { statement_timeout: `${STATEMENT_SECONDS.job}s`, lock_timeout: `${ADMIN_LOCK_SECONDS}s` },
} as const satisfies Record<string, Readonly<Record<string, string>>>
