import type { PaymentDetails, Sale } from '@comptoir/contracts/sales/sales'
import type { JsonArguments } from '../../../platform/db/function-json.ts'
import type { SaleContext } from './sale-context.queries.ts'
import type { MoneyRow } from './settlement.rules.ts'

/** A row of taxes as the posting functions of all documents take it. */
export function taxRow(tax: Sale['taxes'][number]): JsonArguments['sale_post.taxes'][number] {
  return {
    rate_milli: tax.rateMilli,
    base_ht_minor: tax.baseHtMinor,
    fodec_minor: tax.fodecMinor,
    vat_minor: tax.vatMinor,
    total_minor: tax.totalMinor,
  }
}

type MoneyEntry = JsonArguments['sale_post.money'][number]

/** A movement of money as the posting functions of all documents take it: on the client's account where it is owed, on the voucher where it is paid by one. */
export function moneyEntry(
  row: Pick<MoneyRow, 'id' | 'paymentMethodId' | 'methodKind' | 'amountMinor'> & {
    kind: MoneyEntry['kind']
    details?: Pick<PaymentDetails, 'voucherId'>
  },
  index: number,
  clientId: string,
): MoneyEntry {
  return {
    id: row.id,
    line_number: index + 1,
    kind: row.kind,
    payment_method_id: row.paymentMethodId,
    amount_minor: row.amountMinor,
    client_id: row.methodKind === 'credit' ? clientId : null,
    voucher_id: row.methodKind === 'voucher' ? (row.details?.voucherId ?? null) : null,
  }
}

/** What comes before the counter: TIC-LM2-; from the second epoch on it says which, so that numbers stay unique. */
export function numberPrefix(
  series: 'TIC' | 'RET' | 'RGL',
  { pointOfSaleCode, registerCode, epoch }: SaleContext,
): string {
  return `${series}-${pointOfSaleCode}${registerCode}${epoch > 1 ? `.${epoch}` : ''}-`
}
