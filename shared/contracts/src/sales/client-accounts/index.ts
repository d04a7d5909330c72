import * as Type from 'typebox'
import type { Static } from 'typebox'
import { CLIENT_ACCOUNTS_AT } from '../../addresses.ts'
import { defineList } from '../../declare.ts'
import { ALL_BUT_STOCK } from '../../roles.ts'
import { AmountMinor, Id, Instant, Nullable, OneOf, PositiveAmountMinor, Strict, TotalMinor } from '../../schema.ts'

/** A ticket of which something is still owed: what a client pays is taken off the oldest ones first. */
export const OwedDocument = Strict({
  documentId: Id,
  /** Null for a ticket of a shop that the reader may not enter. */
  number: Nullable(Type.String()),
  occurredAt: Instant,
  /** What was sold on credit by it, and what is left of that, in minor units. */
  amountMinor: AmountMinor,
  leftMinor: AmountMinor,
})
export type OwedDocument = Static<typeof OwedDocument>

/** No more tickets are named; what is left of older ones is said in one sum. */
export const MOST_OWED_DOCUMENTS = 50

/** What a client owes: what was sold to them on credit less what was taken back and paid, in all shops of the company. */
export const ClientAccount = Strict({
  clientId: Id,
  currency: Type.String(),
  /** In minor units; below zero the company owes it to the client. */
  owedMinor: TotalMinor,
  /** The most that they may owe, in minor units; null where nothing limits it. */
  limitMinor: Nullable(PositiveAmountMinor),
  /** The oldest first; left out where nothing is owed. */
  owedDocuments: Type.Optional(Type.Array(OwedDocument)),
})
export type ClientAccount = Static<typeof ClientAccount>

/** `GET client-accounts/{the id of a client}`. */
export const CLIENT_ACCOUNTS = { ...CLIENT_ACCOUNTS_AT, item: ClientAccount } as const

/** One payment on credit, or one return or client payment that was taken off what is owed. */
export const AccountMovement = Strict({
  id: Id,
  documentKind: OneOf(['sale', 'salesReturn', 'clientPayment']),
  documentId: Id,
  /** Null for a document of a shop that the reader may not enter. */
  number: Nullable(Type.String()),
  occurredAt: Instant,
  currency: Type.String(),
  /** Added to what is owed; below zero it was taken off. */
  amountMinor: AmountMinor,
})
export type AccountMovement = Static<typeof AccountMovement>

/** What came onto the account of a client and off it; a list without `client` is that of all of them. */
export const ACCOUNT_MOVEMENTS = defineList({
  entity: 'accountMovement',
  path: 'account-movements',
  permissions: { read: ALL_BUT_STOCK },
  item: AccountMovement,
  list: { searchFields: [], filters: ['client'], orders: ['occurredAt'] },
})

declare module '../../declare.ts' {
  interface Declarations {
    accountMovement: typeof ACCOUNT_MOVEMENTS
  }
}
