import type { PaymentKind } from './payment-rules.ts'

/** What may be said of a payment beside its amount, in the order in which it is asked for. */
export const DETAIL_FIELDS = ['reference', 'number', 'bank', 'drawer', 'dueDate'] as const
export type DetailField = (typeof DETAIL_FIELDS)[number]

/** Characters of each text; the number and the name of an identity have as many as those of a cheque. */
export const LONGEST_DETAIL = { reference: 60, number: 30, bank: 80, drawer: 200 } as const

/** How a field is asked for; one that is not named is not asked for. */
export type Asked = Readonly<Partial<Record<DetailField, 'required' | 'optional'>>>

const REFERENCE: Asked = { reference: 'optional' }

/**
 * What each kind asks for: of a card, a transfer or a mobile payment its reference (an authorisation, or the last digits); of a
 * cheque its number, its bank, who drew it and, where it is post-dated, its day; of a draft the day on which it is due.
 */
const ASKED: Readonly<Partial<Record<PaymentKind, Asked>>> = {
  card: REFERENCE,
  transfer: REFERENCE,
  mobile: REFERENCE,
  cheque: { number: 'required', bank: 'required', drawer: 'required', dueDate: 'optional' },
  draft: { number: 'required', bank: 'required', dueDate: 'required' },
}

const NOTHING: Asked = {}

/** What a kind of payment asks for; nothing of a kind that this program does not know. */
export function askedOf(kind: string): Asked {
  return ASKED[kind as PaymentKind] ?? NOTHING
}

type Said = Readonly<Partial<Record<DetailField, string>>>

/** The fields that a kind requires and that nobody filled in. */
export function missingDetails(kind: string, details: Said = {}): DetailField[] {
  const asked = askedOf(kind)
  return DETAIL_FIELDS.filter((field) => asked[field] === 'required' && !details[field]?.trim())
}

/** Whether a cheque says a day after the one on which it is given. Days are ISO 8601. */
export function isPostDated(kind: string, { dueDate }: Said, today: string): boolean {
  return kind === 'cheque' && dueDate !== undefined && dueDate > today
}

/** 5,000 dinars, from which on Tunisian law has the seller declare cash with the buyer's identity; excluding tax. */
export const LAW_CASH_MINOR = 5_000_000

/** By what somebody who pays much in cash proves who they are. */
export const IDENTITY_KINDS = ['nationalId', 'passport', 'residencePermit', 'taxId'] as const
export type IdentityKind = (typeof IDENTITY_KINDS)[number]

/** Figures of a ticket, in minor units of its currency. */
interface PaidInCash {
  /** What was kept of the cash, after the change. */
  cashMinor: number
  netHtMinor: number
  totalMinor: number
  /** Excluding tax; 0 where nothing is asked. */
  thresholdMinor: number
}

/**
 * Whether so much is paid in cash that the buyer's identity is recorded: the part of the total excluding tax that the cash pays
 * reaches the threshold. Compared without rounding.
 */
export function asksIdentity({ cashMinor, netHtMinor, totalMinor, thresholdMinor }: PaidInCash): boolean {
  if (thresholdMinor <= 0 || cashMinor <= 0 || totalMinor <= 0) return false
  return BigInt(cashMinor) * BigInt(netHtMinor) >= BigInt(thresholdMinor) * BigInt(totalMinor)
}
