import { keepToPoints } from './points.ts'
import { keepPosted } from './posted.ts'
import { run, tenantTable, type Migrating } from './support.ts'

// What a tolerance may be, and what may be over or short in one method.
const TOLERANCE = '1000000000000'
const AMOUNT = '8000000000000000'

/** What is left of the differences of a closed session when a late ticket or a correction changes it, and who approved that. */
export async function up(db: Migrating): Promise<void> {
  await restatements(db)
  await approvals(db)
}

const POINT = '(company_id, point_of_sale_id) references point_of_sale (company_id, id)'

async function restatements(db: Migrating): Promise<void> {
  await tenantTable(
    db,
    'closing_restatement',
    `company_id uuid not null, cash_session_id uuid not null, position integer not null,
     point_of_sale_id uuid not null,
     document_kind text not null check (document_kind in ('lateTicket', 'sessionCorrection')), document_id uuid not null,
     tolerance_minor bigint not null, left_minor bigint not null, is_beyond boolean not null,
     recorded_at timestamptz not null,
     constraint closing_restatement_pk primary key (company_id, cash_session_id, position),
     constraint closing_restatement_position_check check (position between 1 and 1000000),
     constraint closing_restatement_bounds check (
       tolerance_minor between 0 and ${TOLERANCE} and left_minor between 0 and ${AMOUNT}),
     constraint closing_restatement_beyond_check check (is_beyond = (left_minor > tolerance_minor))`,
    {
      rows: 'append',
      foreignKeys: {
        closing_restatement_session_fk: '(company_id, cash_session_id) references cash_session (company_id, id)',
        closing_restatement_point_of_sale_fk: POINT,
      },
    },
  )
  await run(
    db,
    `create index closing_restatement_point_of_sale_idx on closing_restatement (company_id, point_of_sale_id)`,
  )
  await keepPosted(db, 'closing_restatement')
  await keepToPoints(db, 'closing_restatement')
}

async function approvals(db: Migrating): Promise<void> {
  await tenantTable(
    db,
    'restatement_approval',
    `company_id uuid not null, cash_session_id uuid not null, position integer not null,
     point_of_sale_id uuid not null,
     approved_by uuid not null, method text not null check (method in ('pin', 'badge', 'signedIn')),
     comment text not null constraint restatement_approval_comment_check check (char_length(comment) between 1 and 250),
     approved_at timestamptz not null,
     constraint restatement_approval_pk primary key (company_id, cash_session_id, position)`,
    {
      rows: 'append',
      foreignKeys: {
        restatement_approval_restatement_fk:
          '(company_id, cash_session_id, position) references closing_restatement (company_id, cash_session_id, position)',
        restatement_approval_point_of_sale_fk: POINT,
        restatement_approval_user_fk: '(company_id, approved_by) references app_user (company_id, id)',
      },
    },
  )
  await run(
    db,
    `create index restatement_approval_point_of_sale_idx on restatement_approval (company_id, point_of_sale_id)`,
  )
  await run(db, `create index restatement_approval_user_idx on restatement_approval (company_id, approved_by)`)
  await keepPosted(db, 'restatement_approval')
  await keepToPoints(db, 'restatement_approval')
}
