import { keepToPoints } from './points.ts'
import { keepPosted } from './posted.ts'
import { run, tenantTable, type Migrating } from './support.ts'

const REASONS = `('change', 'count', 'mistake', 'other')`

/** Each time that a drawer was opened beside sales, and why. */
export async function up(db: Migrating): Promise<void> {
  await tenantTable(
    db,
    'drawer_opening',
    `company_id uuid not null, id uuid not null,
     point_of_sale_id uuid not null, register_id uuid not null, cash_session_id uuid,
     reason text not null constraint drawer_opening_reason_check check (reason in ${REASONS}),
     note text constraint drawer_opening_note_check check (char_length(note) <= 200),
     user_id uuid not null, occurred_at timestamptz not null, recorded_at timestamptz not null,
     constraint drawer_opening_pk primary key (company_id, id)`,
    {
      rows: 'append',
      foreignKeys: {
        drawer_opening_point_of_sale_fk: '(company_id, point_of_sale_id) references point_of_sale (company_id, id)',
        drawer_opening_register_fk: '(company_id, register_id) references register (company_id, id)',
        drawer_opening_session_fk: '(company_id, cash_session_id) references cash_session (company_id, id)',
        drawer_opening_user_fk: '(company_id, user_id) references app_user (company_id, id)',
      },
    },
  )
  await run(db, `create index drawer_opening_session_idx on drawer_opening (company_id, cash_session_id)`)
  await run(db, `create index drawer_opening_point_of_sale_idx on drawer_opening (company_id, point_of_sale_id)`)
  await run(db, `create index drawer_opening_register_idx on drawer_opening (company_id, register_id)`)
  await run(db, `create index drawer_opening_user_idx on drawer_opening (company_id, user_id)`)
  await keepPosted(db, 'drawer_opening')
  await keepToPoints(db, 'drawer_opening')
}
