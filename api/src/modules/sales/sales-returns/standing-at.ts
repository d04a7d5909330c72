import { SALES_RETURNS, type SalesReturnInput } from '@comptoir/contracts/sales/sales-returns'
import type { Ctx } from '../../../platform/context.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { whoStandsThere, type Standing } from '../cashier-switches/index.ts'
import type { SaleContext } from '../sales/index.ts'

/** In whose name a return is made, and what they may do: who stands there as the server is asked, whenever it says it was. */
export function standingAt(
  ctx: Ctx,
  { pointOfSaleId }: Pick<SaleContext, 'pointOfSaleId'>,
  input: Pick<SalesReturnInput, 'registerId' | 'cashierId'>,
): Promise<Standing> {
  const place = { registerId: input.registerId, pointOfSaleId }
  return inTransaction(ctx, (tx) => whoStandsThere(tx, place, input.cashierId, SALES_RETURNS.permissions.write))
}
