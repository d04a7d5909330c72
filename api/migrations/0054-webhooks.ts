import { run, tenantTable, type Migrating } from './support.ts'

/**
 * Endpoints of other programs that are told what happens in a company, and what they are told: an event waits in the row of
 * its delivery from the transaction of the fact until the endpoint has taken it, or it is given up.
 */
export async function up(db: Migrating): Promise<void> {
  await tenantTable(
    db,
    'webhook',
    `company_id uuid not null, id uuid not null,
     name text not null constraint webhook_name_check check (char_length(name) between 1 and 80),
     url text not null constraint webhook_url_check check (char_length(url) between 1 and 500),
     events text[] not null constraint webhook_events_check check (cardinality(events) between 1 and 100),
     secret bytea not null, previous_secret bytea, previous_until timestamptz,
     is_active boolean not null default true,
     failing_since timestamptz, switched_off_at timestamptz, rests_until timestamptz, removed_at timestamptz,
     created_by uuid not null, created_at timestamptz not null,
     constraint webhook_pk primary key (company_id, id),
     constraint webhook_previous_check check ((previous_secret is null) = (previous_until is null)),
     constraint webhook_off_check check (not is_active or (switched_off_at is null and removed_at is null))`,
    { rows: 'grow', foreignKeys: { webhook_company_fk: '(company_id) references company (id)' } },
  )
  await run(db, 'create unique index webhook_name_key on webhook (company_id, lower(name)) where removed_at is null')
  await tenantTable(
    db,
    'webhook_delivery',
    `company_id uuid not null, webhook_id uuid not null, event_id uuid not null,
     event text not null constraint webhook_delivery_event_check check (char_length(event) <= 100),
     entity text not null constraint webhook_delivery_entity_check check (char_length(entity) <= 60),
     entity_id uuid not null, occurred_at timestamptz not null,
     state text not null default 'pending' constraint webhook_delivery_state_check check (state in ('pending', 'delivered', 'failed')),
     attempts integer not null default 0 constraint webhook_delivery_attempts_check check (attempts between 0 and 100),
     next_try_at timestamptz,
     tries jsonb not null default '[]',
     constraint webhook_delivery_pk primary key (company_id, webhook_id, event_id),
     constraint webhook_delivery_next_check check ((state = 'pending') = (next_try_at is not null))`,
    {
      rows: 'grow',
      foreignKeys: {
        webhook_delivery_company_fk: '(company_id) references company (id)',
        webhook_delivery_webhook_fk: '(company_id, webhook_id) references webhook (company_id, id)',
      },
    },
  )
  await run(
    db,
    `create index webhook_delivery_due_idx on webhook_delivery (company_id, webhook_id, next_try_at) where state = 'pending'`,
  )
  await run(
    db,
    'create index webhook_delivery_history_idx on webhook_delivery (company_id, webhook_id, occurred_at, event_id)',
  )
}
