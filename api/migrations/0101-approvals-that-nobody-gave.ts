import { run, type Migrating } from './support.ts'

const REVIEWS = `('beforeSession', 'inFuture', 'afterClosing', 'otherSession', 'figuresDiffer', 'priceDiffers', 'customNotAllowed',
  'discountTooHigh', 'discountNotRunning', 'vatDiffers', 'fodecDiffers', 'quantityTooFine', 'productUnknown', 'clientUnknown',
  'cashierUnknown', 'representativeUnknown', 'methodUnknown', 'methodNotTaken', 'clientMissing', 'detailsMissing',
  'cashAboveThreshold', 'creditLimitExceeded', 'approvalUnknown',
  'stockShort', 'chainBroken')`

/** A ticket that tells of an approval by a code that was never given for it is looked at. */
export async function up(db: Migrating): Promise<void> {
  await run(db, `alter table sale_review drop constraint sale_review_reason_check`)
  await run(db, `alter table sale_review add constraint sale_review_reason_check check (reason in ${REVIEWS})`)
}
