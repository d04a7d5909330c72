import { baseQuantityMilli } from '@comptoir/money'
import type { JsonArguments } from '../../../platform/db/function-json.ts'
import type { EvidenceRow } from '../../../platform/evidence/canonical.ts'

/** What a document hands down to the movements that it makes. */
type Head = Pick<
  JsonArguments['sale_post.sale'],
  'cash_session_id' | 'register_id' | 'currency' | 'user_id' | 'occurred_at' | 'recorded_at'
>

type MovedLine = Pick<
  JsonArguments['sale_post.lines'][number],
  'id' | 'ledger_id' | 'product_id' | 'quantity_milli' | 'pack_quantity_milli' | 'unit_cost_micro'
>

/** The rows of the stock ledger that `post_stock` writes for a document, in the products' own units. */
export function stockMovements(
  head: Head,
  { locationId, kind, direction }: { locationId: string; kind: 'sale' | 'return'; direction: 1 | -1 },
  lines: readonly MovedLine[],
): EvidenceRow[] {
  return lines.map((line) => ({
    id: line.ledger_id,
    location_id: locationId,
    product_id: line.product_id,
    kind,
    quantity_milli: direction * (baseQuantityMilli(line.quantity_milli, line.pack_quantity_milli) ?? Number.NaN),
    unit_cost_micro: line.unit_cost_micro,
    document_line_id: line.id,
    user_id: head.user_id,
    occurred_at: head.occurred_at,
    recorded_at: head.recorded_at,
  }))
}

/** The rows of the money ledger that `post_money` writes for a document. */
export function moneyMovements(head: Head, entries: JsonArguments['sale_post.money']): EvidenceRow[] {
  return entries.map((entry) => ({
    id: entry.id,
    kind: entry.kind,
    payment_method_id: entry.payment_method_id,
    cash_session_id: head.cash_session_id,
    register_id: head.register_id,
    amount_minor: entry.amount_minor,
    currency: head.currency,
    line_number: entry.line_number,
    user_id: head.user_id,
    occurred_at: head.occurred_at,
    recorded_at: head.recorded_at,
    comment: null,
  }))
}
