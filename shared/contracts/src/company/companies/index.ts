import * as Type from 'typebox'
import type { Static } from 'typebox'
import { COMPANY_CURRENCIES } from '../company-profile/limits.ts'
import { Id, Instant, Nullable, OneOf, Strict, Text } from '../../schema.ts'
import { STOCK_POLICIES } from '../../stock-policies.ts'

/** A company as a super-administrator has made it: its size, nothing of its business. */
export const CompanyRow = Strict({
  id: Id,
  name: Type.String(),
  city: Nullable(Type.String()),
  currency: Type.String(),
  pointOfSaleCount: Type.Integer(),
  userCount: Type.Integer(),
  createdAt: Instant,
})
export type CompanyRow = Static<typeof CompanyRow>

/**
 * A company to be created, with its first administrator. `id` is permanent: repeating it returns the existing company.
 * An administrator whose e-mail has an account keeps that account and its password; another one needs a password.
 */
export const NewCompanyInput = Strict({
  id: Id,
  name: Text(80),
  currency: OneOf(COMPANY_CURRENCIES),
  timeZone: Type.Optional(Text(64)),
  /** Where stock runs out; left out, nothing is done about it. */
  stockPolicy: Type.Optional(OneOf(STOCK_POLICIES)),
  administrator: Strict({
    email: Type.String({ format: 'email', maxLength: 254 }),
    name: Text(120),
    password: Type.Optional(Type.String({ minLength: 12, maxLength: 128 })),
  }),
})
export type NewCompanyInput = Static<typeof NewCompanyInput>
