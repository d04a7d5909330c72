import Type, { type Static } from 'typebox'
import { Id, Instant, Nullable, Strict } from '../schema.ts'

/** A company in the super-administrator's list: its size, nothing of its business. */
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
export const CompanyRows = Strict({ data: Type.Array(CompanyRow) })
