import { run, type Migrating } from './support.ts'

const REVIEWS = `('beforeSession', 'inFuture', 'afterClosing', 'otherSession', 'figuresDiffer', 'priceDiffers', 'customNotAllowed',
  'discountTooHigh', 'discountNotRunning', 'vatDiffers', 'fodecDiffers', 'quantityTooFine', 'productUnknown', 'clientUnknown',
  'cashierUnknown', 'representativeUnknown', 'methodUnknown', 'methodNotTaken', 'clientMissing', 'detailsMissing',
  'cashAboveThreshold', 'creditLimitExceeded',
  'stockShort', 'chainBroken')`

const READ = ['money_ledger', 'payment_method', 'sale', 'sales_return'] as const

/** What clients owe: each movement of money on credit names whose account it is on. */
export async function up(db: Migrating): Promise<void> {
  // Refers to nothing: it is the client of its document, which does.
  await run(db, `alter table money_ledger add column client_id uuid`)
  // The owner sees no company's rows while row-level security is forced.
  for (const table of READ) await run(db, `alter table ${table} no force row level security`)
  for (const [kind, table] of [
    ['sale', 'sale'],
    ['salesReturn', 'sales_return'],
  ] as const)
    await run(
      db,
      `update money_ledger l set client_id = d.client_id from ${table} d, payment_method m
         where d.company_id = l.company_id and d.id = l.document_id and l.document_kind = '${kind}'
           and m.company_id = l.company_id and m.id = l.payment_method_id and m.kind = 'credit'`,
    )
  for (const table of READ) await run(db, `alter table ${table} force row level security`)
  // The sum of a client's movements is read from the index alone.
  await run(
    db,
    `create index money_ledger_client_idx on money_ledger (company_id, client_id, occurred_at, id) include (amount_minor)
       where client_id is not null`,
  )
  await run(db, `alter table sale_review drop constraint sale_review_reason_check`)
  await run(db, `alter table sale_review add constraint sale_review_reason_check check (reason in ${REVIEWS})`)
}
