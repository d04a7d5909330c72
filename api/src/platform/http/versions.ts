import type { FastifyReply, FastifyRequest } from 'fastify'
import { DomainError } from '../errors.ts'

/** The version that the caller holds, from `If-Match`; undefined when it does not compare versions. */
export function versionHeld(request: FastifyRequest): number | undefined {
  const header = request.headers['if-match']
  if (!header || header === '*') return undefined
  const match = /^(?:W\/)?"(\d{1,9})"$/.exec(header)
  if (!match) throw new DomainError('request.invalid', {}, '/if-match')
  return Number(match[1])
}

/** The same where a change must say which state it was decided on. */
export function requireVersionHeld(request: FastifyRequest): number {
  const version = versionHeld(request)
  if (version === undefined) throw new DomainError('request.versionRequired')
  return version
}

/** Sends the caller the version that it now holds. */
export function giveVersion(reply: FastifyReply, row: { version: number }): void {
  void reply.header('etag', `"${row.version}"`)
}
