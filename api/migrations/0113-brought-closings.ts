import { keepToPoints } from './points.ts'
import { keepPosted } from './posted.ts'
import { tenantTable, run, type Migrating } from './support.ts'

const AMOUNT = '1000000000000'
const SESSION = '(company_id, cash_session_id) references cash_session (company_id, id)'
const POINT = '(company_id, point_of_sale_id) references point_of_sale (company_id, id)'

/** Which device opened a session, and the closings of it that devices told of. */
export async function up(db: Migrating): Promise<void> {
  await tenantTable(
    db,
    'session_device',
    `company_id uuid not null, cash_session_id uuid not null, point_of_sale_id uuid not null,
     key_hash bytea not null constraint session_device_key_hash_check check (octet_length(key_hash) = 32),
     constraint session_device_pk primary key (company_id, cash_session_id)`,
    {
      rows: 'append',
      foreignKeys: { session_device_session_fk: SESSION, session_device_point_of_sale_fk: POINT },
    },
  )
  await tenantTable(
    db,
    'brought_closing',
    `company_id uuid not null, cash_session_id uuid not null,
     fingerprint bytea not null constraint brought_closing_fingerprint_check check (octet_length(fingerprint) = 32),
     point_of_sale_id uuid not null,
     became_z boolean not null, device text not null check (device in ('own', 'other', 'unknown')),
     brought_by uuid not null, counted_by uuid, closed_at timestamptz not null, kept_float_minor bigint not null,
     counts jsonb not null, recorded_at timestamptz not null,
     constraint brought_closing_pk primary key (company_id, cash_session_id, fingerprint),
     constraint brought_closing_bounds check (kept_float_minor between 0 and ${AMOUNT})`,
    {
      rows: 'append',
      foreignKeys: {
        brought_closing_session_fk: SESSION,
        brought_closing_point_of_sale_fk: POINT,
        brought_closing_bringer_fk: '(company_id, brought_by) references app_user (company_id, id)',
        brought_closing_counter_fk: '(company_id, counted_by) references app_user (company_id, id)',
      },
    },
  )
  for (const column of ['brought_by', 'counted_by'])
    await run(db, `create index brought_closing_${column}_idx on brought_closing (company_id, ${column})`)
  for (const table of ['session_device', 'brought_closing']) {
    await run(db, `create index ${table}_point_of_sale_idx on ${table} (company_id, point_of_sale_id)`)
    await keepPosted(db, table)
    await keepToPoints(db, table)
  }
}
