import type { SalesReturn, SalesReturnInput } from '@comptoir/contracts/sales/sales-returns'
import { maskedCode } from '@comptoir/contracts/voucher-codes'
import type { Ctx } from '../../../platform/context.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { DomainError } from '../../../platform/errors.ts'
import { newVoucher, type NewVoucher } from '../vouchers/index.ts'
import type { Repayment } from './sales-returns.rules.ts'

/** The voucher by which a return gives something back; null where it does not. Refuses a second one. */
export async function voucherFor(
  ctx: Ctx,
  { occurredAt }: Pick<SalesReturnInput, 'occurredAt'>,
  { refunds }: Pick<Repayment, 'refunds'>,
): Promise<NewVoucher | null> {
  const [refund, second] = refunds.filter(({ methodKind }) => methodKind === 'voucher')
  if (second) throw new DomainError('request.invalid', {}, `/refunds/${refunds.indexOf(second)}/paymentMethodId`)
  if (!refund || refund.amountMinor === 0) return null
  const { amountMinor } = refund
  return inTransaction(ctx, (tx) => newVoucher(tx, { amountMinor, occurredAt }))
}

/** A return as it is read again: whoever reads it cannot spend its voucher. */
export function withMaskedCode({ voucher, ...made }: SalesReturn): SalesReturn {
  return voucher ? { ...made, voucher: { ...voucher, code: maskedCode(voucher.code) } } : made
}
