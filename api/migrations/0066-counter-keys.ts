import { run, tenantTable, type Migrating } from './support.ts'

/** By what users are known at a counter where another is signed in: the hash of a PIN, and that of a badge's code. */
export async function up(db: Migrating): Promise<void> {
  await tenantTable(
    db,
    'counter_key',
    `company_id uuid not null, user_id uuid not null,
     pin_hash text constraint counter_key_pin_hash_check check (char_length(pin_hash) <= 200), pin_set_at timestamptz,
     badge_hash bytea constraint counter_key_badge_hash_check check (octet_length(badge_hash) = 32),
     badge_made_at timestamptz,
     constraint counter_key_pk primary key (company_id, user_id),
     constraint counter_key_pin_check check ((pin_hash is null) = (pin_set_at is null)),
     constraint counter_key_badge_check check ((badge_hash is null) = (badge_made_at is null))`,
    {
      foreignKeys: {
        counter_key_user_fk: '(company_id, user_id) references app_user (company_id, id) on delete cascade',
      },
    },
  )
  await run(db, `create unique index counter_key_badge_key on counter_key (company_id, badge_hash)`)
}
