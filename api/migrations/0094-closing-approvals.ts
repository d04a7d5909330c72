import { keepToPoints } from './points.ts'
import { keepPosted } from './posted.ts'
import { run, tenantTable, type Migrating } from './support.ts'

const AMOUNT = '1000000000000'

/** By how much a drawer may differ, which closings differ by more, and who approved these. */
export async function up(db: Migrating): Promise<void> {
  for (const table of ['company', 'point_of_sale'])
    await run(
      db,
      `alter table ${table} add column cash_tolerance_minor bigint
         constraint ${table}_cash_tolerance_check check (cash_tolerance_minor between 0 and ${AMOUNT})`,
    )
  await excesses(db)
  await approvals(db)
}

const SESSION = '(company_id, cash_session_id) references cash_session (company_id, id)'
const POINT = '(company_id, point_of_sale_id) references point_of_sale (company_id, id)'

async function excesses(db: Migrating): Promise<void> {
  await tenantTable(
    db,
    'closing_excess',
    `company_id uuid not null, cash_session_id uuid not null, point_of_sale_id uuid not null,
     tolerance_minor bigint not null, recorded_at timestamptz not null,
     constraint closing_excess_pk primary key (company_id, cash_session_id),
     constraint closing_excess_bounds check (tolerance_minor between 0 and ${AMOUNT})`,
    {
      rows: 'append',
      foreignKeys: { closing_excess_session_fk: SESSION, closing_excess_point_of_sale_fk: POINT },
    },
  )
  await run(db, `create index closing_excess_point_of_sale_idx on closing_excess (company_id, point_of_sale_id)`)
  await keepPosted(db, 'closing_excess')
  await keepToPoints(db, 'closing_excess')
}

async function approvals(db: Migrating): Promise<void> {
  await tenantTable(
    db,
    'closing_approval',
    `company_id uuid not null, cash_session_id uuid not null, point_of_sale_id uuid not null,
     approved_by uuid not null, method text not null check (method in ('pin', 'badge', 'signedIn')),
     comment text not null constraint closing_approval_comment_check check (char_length(comment) between 1 and 250),
     approved_at timestamptz not null,
     constraint closing_approval_pk primary key (company_id, cash_session_id)`,
    {
      rows: 'append',
      foreignKeys: {
        closing_approval_excess_fk:
          '(company_id, cash_session_id) references closing_excess (company_id, cash_session_id)',
        closing_approval_point_of_sale_fk: POINT,
        closing_approval_user_fk: '(company_id, approved_by) references app_user (company_id, id)',
      },
    },
  )
  await run(db, `create index closing_approval_point_of_sale_idx on closing_approval (company_id, point_of_sale_id)`)
  await run(db, `create index closing_approval_user_idx on closing_approval (company_id, approved_by)`)
  await keepPosted(db, 'closing_approval')
  await keepToPoints(db, 'closing_approval')
}
