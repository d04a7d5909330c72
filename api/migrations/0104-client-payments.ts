import { keepToPoints } from './points.ts'
import { keepPosted } from './posted.ts'
import { run, tenantTable, type Migrating } from './support.ts'

const AMOUNT = '1000000000000'
const OWED = '4000000000000000'
const OWN = `company_id = nullif(current_setting('app.company_id', true), '')::uuid`
const SERIES = `('ticket', 'return', 'clientPayment', 'z', 'invoice', 'creditNote', 'dayClosing', 'monthClosing', 'yearClosing')`

/** What clients pay of what they owe: numbered, sealed, and for no more than they owed. */
export async function up(db: Migrating): Promise<void> {
  await tenantTable(
    db,
    'client_payment',
    `company_id uuid not null, id uuid not null,
     point_of_sale_id uuid not null, register_id uuid not null, cash_session_id uuid not null,
     client_id uuid not null, user_id uuid not null,
     epoch integer not null constraint client_payment_epoch_check check (epoch >= 1),
     counter bigint not null, number text not null,
     occurred_at timestamptz not null, recorded_at timestamptz not null, business_date date not null,
     currency text not null,
     state text not null constraint client_payment_state_check check (state = 'received'),
     total_minor bigint not null, change_minor bigint not null, owed_minor bigint not null,
     payment_details jsonb, payers jsonb, seller jsonb not null,
     request_hash bytea not null, seal_version smallint not null, content_hash bytea not null,
     chain_hash bytea not null, previous_hash bytea not null,
     constraint client_payment_pk primary key (company_id, id),
     constraint client_payment_counter_key unique (company_id, register_id, epoch, counter),
     constraint client_payment_bounds check (total_minor between 1 and ${AMOUNT} and change_minor between 0 and ${AMOUNT}
       and owed_minor between 1 and ${OWED} and counter between 1 and 999999999),
     constraint client_payment_payment_details_check check (
       jsonb_typeof(payment_details) = 'object' and length(payment_details::text) <= 20000),
     constraint client_payment_payers_check check (jsonb_typeof(payers) = 'object' and length(payers::text) <= 20000)`,
    {
      rows: 'append',
      foreignKeys: {
        client_payment_point_of_sale_fk: '(company_id, point_of_sale_id) references point_of_sale (company_id, id)',
        client_payment_register_fk: '(company_id, register_id) references register (company_id, id)',
        client_payment_session_fk: '(company_id, cash_session_id) references cash_session (company_id, id)',
        client_payment_client_fk: '(company_id, client_id) references client (company_id, id)',
        client_payment_user_fk: '(company_id, user_id) references app_user (company_id, id)',
      },
    },
  )
  // Apart from the bounds of single figures, which are tried one by one.
  await run(db, `alter table client_payment add constraint client_payment_owed_check check (total_minor <= owed_minor)`)
  await run(db, `create index client_payment_client_idx on client_payment (company_id, client_id)`)
  await run(db, `create index client_payment_occurred_idx on client_payment (company_id, occurred_at, id)`)
  await run(db, `create index client_payment_session_idx on client_payment (company_id, cash_session_id)`)
  await run(db, `create index client_payment_point_of_sale_idx on client_payment (company_id, point_of_sale_id)`)
  await run(db, `create index client_payment_user_idx on client_payment (company_id, user_id)`)
  await keepPosted(db, 'client_payment')
  // An erasure takes away who paid; documents of the whole company lose the name.
  await run(db, `grant select, update (seller, payers) on client_payment to app_books`)
  await run(
    db,
    `create policy client_payment_erasure_policy on client_payment for update to app_books using (${OWN}) with check (${OWN})`,
  )
  await keepToPoints(db, 'client_payment')
  await run(db, `alter table erased_row drop constraint erased_row_kind_check`)
  await run(
    db,
    `alter table erased_row add constraint erased_row_kind_check
       check (kind in ('auditEntry', 'sale', 'salesReturn', 'clientPayment'))`,
  )
  await run(db, `alter table number_series drop constraint number_series_kind_check`)
  await run(db, `alter table number_series add constraint number_series_kind_check check (kind in ${SERIES})`)
}
