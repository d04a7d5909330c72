import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { REGISTER_BYTES, shortId } from '../ticket-queue/index.ts'

/** What a ticket says of itself, as its register signs it: nothing of persons. */
export interface ProvedTicket {
  /** In place of the company's id, in hexadecimal digits. */
  company: string
  /** In place of the register's id, likewise. */
  register: string
  epoch: number
  /** As it is printed. */
  number: string
  /** To the second. */
  occurredAt: string
  /** In the smallest unit of the currency. */
  totalMinor: number
  currency: string
  /** The beginning of the hash that ties it to the ticket before, likewise in hexadecimal digits. */
  hash: string
}

/** A ticket that was read, with what its register signed and how. */
export interface ReadProof {
  ticket: ProvedTicket
  signed: Uint8Array<ArrayBuffer>
  signature: Uint8Array<ArrayBuffer>
}

const PREFIX = 'CT'
/** Letters that lie on the same keys of QWERTY, AZERTY and QWERTZ: a scanner may believe in any of them, and in either case. */
const LETTERS = 'BCDEFGHIJKLNOPRSTUVX'
const BASE = LETTERS.length
/** Of this shape. Never 0, so that no byte before it is lost. */
const VERSION = 1
const COMPANY_BYTES = 4
const HASH_BYTES = 16
const SIGNATURE_BYTES = 64
/** A letter that was lost or misread is told from a signature that does not fit. */
const CHECK_BYTES = 2
const NUMBER = /^TIC-(.+)-(\d+)$/
const DIGITS = 6
const MS = 1000

/** How a company is called on its tickets. */
export function companyOf(companyId: string): string {
  return shortId(companyId, COMPANY_BYTES)
}

/** How a register is called on its tickets. */
export function registerOf(registerId: string): string {
  return shortId(registerId, REGISTER_BYTES)
}

/** What a register signs of a ticket; null where its number is not one that a register gives. */
export function signedBytes(ticket: ProvedTicket): Uint8Array<ArrayBuffer> | null {
  const [, place, counter] = NUMBER.exec(ticket.number) ?? []
  if (place === undefined || counter === undefined) return null
  const named = utf8ToBytes(place)
  const seconds = Math.floor(Date.parse(ticket.occurredAt) / MS)
  return Uint8Array.from([
    VERSION,
    ...hexToBytes(ticket.company),
    ...hexToBytes(ticket.register),
    ...figureBytes(ticket.epoch),
    ...[named.length, ...named],
    ...figureBytes(Number(counter)),
    ...figureBytes(seconds),
    ...figureBytes(ticket.totalMinor),
    ...utf8ToBytes(ticket.currency),
    ...hexToBytes(ticket.hash.slice(0, 2 * HASH_BYTES)),
  ])
}

/** What is printed: capital letters alone, which a QR code holds densely. */
export function proofText(signed: Uint8Array, signature: Uint8Array): string {
  const bytes = [...signed, ...signature]
  const whole = [...bytes, ...checkOf(Uint8Array.from(bytes))]
  const digits = BigInt(`0x${bytesToHex(Uint8Array.from(whole))}`).toString(BASE)
  return PREFIX + [...digits].map((digit) => LETTERS.charAt(Number.parseInt(digit, BASE))).join('')
}

/** What is printed on a ticket, read; null where a part of it was lost or misread, or a later program made it. */
export function readProof(text: string): ReadProof | null {
  const bytes = bytesIn(text.trim().toUpperCase())
  if (!bytes) return null
  const end = bytes.length - SIGNATURE_BYTES - CHECK_BYTES
  const [signed, signature] = [bytes.slice(0, Math.max(0, end)), bytes.slice(end, -CHECK_BYTES)]
  const isWhole = bytesToHex(checkOf(bytes.slice(0, -CHECK_BYTES))) === bytesToHex(bytes.slice(-CHECK_BYTES))
  const ticket = isWhole && end > 0 ? ticketIn(signed) : null
  return ticket && { ticket, signed, signature }
}

function bytesIn(text: string): Uint8Array<ArrayBuffer> | null {
  if (!text.startsWith(PREFIX)) return null
  const places = [...text.slice(PREFIX.length)].map((letter) => LETTERS.indexOf(letter))
  // The first letter is never 0: one in front of it would change nothing.
  if (places.length === 0 || places[0] === 0 || places.includes(-1)) return null
  const hex = places.reduce((sum, place) => sum * BigInt(BASE) + BigInt(place), 0n).toString(16)
  return Uint8Array.from(hexToBytes(hex.length % 2 === 0 ? hex : `0${hex}`))
}

function ticketIn(signed: Uint8Array): ProvedTicket | null {
  let at = 0
  const take = (count: number): Uint8Array => {
    const taken = signed.slice(at, at + count)
    at += count
    if (taken.length < count) throw new RangeError('a ticket that ends too early')
    return taken
  }
  const figure = (): number => {
    let sum = 0
    for (let factor = 1; ; factor *= 128) {
      const byte = take(1)[0] ?? 0
      sum += (byte & 127) * factor
      if (byte < 128) return sum
      if (factor > 128 ** 6) throw new RangeError('a figure without an end')
    }
  }
  const words = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)
  try {
    if (take(1)[0] !== VERSION) return null
    const [company, register] = [bytesToHex(take(COMPANY_BYTES)), bytesToHex(take(REGISTER_BYTES))]
    const epoch = figure()
    const place = words(take(take(1)[0] ?? 0))
    const number = `TIC-${place}-${String(figure()).padStart(DIGITS, '0')}`
    const occurredAt = new Date(figure() * MS).toISOString()
    const totalMinor = figure()
    const currency = words(take(3))
    const hash = bytesToHex(take(HASH_BYTES))
    const isAll = at === signed.length && /^[A-Z]{3}$/.test(currency)
    return isAll ? { company, register, epoch, number, occurredAt, totalMinor, currency, hash } : null
  } catch {
    return null
  }
}

/** A figure in as many bytes as it needs, seven bits in each, the lowest first. */
function figureBytes(figure: number): number[] {
  const bytes: number[] = []
  let rest = figure
  for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128)
  return [...bytes, rest]
}

function checkOf(bytes: Uint8Array): Uint8Array {
  return sha256(bytes).slice(0, CHECK_BYTES)
}
