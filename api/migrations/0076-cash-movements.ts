import { keepToPoints } from './points.ts'
import { keepPosted } from './posted.ts'
import { run, tenantTable, type Migrating } from './support.ts'

const AMOUNT = '1000000000000'
const REASONS_IN = `'changeBrought', 'fromSafe', 'correctionIn', 'otherIn'`
const REASONS_OUT = `'bankDeposit', 'toSafe', 'expense', 'correctionOut', 'otherOut'`

/** Cash put into a drawer or taken out of it beside sales, and the most that may be taken out at once. */
export async function up(db: Migrating): Promise<void> {
  await run(
    db,
    `alter table company add column max_cash_out_minor bigint
       constraint company_max_cash_out_check check (max_cash_out_minor between 0 and ${AMOUNT})`,
  )
  await tenantTable(
    db,
    'cash_movement',
    `company_id uuid not null, id uuid not null,
     point_of_sale_id uuid not null, register_id uuid not null, cash_session_id uuid not null,
     reason text not null check (reason in (${REASONS_IN}, ${REASONS_OUT})),
     kind text not null check (kind in ('payIn', 'payOut')),
     amount_minor bigint not null, currency text not null,
     note text constraint cash_movement_note_check check (char_length(note) <= 250),
     user_id uuid not null, occurred_at timestamptz not null, recorded_at timestamptz not null,
     constraint cash_movement_pk primary key (company_id, id),
     constraint cash_movement_direction_check check ((kind = 'payIn') = (reason in (${REASONS_IN}))),
     constraint cash_movement_bounds check (amount_minor between 1 and ${AMOUNT})`,
    {
      rows: 'append',
      foreignKeys: {
        cash_movement_point_of_sale_fk: '(company_id, point_of_sale_id) references point_of_sale (company_id, id)',
        cash_movement_register_fk: '(company_id, register_id) references register (company_id, id)',
        cash_movement_session_fk: '(company_id, cash_session_id) references cash_session (company_id, id)',
        cash_movement_user_fk: '(company_id, user_id) references app_user (company_id, id)',
      },
    },
  )
  await run(db, `create index cash_movement_session_idx on cash_movement (company_id, cash_session_id)`)
  await run(db, `create index cash_movement_point_of_sale_idx on cash_movement (company_id, point_of_sale_id)`)
  await run(db, `create index cash_movement_register_idx on cash_movement (company_id, register_id)`)
  await run(db, `create index cash_movement_user_idx on cash_movement (company_id, user_id)`)
  await keepPosted(db, 'cash_movement')
  await keepToPoints(db, 'cash_movement')
}
