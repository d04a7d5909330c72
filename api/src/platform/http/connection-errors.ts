import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { FALLBACK } from '@comptoir/i18n'
import type { ConnectionError } from 'fastify'
import { DomainError } from '../errors.ts'
import { problemIn } from './problems.ts'
import { POLICY_OF_DATA, type SecurityHeaders } from './security-headers.ts'

const CODES = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request.timedOut',
  HPE_HEADER_OVERFLOW: 'request.headersTooLarge',
} as const

/** What is no HTTP is answered on the bare connection, as any other refusal is, and the connection ends. */
export function answerConnectionError(error: ConnectionError, socket: Socket, headers: SecurityHeaders): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  if (socket.writable) socket.write(answerTo(error, headers))
  socket.destroy(error)
}

function answerTo({ code }: ConnectionError, headers: SecurityHeaders): string {
  const known = Object.entries(CODES).find(([name]) => name === code)
  const refusal = new DomainError(known?.[1] ?? 'request.malformed')
  const body = JSON.stringify(problemIn(FALLBACK, refusal, randomUUID()))
  const lines = Object.entries({
    ...headers,
    'content-security-policy': POLICY_OF_DATA,
    'cache-control': 'no-store',
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status] ?? ''}\r\n${lines.join('')}\r\n${body}`
}
