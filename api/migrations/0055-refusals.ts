import { run, tenantTable, type Migrating } from './support.ts'

/**
 * How often somebody was refused within an hour: the audit trail tells the first ones one by one, and the others as a
 * number once the hour is over. A row is gone by then.
 */
export async function up(db: Migrating): Promise<void> {
  await tenantTable(
    db,
    'refusal_count',
    `company_id uuid not null, user_id uuid not null,
     action text not null constraint refusal_count_action_check check (char_length(action) <= 64),
     hour timestamptz not null, last_at timestamptz not null,
     count integer not null constraint refusal_count_count_check check (count >= 1),
     constraint refusal_count_pk primary key (company_id, hour, user_id, action)`,
    {
      rows: 'grow',
      foreignKeys: {
        refusal_count_company_fk: '(company_id) references company (id)',
        refusal_count_user_fk: '(company_id, user_id) references app_user (company_id, id)',
      },
    },
  )
  await run(db, `create index refusal_count_user_idx on refusal_count (company_id, user_id)`)
}
