import type { HostVersions } from '@comptoir/contracts/federation'
import type { NotificationParams } from '@comptoir/contracts/identity/notifications'
import type { ListView } from '@comptoir/contracts/identity/saved-views'
import type {
  ImportDefaults,
  ImportMapping,
  RowChange,
  RowProblem,
  UnusedPicture,
} from '@comptoir/contracts/inventory/product-import'
import type {
  PartyFields,
  PartyMapping,
  PartyRowChange,
  PartyRowProblem,
} from '@comptoir/contracts/people/party-import'
import type { ProductFields } from '@comptoir/contracts/inventory/product-changes'
import type { WebhookTry } from '@comptoir/contracts/company/webhooks'
import type { DoubtfulClosing, ForeignTender, ZReport } from '@comptoir/contracts/sales/cash-sessions'
import type { IntegrityResult } from '@comptoir/contracts/reports/integrity-runs'
import type { ClosingReport } from '@comptoir/contracts/sales/fiscal-closings'
import type { AdjustedLot, AdjustmentLineInput } from '@comptoir/contracts/inventory/stock-adjustments'
import type { TransferExtra, WantedGoods } from '@comptoir/contracts/inventory/stock-transfers'
import type { CountScope } from '@comptoir/contracts/inventory/stock-counts'
import type { PaperDetails, PayerDetails, Sale, SoldLot } from '@comptoir/contracts/sales/sales'
import type { ListQuery } from '@comptoir/contracts/schema'
import type { SalesReturn } from '@comptoir/contracts/sales/sales-returns'
import type { Language } from '@comptoir/i18n'

/** What the JSON columns of the tables hold, by table and column. */
export interface JsonColumns {
  'audit_log.before': unknown
  'audit_log.after': unknown
  'brought_closing.counts': DoubtfulClosing['counts']
  'cash_session_closing.report': ZReport
  'cash_session_count.foreign_cash': ForeignTender[]
  /** By the id of the payment. */
  'client_payment.payment_details': Record<string, PaperDetails>
  /** By the id of the payment. */
  'client_payment.payers': Record<string, PayerDetails>
  'client_payment.seller': Sale['seller']
  'fiscal_closing.report': ClosingReport
  'idempotency_key.answer': unknown
  'integrity_run.results': IntegrityResult[]
  /** What an account is made of once its e-mail is confirmed. */
  'mail_link.sign_up': { email: string; name: string; companyName: string; language: Language }
  'notification.params': NotificationParams
  'party_import.headers': string[]
  'party_import.sample': string[][]
  'party_import.sheets': string[]
  'party_import.mapping': PartyMapping
  /** The fields as they were, those that were changed; empty of somebody who was made. */
  'party_import_row.before': PartyFields
  'party_import_row.changes': PartyRowChange[]
  /** The cells as they are in the file; none once somebody was erased. */
  'party_import_row.fields': string[]
  'party_import_row.problems': PartyRowProblem[]
  'party_import_row.warnings': PartyRowProblem[]
  /** The fields as they were, those that were changed; empty for a product that was made. */
  'product_change.before': ProductFields
  'product_import.headers': string[]
  'product_import.sample': string[][]
  'posted_adjustment_line.lots': AdjustedLot[]
  'posted_adjustment_line.serial_numbers': string[]
  'product_import.sheets': string[]
  'product_import.unused_pictures': UnusedPicture[]
  'product_import.mapping': ImportMapping
  'product_import.defaults': ImportDefaults
  'product_import_row.changes': RowChange[]
  /** The cells as they are in the file. */
  'product_import_row.fields': string[]
  'product_import_row.problems': RowProblem[]
  'product_import_row.warnings': RowProblem[]
  'remote_release.requires': HostVersions
  'sale.seller': Sale['seller']
  'sale.approvals': NonNullable<Sale['approvals']>
  /** By the id of the payment. */
  'sale.payment_details': Record<string, PaperDetails>
  /** By the id of the payment. */
  'sale.payers': Record<string, PayerDetails>
  'sale.trace': Sale['trace']
  'sale_line.lots': SoldLot[]
  'sale_line.serial_numbers': string[]
  'saved_view.view': ListView
  'sales_return.seller': SalesReturn['seller']
  'sales_return.trace': Sale['trace']
  'sales_return_line.lots': SoldLot[]
  'sales_return_line.serial_numbers': string[]
  /** As they were written down, with what their products were called then. */
  'stock_adjustment.lines': (AdjustmentLineInput & { code: string; designation: string })[]
  'stock_transfer.wanted': WantedGoods[]
  'stock_transfer_extra.lots': TransferExtra['lots']
  'stock_transfer_extra.serial_numbers': string[]
  'stock_count.people_ids': string[]
  'stock_count.scope': CountScope
  'supervision_log.query': ListQuery
  /** The oldest first. */
  'webhook_delivery.tries': WebhookTry[]
}
