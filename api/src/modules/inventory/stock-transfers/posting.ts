import type { Bearer } from '@comptoir/contracts/inventory/stock-transfers'
import { v7 as newId } from 'uuid'
import type { TxCtx } from '../../../platform/context.ts'
import { listByFunction } from '../../../platform/db/call.ts'
import { jsonText } from '../../../platform/db/function-json.ts'
import type { LotShare } from './stock-transfers.rules.ts'
import type { TransferLine } from './stock-transfers.repository.ts'

type Kind = 'shipped' | 'good' | 'damaged' | 'returned' | 'lost'

/** Goods of a line that leave a place for another one, or for none where they are lost. */
export interface Movement {
  line: TransferLine
  kind: Kind
  fromId: string
  toId: string | null
  /** Above zero. */
  quantityMilli: number
  lots: readonly LotShare[]
  serialNumberIds: readonly string[]
  bearer?: Bearer | null
}

interface Posting {
  transferId: string
  stepId: string
  movements: readonly Movement[]
  /** Lines whose reservation ends with it. */
  released?: readonly TransferLine[]
  allowNegative: boolean
}

/**
 * Moves goods in the ledger and writes down what moved why. Gives what one of each line costs, in millionths, by the line's
 * id: frozen when it is shipped.
 */
export async function postMovements(
  { db, companyId, userId, now }: TxCtx,
  { transferId, stepId, movements, released = [], allowNegative }: Posting,
): Promise<Map<string, number>> {
  const rows = movements.map((movement) => ({ ...movement, id: newId() }))
  const [answer] = await listByFunction(db, 'stock_transfer_post', {
    ...{ companyId, transferId, userId, recordedAt: now, allowNegative },
    movements: jsonText(
      rows.map(({ id, line, fromId, toId, quantityMilli }) => ({
        ...{ id, out_ledger_id: newId(), in_ledger_id: newId(), from_location_id: fromId, to_location_id: toId },
        ...{ product_id: line.productId, designation: line.designation, quantity_milli: quantityMilli },
        unit_cost_micro: line.unitCostMicro,
      })),
    ),
    lots: jsonText(
      rows.flatMap(({ id, line, lots }) =>
        lots.map((lot) => ({
          ...{ line_id: id, lot_id: lot.lotId, product_id: line.productId, quantity_milli: lot.quantityMilli },
        })),
      ),
    ),
    serialNumbers: jsonText(
      rows.flatMap(({ id, serialNumberIds }) =>
        serialNumberIds.map((serialNumberId) => ({ line_id: id, serial_number_id: serialNumberId })),
      ),
    ),
    released: jsonText(
      released.map(({ productId, requestedMilli }) => ({ product_id: productId, change_milli: -requestedMilli })),
    ),
  })
  const costs = answer?.stock_transfer_post
  if (!costs) throw new Error('stock_transfer_post gave nothing')
  await db
    .insertInto('stock_transfer_movement')
    .values(
      rows.map(({ id, line, kind, quantityMilli, bearer = null }) => ({
        ...{ company_id: companyId, id, transfer_id: transferId, line_id: line.id, step_id: stepId, kind, bearer },
        ...{ quantity_milli: quantityMilli, unit_cost_micro: costs[id] ?? 0 },
      })),
    )
    .execute()
  return new Map(rows.map(({ id, line }) => [line.id, costs[id] ?? 0]))
}
