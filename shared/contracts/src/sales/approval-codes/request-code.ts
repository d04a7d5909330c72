import type { CodeApprovable } from './approvable.ts'

/** The register that asks, and the epoch in which it numbers the ticket that it asks for. */
export interface AskingRegister {
  registerId: string
  epoch: number
}

/** What a request code stands for. */
export interface AskedByCode extends AskingRegister {
  /** From 1; too many wrong answers ask for another code. */
  round: number
  clientId: string | null
  permissions: readonly CodeApprovable[]
  /** SHA-256 of the ticket's id, register, lines and total, in hexadecimal digits. */
  ticketHash: string
}

/** What whoever approves types beside the request code, so that they know what they approve. */
export interface SaidByCode {
  request: string
  permissions: readonly CodeApprovable[]
  totalMinor: number
  /** What is taken off in all; it counts where a discount is approved. */
  discountMinor: number
}

const DRAWN_DIGITS = 7
const ANSWER_DIGITS = 8
/** As many hexadecimal digits are a number that JavaScript has exactly. */
const EXACT_DIGITS = 12
const HEXADECIMAL = 16

/** The text whose SHA-256 makes the digits of a request code. */
export function requestText({ registerId, epoch, round, clientId, permissions, ticketHash }: AskedByCode): string {
  return JSON.stringify(['request', registerId, epoch, round, clientId, permissions.toSorted(), ticketHash])
}

/**
 * A request code of 8 digits: 7 of `hash`, which is that of its text, and one that tells a wrong digit, another register or
 * another epoch, nine times of ten.
 */
export function requestCode(asking: AskingRegister, hash: string): string {
  const drawn = digitsOf(hash, DRAWN_DIGITS)
  return `${drawn}${checkDigit(asking, drawn)}`
}

/** Whether a register may have asked with a code in this epoch. */
export function mayBeRequest(asking: AskingRegister, request: string): boolean {
  return request === `${request.slice(0, DRAWN_DIGITS)}${checkDigit(asking, request.slice(0, DRAWN_DIGITS))}`
}

/** The text that the register's key signs for an answer code. A discount that nobody approves is not said, so it is no part. */
export function answerText({ request, permissions, totalMinor, discountMinor }: SaidByCode): string {
  return JSON.stringify([
    'answer',
    request,
    permissions.toSorted(),
    totalMinor,
    boundDiscount(permissions, discountMinor),
  ])
}

/** The answer code of 8 digits out of the signature of its text, in hexadecimal digits. */
export function answerCode(signature: string): string {
  return digitsOf(signature, ANSWER_DIGITS)
}

/** What of a discount an approval is bound to: 0 where it is no discount that is approved. */
export function boundDiscount(permissions: readonly CodeApprovable[], discountMinor: number): number {
  return permissions.includes('sales.exceedDiscount') ? discountMinor : 0
}

/** What somebody typed, without the spaces that it is shown with. */
export function codeDigits(typed: string): string {
  return typed.replaceAll(/\D/g, '')
}

function digitsOf(hexadecimal: string, count: number): string {
  const drawn = Number.parseInt(hexadecimal.slice(0, EXACT_DIGITS), HEXADECIMAL) % 10 ** count
  return String(drawn).padStart(count, '0')
}

/** Luhn's digit, moved on by what the register and the epoch come to. */
function checkDigit({ registerId, epoch }: AskingRegister, drawn: string): number {
  const place = Number.parseInt(registerId.slice(-6), HEXADECIMAL) + epoch
  const sum = [...drawn].toReversed().reduce((total, digit, at) => {
    const counted = at % 2 === 0 ? Number(digit) * 2 : Number(digit)
    return total + (counted > 9 ? counted - 9 : counted)
  }, place)
  return (10 - (sum % 10)) % 10
}
