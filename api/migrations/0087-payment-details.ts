import { run, type Migrating } from './support.ts'

const REVIEWS = `('beforeSession', 'inFuture', 'afterClosing', 'otherSession', 'figuresDiffer', 'priceDiffers', 'customNotAllowed',
  'discountTooHigh', 'discountNotRunning', 'vatDiffers', 'fodecDiffers', 'quantityTooFine', 'productUnknown', 'clientUnknown',
  'cashierUnknown', 'representativeUnknown', 'methodUnknown', 'methodNotTaken', 'clientMissing', 'detailsMissing',
  'cashAboveThreshold', 'stockShort', 'chainBroken')`

/** What was said of the payments of a ticket, and apart from that who paid: each an object by the ids of its payments. */
export async function up(db: Migrating): Promise<void> {
  for (const column of ['payment_details', 'payers'])
    await run(
      db,
      `alter table sale add column ${column} jsonb
         constraint sale_${column}_check check (jsonb_typeof(${column}) = 'object' and length(${column}::text) <= 20000)`,
    )
  // An erasure takes it away.
  await run(db, `grant update (payers) on sale to app_books`)
  await run(db, `alter table sale_review drop constraint sale_review_reason_check`)
  await run(db, `alter table sale_review add constraint sale_review_reason_check check (reason in ${REVIEWS})`)
}
