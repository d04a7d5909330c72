import type { FieldKind, Seal, SealedColumns } from '../../../platform/evidence/canonical.ts'
import { SEAL_VERSION } from '../../../platform/evidence/seal.ts'

/** The document is in the header, whose company and id are sealed: its parts are found by them. */
const PART_OF = {
  company_id: 'the header has it, and the rows are found by it',
} as const

const SEALED_BY_CHAIN = {
  counter: 'the seal covers it',
  content_hash: 'it is the hash of all this',
  chain_hash: 'it is the seal',
  previous_hash: 'the seal covers it',
  seal_version: 'the content begins with it',
} as const

/** What every numbered document of the counter begins with. `number` is sealed without its counter, which comes later. */
const HEAD = {
  company_id: 'uuid',
  id: 'uuid',
  point_of_sale_id: 'uuid',
  register_id: 'uuid',
  cash_session_id: 'uuid',
  client_id: 'uuid',
  user_id: 'uuid',
  epoch: 'integer',
  number: 'text',
  occurred_at: 'instant',
  recorded_at: 'instant',
  business_date: 'day',
  currency: 'text',
  state: 'text',
} as const satisfies Record<string, FieldKind>

const TOTALS = {
  gross_minor: 'integer',
  net_ht_minor: 'integer',
  fodec_minor: 'integer',
  vat_minor: 'integer',
  stamp_minor: 'integer',
  total_minor: 'integer',
} as const satisfies Record<string, FieldKind>

const TAIL = {
  item_count: 'integer',
  kernel_version: 'integer',
  trace: 'json',
  seller: 'json',
  request_hash: 'bytes',
} as const satisfies Record<string, FieldKind>

/** What tickets and returns have had since cash is rounded. */
const LATER_OF_HEAD = { rounding_minor: 'integer' } as const satisfies Record<string, FieldKind>

const LINE = {
  id: 'uuid',
  line_number: 'integer',
  product_id: 'uuid',
  code: 'text',
  designation: 'text',
  unit: 'text',
  quantity_milli: 'integer',
  unit_price_micro: 'integer',
  net_ht_minor: 'integer',
  fodec_minor: 'integer',
  vat_rate_milli: 'integer',
  vat_minor: 'integer',
  total_minor: 'integer',
  unit_cost_micro: 'integer',
} as const satisfies Record<string, FieldKind>

/** What a line has had since products are sold by packs. */
const LATER_OF_LINE = { pack_quantity_milli: 'integer' } as const satisfies Record<string, FieldKind>

/** What a line has had since goods are sold by their lots and serial numbers. */
const TRACKED = { lots: 'json', serial_numbers: 'json' } as const satisfies Record<string, FieldKind>

/** What a return has had since goods come back from the ticket that they were sold on. */
const OF_TICKET = {
  sale_id: 'uuid',
  sale_number: 'text',
  sale_position: 'integer',
} as const satisfies Record<string, FieldKind>

const TAX = {
  rate_milli: 'integer',
  base_ht_minor: 'integer',
  fodec_minor: 'integer',
  vat_minor: 'integer',
  total_minor: 'integer',
} as const satisfies Record<string, FieldKind>

const BY_DOCUMENT = { ...PART_OF, document_kind: 'the rows are found by it', document_id: 'the rows are found by it' }

const STOCK_LEDGER: SealedColumns = {
  sealed: {
    id: 'uuid',
    location_id: 'uuid',
    product_id: 'uuid',
    kind: 'text',
    quantity_milli: 'integer',
    unit_cost_micro: 'integer',
    document_line_id: 'uuid',
    user_id: 'uuid',
    occurred_at: 'instant',
    recorded_at: 'instant',
  },
  apart: BY_DOCUMENT,
}

const MONEY_LEDGER: SealedColumns = {
  sealed: {
    id: 'uuid',
    kind: 'text',
    payment_method_id: 'uuid',
    cash_session_id: 'uuid',
    register_id: 'uuid',
    amount_minor: 'integer',
    currency: 'text',
    line_number: 'integer',
    user_id: 'uuid',
    occurred_at: 'instant',
    recorded_at: 'instant',
    comment: 'text',
  },
  apart: {
    ...BY_DOCUMENT,
    client_id: 'it is the client of its document, where that was paid on credit',
    voucher_id: 'a ticket says it of its payment, and the voucher names the return that it was given for',
  },
}

