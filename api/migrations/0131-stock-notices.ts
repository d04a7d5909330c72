import { keepToPoints } from './points.ts'
import { run, tenantTable, type Migrating } from './support.ts'

const KINDS = `('low', 'negative', 'lotExpiring', 'transferReady', 'transferSent')`
const UNSETTLED = `('draft', 'ready', 'inTransit', 'partiallyReceived', 'received')`

/** What people have been told of the stock and is still so; a notification knows what it was told for, and goes with it. */
export async function up(db: Migrating): Promise<void> {
  for (const [column, days] of [
    ['expiry_notice_days', 30],
    ['ready_notice_days', 2],
    ['transit_notice_days', 7],
  ] as const)
    await run(
      db,
      `alter table company add column ${column} smallint not null default ${days}
         constraint company_${column}_check check (${column} between 1 and 365)`,
    )
  await run(db, `alter table notification add column cause_id uuid`)
  await run(
    db,
    `create index notification_cause_idx on notification (company_id, cause_id, audience) where cause_id is not null`,
  )
  await run(
    db,
    `create policy notification_delete_policy on notification for delete
       using (company_id = nullif(current_setting('app.company_id', true), '')::uuid)`,
  )
  await run(db, `grant delete on notification to app_rw`)
  // Whoever marks one as read at the moment when it ends loses nothing.
  await run(db, `alter table notification_read drop constraint notification_read_of_fk`)
  await tenantTable(
    db,
    'stock_notice',
    `company_id uuid not null,
     kind text not null constraint stock_notice_kind_check check (kind in ${KINDS}),
     point_of_sale_id uuid not null, subject_id uuid not null, cause_id uuid not null, told_at timestamptz not null,
     constraint stock_notice_pk primary key (company_id, kind, point_of_sale_id, subject_id)`,
    {
      foreignKeys: {
        stock_notice_point_of_sale_fk:
          '(company_id, point_of_sale_id) references point_of_sale (company_id, id) on delete cascade',
      },
    },
  )
  await run(db, `create index stock_notice_cause_idx on stock_notice (company_id, cause_id)`)
  await run(db, `create index stock_notice_point_of_sale_idx on stock_notice (company_id, point_of_sale_id)`)
  await keepToPoints(db, 'stock_notice')
  // Of all transfers there ever were, those that something may still come of.
  await run(
    db,
    `create index stock_transfer_open_idx on stock_transfer (company_id, state) where state in ${UNSETTLED}`,
  )
}
