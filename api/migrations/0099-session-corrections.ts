import { keepToPoints } from './points.ts'
import { keepPosted } from './posted.ts'
import { run, tenantTable, type Migrating } from './support.ts'

// Twice the largest total: what was counted and what was expected may both be as far from nothing.
const AMOUNT = '8000000000000000'

/** Differences of closed sessions that are set right, beside the Z report, which stays as it was printed. */
export async function up(db: Migrating): Promise<void> {
  await tenantTable(
    db,
    'session_correction',
    `company_id uuid not null, id uuid not null,
     point_of_sale_id uuid not null, cash_session_id uuid not null,
     kind text not null check (kind in ('wrongMethod', 'wrongReason', 'movementMissed', 'floatMissed', 'digits', 'roll')),
     payment_method_id uuid not null, other_method_id uuid,
     amount_minor bigint not null,
     comment text constraint session_correction_comment_check check (char_length(comment) <= 250),
     user_id uuid not null, recorded_at timestamptz not null,
     constraint session_correction_pk primary key (company_id, id),
     constraint session_correction_other_check check ((kind = 'wrongMethod') = (other_method_id is not null)),
     constraint session_correction_bounds check (amount_minor between -${AMOUNT} and ${AMOUNT} and amount_minor <> 0)`,
    {
      rows: 'append',
      foreignKeys: {
        session_correction_point_of_sale_fk: '(company_id, point_of_sale_id) references point_of_sale (company_id, id)',
        session_correction_session_fk: '(company_id, cash_session_id) references cash_session (company_id, id)',
        session_correction_method_fk: '(company_id, payment_method_id) references payment_method (company_id, id)',
        session_correction_other_fk: '(company_id, other_method_id) references payment_method (company_id, id)',
        session_correction_user_fk: '(company_id, user_id) references app_user (company_id, id)',
      },
    },
  )
  await run(db, `create index session_correction_session_idx on session_correction (company_id, cash_session_id)`)
  await run(
    db,
    `create index session_correction_point_of_sale_idx on session_correction (company_id, point_of_sale_id)`,
  )
  await run(db, `create index session_correction_method_idx on session_correction (company_id, payment_method_id)`)
  await run(db, `create index session_correction_other_idx on session_correction (company_id, other_method_id)`)
  await run(db, `create index session_correction_user_idx on session_correction (company_id, user_id)`)
  await keepPosted(db, 'session_correction')
  await keepToPoints(db, 'session_correction')
  // What was recorded too much is taken back by a movement of the same kind the other way.
  await run(db, `alter table money_ledger drop constraint money_ledger_sign_check`)
  await run(
    db,
    `alter table money_ledger add constraint money_ledger_sign_check check (
       (kind in ('opening', 'payment', 'payIn') and amount_minor >= 0)
       or (kind in ('change', 'refund', 'payOut', 'removed', 'kept') and amount_minor <= 0) or kind = 'overShort'
       or document_kind = 'sessionCorrection')`,
  )
}
