import { keepToPoints } from './points.ts'
import { run, tenantTable, type Migrating } from './support.ts'

const AMOUNT = '1000000000000'
const REASONS = `('clientLeft', 'heldTwice', 'enteredByMistake', 'cannotBeSold', 'other')`

/** Open tickets that were put aside in a shop, until one of its registers goes on with them. */
export async function up(db: Migrating): Promise<void> {
  await tenantTable(
    db,
    'held_ticket',
    `company_id uuid not null, id uuid not null,
     point_of_sale_id uuid not null, register_id uuid not null,
     state text not null constraint held_ticket_state_check check (state in ('held', 'taken', 'discarded')),
     label text not null constraint held_ticket_label_check check (char_length(label) between 1 and 120),
     content text constraint held_ticket_content_check check (char_length(content) between 1 and 2000000),
     line_count integer not null constraint held_ticket_line_count_check check (line_count between 1 and 1000),
     total_minor bigint not null constraint held_ticket_total_check check (total_minor between 0 and ${AMOUNT}),
     held_by uuid not null, held_at timestamptz not null, recorded_at timestamptz not null,
     take_id uuid, ended_at timestamptz, ended_by uuid, ended_register_id uuid, ended_session_id uuid,
     reason text constraint held_ticket_reason_check check (reason in ${REASONS}),
     resumed_again_at timestamptz, resumed_again_by uuid, resumed_again_register_id uuid, resumed_again_take_id uuid,
     constraint held_ticket_pk primary key (company_id, id),
     constraint held_ticket_taken_check check ((take_id is not null) = (state = 'taken')),
     constraint held_ticket_discarded_check check ((reason is not null) = (state = 'discarded')),
     constraint held_ticket_ended_check check ((state = 'held') = (ended_at is null)
       and (ended_at is null) = (ended_by is null) and (ended_at is null) = (ended_register_id is null)
       and (ended_at is null) = (ended_session_id is null))`,
    {
      foreignKeys: {
        held_ticket_point_of_sale_fk: '(company_id, point_of_sale_id) references point_of_sale (company_id, id)',
        held_ticket_register_fk: '(company_id, register_id) references register (company_id, id)',
        held_ticket_held_by_fk: '(company_id, held_by) references app_user (company_id, id)',
        held_ticket_ended_by_fk: '(company_id, ended_by) references app_user (company_id, id)',
        held_ticket_ended_register_fk: '(company_id, ended_register_id) references register (company_id, id)',
        held_ticket_ended_session_fk: '(company_id, ended_session_id) references cash_session (company_id, id)',
        held_ticket_again_by_fk: '(company_id, resumed_again_by) references app_user (company_id, id)',
        held_ticket_again_register_fk: '(company_id, resumed_again_register_id) references register (company_id, id)',
      },
    },
  )
  await run(db, `create index held_ticket_held_idx on held_ticket (company_id, point_of_sale_id, state, held_at)`)
  await run(db, `create index held_ticket_register_idx on held_ticket (company_id, register_id)`)
  await run(db, `create index held_ticket_held_by_idx on held_ticket (company_id, held_by)`)
  await run(db, `create index held_ticket_ended_by_idx on held_ticket (company_id, ended_by)`)
  await run(db, `create index held_ticket_ended_register_idx on held_ticket (company_id, ended_register_id)`)
  await run(db, `create index held_ticket_ended_session_idx on held_ticket (company_id, ended_session_id)`)
  await run(db, `create index held_ticket_again_by_idx on held_ticket (company_id, resumed_again_by)`)
  await run(db, `create index held_ticket_again_register_idx on held_ticket (company_id, resumed_again_register_id)`)
  await keepToPoints(db, 'held_ticket')
}
