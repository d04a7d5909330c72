import type { DeviceStep } from './step-store.ts'
import type { DeviceTicket, Waiting } from './ticket-store.ts'

/** What a file of tickets begins with; another form has another number. */
const HEAD = 'COMPTOIR TICKETS 2\n'
/** It held tickets alone. */
const FIRST_HEAD = 'COMPTOIR TICKETS 1\n'
const SALT_BYTES = 16
/** As AES-GCM asks for. */
const IV_BYTES = 12
/** OWASP's figure for PBKDF2 with SHA-256. */
const ROUNDS = 600_000

/** It is no copy of tickets, was damaged, or the passphrase is another one. */
export class CopyUnreadableError extends Error {
  override readonly name = 'CopyUnreadableError'
}

/** Browsers seal and open only on addresses with TLS, and on this machine's own. */
export function canSeal(): boolean {
  return globalThis.isSecureContext
}

/** What waits as a file that only the passphrase opens: AES-256 in GCM, its key by PBKDF2. */
export async function sealTickets(waiting: Waiting, passphrase: string): Promise<Blob> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES))
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const text = new TextEncoder().encode(JSON.stringify(waiting))
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await keyOf(passphrase, salt), text)
  return new Blob([HEAD, salt, iv, sealed], { type: 'application/octet-stream' })
}

/** What such a file holds. Throws `CopyUnreadableError`. */
export async function openTickets(file: Blob, passphrase: string): Promise<Waiting> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const head = new TextDecoder().decode(bytes.subarray(0, HEAD.length))
  if (head !== HEAD && head !== FIRST_HEAD) throw new CopyUnreadableError('no copy of tickets')
  const salt = bytes.slice(HEAD.length, HEAD.length + SALT_BYTES)
  const iv = bytes.slice(HEAD.length + SALT_BYTES, HEAD.length + SALT_BYTES + IV_BYTES)
  const sealed = bytes.slice(HEAD.length + SALT_BYTES + IV_BYTES)
  try {
    const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await keyOf(passphrase, salt), sealed)
    const said: unknown = JSON.parse(new TextDecoder().decode(text))
    const held = Array.isArray(said) ? { tickets: said, steps: [] } : said
    if (isWaiting(held)) return held
    throw new TypeError('no tickets')
  } catch (error) {
    throw new CopyUnreadableError('another passphrase, or a damaged file', { cause: error })
  }
}

function isWaiting(value: unknown): value is Waiting {
  if (typeof value !== 'object' || value === null || !('tickets' in value) || !('steps' in value)) return false
  const { tickets, steps } = value
  return Array.isArray(tickets) && tickets.every(isTicket) && Array.isArray(steps) && steps.every(isStep)
}

function isStep(value: unknown): value is DeviceStep {
  return (
    typeof value === 'object' &&
    value !== null &&
    'kind' in value &&
    (value.kind === 'opening' || value.kind === 'closing') &&
    'sessionId' in value &&
    typeof value.sessionId === 'string'
  )
}

function isTicket(value: unknown): value is DeviceTicket {
  if (typeof value !== 'object' || value === null) return false
  const fields = new Map(Object.entries(value))
  const texts = [
    'id',
    'registerId',
    'number',
    'cashSessionId',
    'occurredAt',
    'currency',
    'text',
    'hash',
    'previousHash',
  ]
  const figures = ['epoch', 'counter', 'totalMinor']
  return (
    texts.every((name) => typeof fields.get(name) === 'string') &&
    figures.every((name) => Number.isSafeInteger(fields.get(name)))
  )
}

async function keyOf(passphrase: string, salt: BufferSource): Promise<CryptoKey> {
  const typed = new TextEncoder().encode(passphrase)
  const material = await crypto.subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveKey'])
  const rule = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ROUNDS }
  return crypto.subtle.deriveKey(rule, material, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}
