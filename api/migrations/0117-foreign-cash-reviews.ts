import { run, type Migrating } from './support.ts'

const REVIEWS = `('beforeSession', 'inFuture', 'afterClosing', 'otherSession', 'figuresDiffer', 'priceDiffers', 'customNotAllowed',
  'discountTooHigh', 'discountNotRunning', 'vatDiffers', 'fodecDiffers', 'quantityTooFine', 'productUnknown', 'clientUnknown',
  'cashierUnknown', 'cashierUnproved', 'representativeUnknown', 'methodUnknown', 'methodNotTaken', 'clientMissing',
  'detailsMissing', 'cashAboveThreshold', 'foreignCash', 'creditLimitExceeded', 'approvalUnknown', 'voucherSpent', 'stockShort',
  'chainBroken', 'lotUnknown', 'lotExpired', 'serialNumberMissing')`

/** What should be looked at may be cash in another currency. */
export async function up(db: Migrating): Promise<void> {
  await run(db, `alter table sale_review drop constraint sale_review_reason_check`)
  await run(db, `alter table sale_review add constraint sale_review_reason_check check (reason in ${REVIEWS})`)
}