/** A ticket with its lines, taxes, and the goods and money that it moved. */
export const SALE_SEAL = {
  document: 'sale',
  version: SEAL_VERSION,
  tables: {
    sale: {
      sealed: {
        ...HEAD,
        ...TOTALS,
        discount_minor: 'integer',
        received_minor: 'integer',
        change_minor: 'integer',
        review_reason: 'text',
        ...TAIL,
      },
      later: {
        approvals: 'json',
        ...LATER_OF_HEAD,
        note: 'text',
        representative_id: 'uuid',
        payment_details: 'json',
        payers: 'json',
      },
      apart: SEALED_BY_CHAIN,
    },
    sale_line: {
      sealed: {
        ...LINE,
        list_price_micro: 'integer',
        gross_minor: 'integer',
        discount_rate_milli: 'integer',
        discount_minor: 'integer',
        discount_reason: 'text',
        discount_id: 'uuid',
      },
      later: { ...LATER_OF_LINE, ...TRACKED },
      apart: { ...PART_OF, sale_id: 'the rows are found by it' },
    },
    sale_tax: { sealed: TAX, apart: { ...PART_OF, sale_id: 'the rows are found by it' } },
    stock_ledger: STOCK_LEDGER,
    money_ledger: MONEY_LEDGER,
  },
} as const satisfies Seal

/** Goods taken back, likewise. */
export const SALES_RETURN_SEAL = {
  document: 'salesReturn',
  version: SEAL_VERSION,
  tables: {
    sales_return: {
      sealed: { ...HEAD, ...TOTALS, reason: 'text', comment: 'text', ...TAIL },
      later: { ...LATER_OF_HEAD, ...OF_TICKET },
      apart: SEALED_BY_CHAIN,
    },
    sales_return_line: {
      sealed: { ...LINE, outcome: 'text' },
      later: { ...LATER_OF_LINE, sale_line_id: 'uuid', ...TRACKED },
      apart: { ...PART_OF, sales_return_id: 'the rows are found by it' },
    },
    sales_return_tax: { sealed: TAX, apart: { ...PART_OF, sales_return_id: 'the rows are found by it' } },
    stock_ledger: STOCK_LEDGER,
    money_ledger: MONEY_LEDGER,
  },
} as const satisfies Seal

/** What a client paid of what they owed, with the money that came in and what was taken off their account. */
export const CLIENT_PAYMENT_SEAL = {
  document: 'clientPayment',
  version: SEAL_VERSION,
  tables: {
    client_payment: {
      sealed: {
        ...HEAD,
        total_minor: 'integer',
        change_minor: 'integer',
        owed_minor: 'integer',
        payment_details: 'json',
        payers: 'json',
        seller: 'json',
        request_hash: 'bytes',
      },
      apart: SEALED_BY_CHAIN,
    },
    money_ledger: MONEY_LEDGER,
  },
} as const satisfies Seal

/** A Z report with the session that it closes, what was counted, the money that the session itself moved, and what was put in and taken out. */
export const CLOSING_SEAL = {
  document: 'cashSessionClosing',
  version: SEAL_VERSION,
  tables: {
    cash_session_closing: {
      sealed: {
        company_id: 'uuid',
        cash_session_id: 'uuid',
        register_id: 'uuid',
        report: 'json',
        recorded_at: 'instant',
      },
      apart: {
        z_number: 'the seal covers it',
        content_hash: 'it is the hash of all this',
        hash: 'it is the seal',
        previous_hash: 'the seal covers it',
        seal_version: 'the content begins with it',
      },
    },
    cash_session: {
      sealed: {
        company_id: 'uuid',
        id: 'uuid',
        point_of_sale_id: 'uuid',
        register_id: 'uuid',
        state: 'text',
        currency: 'text',
        business_date: 'day',
        opening_float_minor: 'integer',
        kept_float_minor: 'integer',
        opened_by: 'uuid',
        opened_at: 'instant',
        closed_by: 'uuid',
        closed_at: 'instant',
        version: 'integer',
      },
      apart: {},
    },
    cash_session_count: {
      sealed: {
        payment_method_id: 'uuid',
        expected_minor: 'integer',
        counted_minor: 'integer',
        difference_minor: 'integer',
        comment: 'text',
      },
      later: { basis: 'text', foreign_cash: 'json' },
      apart: { ...PART_OF, cash_session_id: 'the rows are found by it' },
    },
    money_ledger: MONEY_LEDGER,
    cash_movement: {
      sealed: {
        id: 'uuid',
        point_of_sale_id: 'uuid',
        register_id: 'uuid',
        reason: 'text',
        kind: 'text',
        amount_minor: 'integer',
        currency: 'text',
        note: 'text',
        user_id: 'uuid',
        occurred_at: 'instant',
        recorded_at: 'instant',
      },
      apart: { ...PART_OF, cash_session_id: 'the rows are found by it' },
      isLater: true,
    },
  },
} as const satisfies Seal

/** The closing of a day, month or year: it holds its figures itself, in its report. */
export const FISCAL_CLOSING_SEAL = {
  document: 'fiscalClosing',
  version: SEAL_VERSION,
  tables: {
    fiscal_closing: {
      sealed: {
        company_id: 'uuid',
        id: 'uuid',
        kind: 'text',
        period: 'text',
        report: 'json',
        closed_by: 'uuid',
        recorded_at: 'instant',
      },
      apart: { ...SEALED_BY_CHAIN, number: 'it is made of its kind and counter' },
    },
  },
} as const satisfies Seal
