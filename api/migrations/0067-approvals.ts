import { keepToPoints } from './points.ts'
import { keepPosted } from './posted.ts'
import { run, tenantTable, type Migrating } from './support.ts'

/** What somebody approved by their PIN or badge, tickets that name it, and what roles of a company's own may have approved. */
export async function up(db: Migrating): Promise<void> {
  await run(
    db,
    `alter table own_role add column approvals text[] not null default '{}'
     constraint own_role_approvals_check check (cardinality(approvals) <= 100)`,
  )
  await run(
    db,
    `alter table sale add column approvals jsonb constraint sale_approvals_check check (jsonb_typeof(approvals) = 'array')`,
  )
  await tenantTable(
    db,
    'approval',
    `company_id uuid not null, id uuid not null,
     permission text not null constraint approval_permission_check check (char_length(permission) <= 80),
     point_of_sale_id uuid not null, document_id uuid not null,
     content_hash bytea not null constraint approval_content_hash_check check (octet_length(content_hash) = 32),
     asked_by uuid not null, approved_by uuid not null,
     method text not null constraint approval_method_check check (method in ('pin', 'badge')),
     given_at timestamptz not null, ends_at timestamptz not null,
     constraint approval_pk primary key (company_id, id),
     constraint approval_two_people_check check (asked_by <> approved_by)`,
    {
      rows: 'append',
      foreignKeys: {
        approval_point_of_sale_fk: '(company_id, point_of_sale_id) references point_of_sale (company_id, id)',
        approval_asked_by_fk: '(company_id, asked_by) references app_user (company_id, id)',
        approval_approved_by_fk: '(company_id, approved_by) references app_user (company_id, id)',
      },
    },
  )
  await run(db, `create index approval_document_idx on approval (company_id, document_id)`)
  await run(db, `create index approval_point_of_sale_idx on approval (company_id, point_of_sale_id)`)
  await run(db, `create index approval_asked_by_idx on approval (company_id, asked_by)`)
  await run(db, `create index approval_approved_by_idx on approval (company_id, approved_by)`)
  await keepPosted(db, 'approval')
  await keepToPoints(db, 'approval')
}
