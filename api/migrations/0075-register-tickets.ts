import { keepToPoints } from './points.ts'
import { keepPosted } from './posted.ts'
import { run, tenantTable, type Migrating } from './support.ts'

const REASONS = `('beforeSession', 'inFuture', 'afterClosing', 'otherSession', 'figuresDiffer', 'priceDiffers', 'customNotAllowed',
  'discountTooHigh', 'discountNotRunning', 'vatDiffers', 'fodecDiffers', 'quantityTooFine', 'productUnknown', 'clientUnknown',
  'cashierUnknown', 'methodUnknown', 'methodNotTaken', 'clientMissing', 'stockShort', 'chainBroken')`
const KEPT = `('unreadable', 'altered', 'ofAnotherCurrency', 'ofAnotherRegister', 'epochUnknown', 'idReused', 'counterReused', 'waiting',
  'sessionUnknown', 'notPosted')`
const TOTAL = 4_000_000_000_000_000
const LAST_NUMBER = 999_999_999

/** What should be looked at in tickets that registers numbered, and what came from registers and is not in the books. */
export async function up(db: Migrating): Promise<void> {
  // A ticket of a register may name a product that is gone, with its code.
  await run(db, `alter table sale_line drop constraint sale_line_custom_check`)
  await ownEpochs(db)
  await reviews(db)
  await keptTickets(db)
}

/** From which epoch on a register numbers its tickets: the server may have numbered the first. */
async function ownEpochs(db: Migrating): Promise<void> {
  await run(
    db,
    `alter table register add column first_own_epoch integer
       constraint register_first_own_epoch_check check (first_own_epoch between 1 and ${LAST_NUMBER})`,
  )
  await run(db, `alter table register no force row level security`)
  await run(db, `update register set first_own_epoch = least(epoch, 2) where numbering = 'register'`)
  await run(db, `alter table register force row level security`)
}

async function reviews(db: Migrating): Promise<void> {
  await tenantTable(
    db,
    'sale_review',
    `company_id uuid not null, sale_id uuid not null, position integer not null check (position between 1 and 100000),
     reason text not null constraint sale_review_reason_check check (reason in ${REASONS}),
     line_number integer constraint sale_review_line_check check (line_number >= 1),
     shown bigint constraint sale_review_shown_check check (shown between -${TOTAL} and ${TOTAL}),
     expected bigint constraint sale_review_expected_check check (expected between -${TOTAL} and ${TOTAL}),
     constraint sale_review_pk primary key (company_id, sale_id, position)`,
    { rows: 'append', foreignKeys: { sale_review_sale_fk: '(company_id, sale_id) references sale (company_id, id)' } },
  )
  await run(db, `create index sale_review_reason_idx on sale_review (company_id, reason, sale_id)`)
  // What was written on the tickets themselves stays there, under their seals. The owner sees no rows while security is forced.
  for (const table of ['sale', 'sale_review']) await run(db, `alter table ${table} no force row level security`)
  await run(
    db,
    `insert into sale_review (company_id, sale_id, position, reason)
     select s.company_id, s.id, 1, s.review_reason from sale s where s.review_reason is not null`,
  )
  for (const table of ['sale', 'sale_review']) await run(db, `alter table ${table} force row level security`)
  await keepPosted(db, 'sale_review')
}

async function keptTickets(db: Migrating): Promise<void> {
  await tenantTable(
    db,
    'kept_ticket',
    `company_id uuid not null, id uuid not null, point_of_sale_id uuid not null, register_id uuid not null,
     reason text not null constraint kept_ticket_reason_check check (reason in ${KEPT}),
     hash bytea not null constraint kept_ticket_hash_check check (octet_length(hash) = 32),
     hash_before bytea not null constraint kept_ticket_hash_before_check check (octet_length(hash_before) in (0, 32)),
     text text not null constraint kept_ticket_text_check check (char_length(text) between 1 and 4000000),
     epoch integer constraint kept_ticket_epoch_check check (epoch between 1 and ${LAST_NUMBER}),
     counter bigint constraint kept_ticket_counter_check check (counter between 1 and ${LAST_NUMBER}),
     received_at timestamptz not null, received_by uuid not null,
     constraint kept_ticket_pk primary key (company_id, id),
     constraint kept_ticket_hash_key unique (company_id, register_id, hash)`,
    {
      rows: 'edit',
      foreignKeys: {
        kept_ticket_register_fk: '(company_id, register_id) references register (company_id, id)',
        kept_ticket_point_of_sale_fk: '(company_id, point_of_sale_id) references point_of_sale (company_id, id)',
        kept_ticket_received_by_fk: '(company_id, received_by) references app_user (company_id, id)',
      },
    },
  )
  await run(db, `create index kept_ticket_counter_idx on kept_ticket (company_id, register_id, epoch, counter)`)
  await run(db, `create index kept_ticket_received_idx on kept_ticket (company_id, received_at, id)`)
  await run(db, `create index kept_ticket_point_of_sale_idx on kept_ticket (company_id, point_of_sale_id)`)
  await run(db, `create index kept_ticket_received_by_idx on kept_ticket (company_id, received_by)`)
  await keepToPoints(db, 'kept_ticket')
}
