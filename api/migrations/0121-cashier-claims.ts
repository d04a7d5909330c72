import { keepToPoints } from './points.ts'
import { keepPosted } from './posted.ts'
import { run, tenantTable, type Migrating } from './support.ts'

/**
 * What was recorded at a counter in the name of somebody who stood there while another was signed in: by whom it was sent, and
 * whether they had shown there who they are. What is recorded in one's own name has none.
 */
export async function up(db: Migrating): Promise<void> {
  await tenantTable(
    db,
    'cashier_claim',
    `company_id uuid not null, document_id uuid not null,
     document_kind text not null constraint cashier_claim_kind_check check (document_kind in (
       'salesReturn', 'cashMovement', 'ticketCopy', 'drawerOpening', 'heldTicket')),
     point_of_sale_id uuid not null, register_id uuid not null,
     signed_in_id uuid not null, cashier_id uuid not null, is_proved boolean not null,
     recorded_at timestamptz not null,
     constraint cashier_claim_pk primary key (company_id, document_id)`,
    {
      rows: 'append',
      foreignKeys: {
        cashier_claim_signed_in_fk: '(company_id, signed_in_id) references app_user (company_id, id)',
        cashier_claim_cashier_fk: '(company_id, cashier_id) references app_user (company_id, id)',
      },
    },
  )
  await run(db, `create index cashier_claim_signed_in_idx on cashier_claim (company_id, signed_in_id)`)
  await run(db, `create index cashier_claim_cashier_idx on cashier_claim (company_id, cashier_id)`)
  await keepPosted(db, 'cashier_claim')
  await keepToPoints(db, 'cashier_claim')
}
