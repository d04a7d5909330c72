import { randomInt } from 'node:crypto'
import type { IssuedVoucher } from '@comptoir/contracts/sales/sales-returns'
import { VOUCHER_ALPHABET, VOUCHER_CODE_LENGTH, voucherCodeOf } from '@comptoir/contracts/voucher-codes'
import { v7 as newId } from 'uuid'
import { businessDateOf } from '../../../platform/clock.ts'
import type { TxCtx } from '../../../platform/context.ts'
import { lastDayOf } from './vouchers.rules.ts'

/** A voucher that a return issues, before that has its number. */
export interface NewVoucher {
  id: string
  code: string
  amountMinor: number
  expiresOn: string | null
}

/** A voucher of an amount, in minor units, under a code that nobody can guess, for as long as the company takes them today. */
export async function newVoucher(
  { db, companyId }: TxCtx,
  { amountMinor, occurredAt }: { amountMinor: number; occurredAt: string },
): Promise<NewVoucher> {
  const { months, zone } = await db
    .selectFrom('company')
    .select(['voucher_validity_months as months', 'time_zone as zone'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  const numbers = Array.from({ length: VOUCHER_CODE_LENGTH - 1 }, () => randomInt(VOUCHER_ALPHABET.length))
  const day = businessDateOf(new Date(occurredAt), zone)
  return {
    id: newId(),
    code: voucherCodeOf(numbers),
    amountMinor,
    expiresOn: months === null ? null : lastDayOf(day, months),
  }
}

/** The voucher that a return issued, with its whole code; null where it issued none. */
export async function findIssuedVoucher({ db, companyId }: TxCtx, returnId: string): Promise<IssuedVoucher | null> {
  const row = await db
    .selectFrom('voucher')
    .select(['id', 'number', 'code', 'amount_minor', 'expires_on'])
    .where('company_id', '=', companyId)
    .where('sales_return_id', '=', returnId)
    .executeTakeFirst()
  if (!row) return null
  const { id, number, code } = row
  return { id, number, code, amountMinor: row.amount_minor, expiresOn: row.expires_on }
}
