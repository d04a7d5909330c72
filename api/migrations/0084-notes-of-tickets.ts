import { run, type Migrating } from './support.ts'

const REVIEWS = `('beforeSession', 'inFuture', 'afterClosing', 'otherSession', 'figuresDiffer', 'priceDiffers', 'customNotAllowed',
  'discountTooHigh', 'discountNotRunning', 'vatDiffers', 'fodecDiffers', 'quantityTooFine', 'productUnknown', 'clientUnknown',
  'cashierUnknown', 'representativeUnknown', 'methodUnknown', 'methodNotTaken', 'clientMissing', 'stockShort', 'chainBroken')`

/** What is noted on a ticket, and who brought the sale. */
export async function up(db: Migrating): Promise<void> {
  await run(
    db,
    `alter table sale add column note text constraint sale_note_check check (char_length(note) between 1 and 500)`,
  )
  // An erasure takes it away.
  await run(db, `grant update (note) on sale to app_books`)
  // Refers to nothing: a ticket keeps the id of a representative whose personal data were erased, and names nobody then.
  await run(db, `alter table sale add column representative_id uuid`)
  await run(
    db,
    `create index sale_representative_idx on sale (company_id, representative_id) where representative_id is not null`,
  )
  await run(db, `alter table sale_review drop constraint sale_review_reason_check`)
  await run(db, `alter table sale_review add constraint sale_review_reason_check check (reason in ${REVIEWS})`)
}
