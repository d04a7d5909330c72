import { run, type Migrating } from './support.ts'

const REVIEWS = `('beforeSession', 'inFuture', 'afterClosing', 'otherSession', 'figuresDiffer', 'stampDiffers', 'priceDiffers',
  'customNotAllowed', 'discountTooHigh', 'discountNotRunning', 'vatDiffers', 'fodecDiffers', 'quantityTooFine', 'productUnknown',
  'clientUnknown', 'cashierUnknown', 'cashierUnproved', 'representativeUnknown', 'methodUnknown', 'methodNotTaken',
  'clientMissing', 'detailsMissing', 'cashAboveThreshold', 'foreignCash', 'creditLimitExceeded', 'approvalUnknown',
  'voucherSpent', 'stockShort', 'chainBroken', 'lotUnknown', 'lotExpired', 'serialNumberMissing')`

/** Whether the tickets of a point of sale bear the fiscal stamp; one that bears another is to be looked at. */
export async function up(db: Migrating): Promise<void> {
  await run(db, `alter table point_of_sale add column bears_stamp boolean not null default false`)
  await run(db, `alter table sale_review drop constraint sale_review_reason_check`)
  await run(db, `alter table sale_review add constraint sale_review_reason_check check (reason in ${REVIEWS})`)
}
