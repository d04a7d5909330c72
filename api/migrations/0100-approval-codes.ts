import { keepToPoints } from './points.ts'
import { keepPosted } from './posted.ts'
import { run, tenantTable, type Migrating } from './support.ts'

const AMOUNT = '1000000000000'
const POINT = '(company_id, point_of_sale_id) references point_of_sale (company_id, id)'

/**
 * Approvals that are given without a network: what somebody approved, by a register's request, and which ticket came for it.
 * That one may still be kept beside the books, so it has no reference.
 */
export async function up(db: Migrating): Promise<void> {
  await tenantTable(
    db,
    'approval_code',
    `company_id uuid not null, id uuid not null,
     point_of_sale_id uuid not null, register_id uuid not null, epoch integer not null,
     request text not null constraint approval_code_request_check check (request ~ '^[0-9]{8}$'),
     permissions text[] not null constraint approval_code_permissions_check check (cardinality(permissions) between 1 and 10),
     total_minor bigint not null, discount_minor bigint not null,
     given_by uuid not null, given_at timestamptz not null,
     constraint approval_code_pk primary key (company_id, id),
     constraint approval_code_bounds check (epoch >= 1 and total_minor between 0 and ${AMOUNT}
       and discount_minor between 0 and ${AMOUNT})`,
    {
      rows: 'append',
      foreignKeys: {
        approval_code_point_of_sale_fk: POINT,
        approval_code_register_fk: '(company_id, register_id) references register (company_id, id)',
        approval_code_user_fk: '(company_id, given_by) references app_user (company_id, id)',
      },
    },
  )
  await run(db, `create index approval_code_request_idx on approval_code (company_id, register_id, request)`)
  await run(
    db,
    `create index approval_code_given_at_idx on approval_code (company_id, point_of_sale_id, given_at desc, id)`,
  )
  await run(db, `create index approval_code_user_idx on approval_code (company_id, given_by)`)
  await tenantTable(
    db,
    'approval_code_use',
    `company_id uuid not null, approval_code_id uuid not null, point_of_sale_id uuid not null,
     document_id uuid not null, used_at timestamptz not null,
     constraint approval_code_use_pk primary key (company_id, approval_code_id)`,
    {
      rows: 'append',
      foreignKeys: {
        approval_code_use_code_fk: '(company_id, approval_code_id) references approval_code (company_id, id)',
        approval_code_use_point_of_sale_fk: POINT,
      },
    },
  )
  await run(db, `create index approval_code_use_point_of_sale_idx on approval_code_use (company_id, point_of_sale_id)`)
  for (const table of ['approval_code', 'approval_code_use']) {
    await keepPosted(db, table)
    await keepToPoints(db, table)
  }
}
