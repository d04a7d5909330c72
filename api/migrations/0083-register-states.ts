import { keepToPoints } from './points.ts'
import { run, tenantTable, type Migrating } from './support.ts'

const LAST_EPOCH = 999_999_999
const TEN_YEARS_MS = 315_360_000_000
const MOST_UNSENT = 1_000_000

/** How each register was when its counter reported last, and what was last asked of it, one row for each kind. */
export async function up(db: Migrating): Promise<void> {
  await tenantTable(
    db,
    'register_state',
    `company_id uuid not null, register_id uuid not null, point_of_sale_id uuid not null,
     seen_at timestamptz not null, seen_by uuid not null,
     page_version text not null constraint register_state_version_check check (char_length(page_version) between 1 and 60),
     unsent_count integer not null constraint register_state_unsent_check check (unsent_count between 0 and ${MOST_UNSENT}),
     oldest_unsent_at timestamptz,
     clock_ahead_ms bigint not null
       constraint register_state_clock_check check (clock_ahead_ms between -${TEN_YEARS_MS} and ${TEN_YEARS_MS}),
     epoch integer constraint register_state_epoch_check check (epoch between 1 and ${LAST_EPOCH}),
     printer text constraint register_state_printer_check check (printer in ('ready', 'failing')),
     is_selling boolean not null, is_locked boolean not null,
     constraint register_state_pk primary key (company_id, register_id)`,
    {
      foreignKeys: {
        register_state_register_fk: '(company_id, register_id) references register (company_id, id) on delete cascade',
        register_state_point_of_sale_fk: '(company_id, point_of_sale_id) references point_of_sale (company_id, id)',
        register_state_seen_by_fk: '(company_id, seen_by) references app_user (company_id, id)',
      },
    },
  )
  await tenantTable(
    db,
    'register_command',
    `company_id uuid not null, register_id uuid not null,
     kind text not null constraint register_command_kind_check check (kind in ('message', 'lock', 'sync')),
     point_of_sale_id uuid not null, id uuid not null,
     text text constraint register_command_text_check check (char_length(text) between 1 and 250),
     is_lifted boolean not null default false,
     sent_at timestamptz not null, sent_by uuid not null, expires_at timestamptz,
     done_at timestamptz, done_by uuid,
     constraint register_command_pk primary key (company_id, register_id, kind),
     constraint register_command_lock_check check (kind = 'lock' or not is_lifted),
     constraint register_command_done_check check (num_nulls(done_at, done_by) in (0, 2))`,
    {
      foreignKeys: {
        register_command_register_fk:
          '(company_id, register_id) references register (company_id, id) on delete cascade',
        register_command_point_of_sale_fk: '(company_id, point_of_sale_id) references point_of_sale (company_id, id)',
        register_command_sent_by_fk: '(company_id, sent_by) references app_user (company_id, id)',
        register_command_done_by_fk: '(company_id, done_by) references app_user (company_id, id)',
      },
    },
  )
  for (const table of ['register_state', 'register_command']) {
    await run(db, `create index ${table}_point_of_sale_idx on ${table} (company_id, point_of_sale_id)`)
    await keepToPoints(db, table)
  }
  await run(db, `create index register_state_seen_by_idx on register_state (company_id, seen_by)`)
  await run(db, `create index register_command_sent_by_idx on register_command (company_id, sent_by)`)
  await run(db, `create index register_command_done_by_idx on register_command (company_id, done_by)`)
}
