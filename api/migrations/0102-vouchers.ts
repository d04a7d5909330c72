import { keepPosted } from './posted.ts'
import { run, tenantTable, type Migrating } from './support.ts'

const AMOUNT = '1000000000000'

const REVIEWS = `('beforeSession', 'inFuture', 'afterClosing', 'otherSession', 'figuresDiffer', 'priceDiffers', 'customNotAllowed',
  'discountTooHigh', 'discountNotRunning', 'vatDiffers', 'fodecDiffers', 'quantityTooFine', 'productUnknown', 'clientUnknown',
  'cashierUnknown', 'representativeUnknown', 'methodUnknown', 'methodNotTaken', 'clientMissing', 'detailsMissing',
  'cashAboveThreshold', 'creditLimitExceeded', 'approvalUnknown', 'voucherSpent',
  'stockShort', 'chainBroken')`

const KINDS = `('cash', 'card', 'cheque', 'draft', 'transfer', 'mobile', 'credit', 'voucher')`

/**
 * Vouchers: what a company owes to whoever holds a code. What is left of one is the sum of the movements of money that name
 * it; what a ticket that is being paid has claimed of it is held apart.
 */
export async function up(db: Migrating): Promise<void> {
  await run(
    db,
    `alter table company add column voucher_validity_months integer
       constraint company_voucher_validity_check check (voucher_validity_months between 1 and 120)`,
  )
  await restated(db, 'payment_method', 'payment_method_kind_check', `kind in ${KINDS}`)
  await restated(db, 'sale_review', 'sale_review_reason_check', `reason in ${REVIEWS}`)
  await vouchers(db)
  await holds(db)
  // Refers to nothing: it is what its document says, and the check of the books compares the two.
  await run(db, `alter table money_ledger add column voucher_id uuid`)
  await run(
    db,
    `create index money_ledger_voucher_idx on money_ledger (company_id, voucher_id, occurred_at, id) include (amount_minor)
       where voucher_id is not null`,
  )
}

async function restated(db: Migrating, table: string, name: string, rule: string): Promise<void> {
  await run(db, `alter table ${table} drop constraint ${name}`)
  await run(db, `alter table ${table} add constraint ${name} check (${rule})`)
}

async function vouchers(db: Migrating): Promise<void> {
  await tenantTable(
    db,
    'voucher',
    `company_id uuid not null, id uuid not null, sales_return_id uuid not null,
     number text not null constraint voucher_number_check check (char_length(number) between 1 and 60),
     code text not null constraint voucher_code_check check (code ~ '^VCH-[A-Z0-9]{10}$'),
     amount_minor bigint not null constraint voucher_amount_check check (amount_minor between 1 and ${AMOUNT}),
     currency text not null, expires_on date,
     user_id uuid not null, occurred_at timestamptz not null, recorded_at timestamptz not null,
     constraint voucher_pk primary key (company_id, id),
     constraint voucher_return_key unique (company_id, sales_return_id),
     constraint voucher_code_key unique (company_id, code)`,
    {
      rows: 'append',
      foreignKeys: {
        voucher_return_fk: '(company_id, sales_return_id) references sales_return (company_id, id)',
        voucher_user_fk: '(company_id, user_id) references app_user (company_id, id)',
      },
    },
  )
  await run(db, `create index voucher_order_idx on voucher (company_id, occurred_at, id)`)
  await run(db, `create index voucher_user_idx on voucher (company_id, user_id)`)
  await keepPosted(db, 'voucher')
}

/** A row for each voucher that is locked while something is taken off it, and what tickets have claimed of it. */
async function holds(db: Migrating): Promise<void> {
  const voucher = '(company_id, voucher_id) references voucher (company_id, id)'
  await tenantTable(
    db,
    'voucher_lock',
    `company_id uuid not null, voucher_id uuid not null, constraint voucher_lock_pk primary key (company_id, voucher_id)`,
    { rows: 'grow', foreignKeys: { voucher_lock_voucher_fk: voucher } },
  )
  await tenantTable(
    db,
    'voucher_claim',
    `company_id uuid not null, voucher_id uuid not null, ticket_id uuid not null,
     amount_minor bigint not null constraint voucher_claim_amount_check check (amount_minor between 1 and ${AMOUNT}),
     user_id uuid not null, claimed_at timestamptz not null, held_until timestamptz not null,
     constraint voucher_claim_pk primary key (company_id, voucher_id, ticket_id)`,
    {
      rows: 'edit',
      foreignKeys: {
        voucher_claim_voucher_fk: voucher,
        voucher_claim_user_fk: '(company_id, user_id) references app_user (company_id, id)',
      },
    },
  )
  await run(db, `create index voucher_claim_ticket_idx on voucher_claim (company_id, ticket_id)`)
  await run(db, `create index voucher_claim_user_idx on voucher_claim (company_id, user_id)`)
}
