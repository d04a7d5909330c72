import { keepToPoints } from './points.ts'
import { keepPosted } from './posted.ts'
import { run, tenantTable, type Migrating } from './support.ts'

/** Each further paper that was printed of a ticket or return. It may be told before its document is, which has no reference. */
export async function up(db: Migrating): Promise<void> {
  await tenantTable(
    db,
    'ticket_copy',
    `company_id uuid not null, id uuid not null,
     point_of_sale_id uuid not null, register_id uuid, cash_session_id uuid,
     document_kind text not null constraint ticket_copy_kind_check check (document_kind in ('sale', 'salesReturn')),
     document_id uuid not null,
     number text not null constraint ticket_copy_number_check check (char_length(number) between 1 and 60),
     user_id uuid not null, occurred_at timestamptz not null, recorded_at timestamptz not null,
     constraint ticket_copy_pk primary key (company_id, id),
     constraint ticket_copy_session_check check (cash_session_id is null or register_id is not null)`,
    {
      rows: 'append',
      foreignKeys: {
        ticket_copy_point_of_sale_fk: '(company_id, point_of_sale_id) references point_of_sale (company_id, id)',
        ticket_copy_register_fk: '(company_id, register_id) references register (company_id, id)',
        ticket_copy_session_fk: '(company_id, cash_session_id) references cash_session (company_id, id)',
        ticket_copy_user_fk: '(company_id, user_id) references app_user (company_id, id)',
      },
    },
  )
  await run(db, `create index ticket_copy_document_idx on ticket_copy (company_id, document_id)`)
  await run(db, `create index ticket_copy_session_idx on ticket_copy (company_id, cash_session_id)`)
  await run(db, `create index ticket_copy_point_of_sale_idx on ticket_copy (company_id, point_of_sale_id)`)
  await run(db, `create index ticket_copy_register_idx on ticket_copy (company_id, register_id)`)
  await run(db, `create index ticket_copy_user_idx on ticket_copy (company_id, user_id)`)
  await keepPosted(db, 'ticket_copy')
  await keepToPoints(db, 'ticket_copy')
}
