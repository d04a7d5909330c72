import { run, type Migrating } from './support.ts'

const MONTHS = 'between 1 and 120'

const UNSEEN = String.raw`[\u0300-\u036f\u064b-\u065f\u0670\u0640\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]`
const FROM = 'أإآٱىة٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹\u2010\u2011\u2012\u2013\u2014\u2015\u2212'
const TO = 'اااايه01234567890123456789-------'
/** A number as searches spell it: small letters without accents, Latin digits, plain hyphens. */
const FOLDED = `translate(lower(regexp_replace(normalize(number, NFKD), '${UNSEEN}', '', 'g')), '${FROM}', '${TO}')`

/** Pieces have a warranty, which a sale keeps as its product promised it; they are listed by their numbers, and found by any part of one. */
export async function up(db: Migrating): Promise<void> {
  await run(
    db,
    `alter table product add column warranty_months integer
       constraint product_warranty_months_check check (warranty_months ${MONTHS})`,
  )
  await run(
    db,
    `alter table stock_ledger_serial add column warranty_months integer
       constraint stock_ledger_serial_warranty_months_check check (warranty_months ${MONTHS})`,
  )
  await run(db, `alter table serial_number add column search_text text generated always as (${FOLDED}) stored`)
  await run(db, `create index serial_number_order_idx on serial_number (company_id, number, id)`)
}
