import { keepToPoints } from './points.ts'
import { keepPosted } from './posted.ts'
import { run, tenantTable, type Migrating } from './support.ts'

const REVIEWS = `('beforeSession', 'inFuture', 'afterClosing', 'otherSession', 'figuresDiffer', 'priceDiffers', 'customNotAllowed',
  'discountTooHigh', 'discountNotRunning', 'vatDiffers', 'fodecDiffers', 'quantityTooFine', 'productUnknown', 'clientUnknown',
  'cashierUnknown', 'cashierUnproved', 'representativeUnknown', 'methodUnknown', 'methodNotTaken', 'clientMissing',
  'detailsMissing', 'cashAboveThreshold', 'creditLimitExceeded', 'approvalUnknown', 'voucherSpent',
  'stockShort', 'chainBroken')`

/** Who sells at a counter where another is signed in, from when on. */
export async function up(db: Migrating): Promise<void> {
  await tenantTable(
    db,
    'cashier_switch',
    `company_id uuid not null, id uuid not null,
     point_of_sale_id uuid not null, register_id uuid not null,
     signed_in_id uuid not null, cashier_id uuid not null,
     method text not null constraint cashier_switch_method_check check (method in ('pin', 'badge', 'password')),
     begun_at timestamptz not null, ends_at timestamptz not null,
     constraint cashier_switch_pk primary key (company_id, id),
     constraint cashier_switch_time_check check (begun_at < ends_at)`,
    {
      rows: 'append',
      foreignKeys: {
        cashier_switch_signed_in_fk: '(company_id, signed_in_id) references app_user (company_id, id)',
        cashier_switch_cashier_fk: '(company_id, cashier_id) references app_user (company_id, id)',
      },
    },
  )
  await run(db, `create index cashier_switch_register_idx on cashier_switch (company_id, register_id, begun_at)`)
  await run(db, `create index cashier_switch_signed_in_idx on cashier_switch (company_id, signed_in_id)`)
  await run(db, `create index cashier_switch_cashier_idx on cashier_switch (company_id, cashier_id)`)
  await keepPosted(db, 'cashier_switch')
  await keepToPoints(db, 'cashier_switch')
  await run(db, `alter table sale_review drop constraint sale_review_reason_check`)
  await run(db, `alter table sale_review add constraint sale_review_reason_check check (reason in ${REVIEWS})`)
}
