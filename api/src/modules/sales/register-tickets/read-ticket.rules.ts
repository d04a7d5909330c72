import { createHash } from 'node:crypto'
import { RegisterTicket, type KeptReason, type SentTicket } from '@comptoir/contracts/sales/register-tickets'
import { baseQuantityMilli } from '@comptoir/money'
import { assertModestJson } from '../../../platform/http/modest-json.ts'
import { isStorable } from '../../../platform/http/readable-text.ts'
import { checkOf } from '../../../platform/http/validation.ts'
import { isId } from '../../../platform/is-id.ts'

/** A ticket as it came, under the hash that it really has, and what it says; or why it cannot go into the books. */
export type Read = { sent: SentTicket } & ({ ticket: RegisterTicket } | { keptAs: KeptReason; ticket?: RegisterTicket })

let check: ((value: unknown) => boolean) | undefined

/** Compiled when the first ticket comes. */
function isTicket(value: unknown): value is RegisterTicket {
  check ??= checkOf(RegisterTicket)
  return check(value)
}

function hashOf({ previousHash, text }: SentTicket): string {
  return createHash('sha256').update(previousHash).update(text).digest('hex')
}

/** What a register says that it sold. A text that was changed on its way is not believed. */
export function readTicket(claimed: SentTicket, registerId: string): Read {
  const sent = { ...claimed, hash: hashOf(claimed) }
  const value = parsed(claimed.text)
  if (!isTicket(value) || !isStorable(value) || !addsUp(value)) return { sent, keptAs: 'unreadable' }
  if (sent.hash !== claimed.hash) return { sent, keptAs: 'altered', ticket: value }
  if (value.registerId !== registerId.toLowerCase()) return { sent, keptAs: 'ofAnotherRegister', ticket: value }
  return { sent, ticket: value }
}

/** Ids are the same in either case, and are compared as texts from here on. */
function parsed(text: string): unknown {
  try {
    assertModestJson(text)
    return JSON.parse(text, (name, value: unknown) =>
      /^id$|Id$/.test(name) && typeof value === 'string' && isId(value) ? value.toLowerCase() : value,
    )
  } catch {
    return undefined
  }
}

const SUMMED = ['grossMinor', 'discountMinor', 'netHtMinor', 'fodecMinor', 'vatMinor'] as const

/** Whether its figures are the sums of their parts, as the books have them, and what was paid comes to its total. */
function addsUp(ticket: RegisterTicket): boolean {
  const { lines, taxes, payments, change } = ticket
  const received = sumOf(payments, ({ amountMinor }) => amountMinor)
  const totalMinor = ticket.netHtMinor + ticket.fodecMinor + ticket.vatMinor
  return (
    lines.every(lineAddsUp) &&
    SUMMED.every((figure) => sumOf(lines, (line) => line[figure]) === ticket[figure]) &&
    ticket.grossMinor - ticket.discountMinor === totalMinor &&
    ticket.totalMinor === totalMinor + ticket.stampMinor &&
    new Set(taxes.map(({ rateMilli }) => rateMilli)).size === taxes.length &&
    taxes.every((tax) => tax.totalMinor === tax.baseHtMinor + tax.fodecMinor + tax.vatMinor) &&
    sumOf(taxes, ({ baseHtMinor }) => baseHtMinor) === ticket.netHtMinor &&
    sumOf(taxes, ({ fodecMinor }) => fodecMinor) === ticket.fodecMinor &&
    sumOf(taxes, ({ vatMinor }) => vatMinor) === ticket.vatMinor &&
    received === ticket.receivedMinor &&
    (change?.amountMinor ?? 0) === ticket.changeMinor &&
    received - ticket.changeMinor === ticket.totalMinor + ticket.roundingMinor
  )
}

function lineAddsUp(line: RegisterTicket['lines'][number]): boolean {
  const isOneThing = line.productId !== null || line.packId === null
  return (
    isOneThing &&
    goodsAddUp(line) &&
    line.totalMinor === line.grossMinor - line.discountMinor &&
    line.totalMinor === line.netHtMinor + line.fodecMinor + line.vatMinor
  )
}

/** No more of lots, and no more pieces, than is sold. */
function goodsAddUp({
  quantityMilli,
  packQuantityMilli,
  lots = [],
  serialNumbers = [],
}: RegisterTicket['lines'][number]) {
  const baseMilli = baseQuantityMilli(quantityMilli, packQuantityMilli) ?? 0
  return sumOf(lots, (lot) => lot.quantityMilli) <= baseMilli && serialNumbers.length * 1000 <= baseMilli
}

function sumOf<T>(items: readonly T[], figure: (item: T) => number): number {
  return items.reduce((sum, item) => sum + figure(item), 0)
}
