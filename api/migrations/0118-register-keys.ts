import { keepPosted } from './posted.ts'
import { run, tenantTable, type Migrating } from './support.ts'

/**
 * What the tickets of a register are recognised by in each of its epochs, as its device told it: 65 bytes, a point of P-256.
 * Every register of the company learns of it, so it is in no point of sale, and says itself what its place was called.
 */
export async function up(db: Migrating): Promise<void> {
  await tenantTable(
    db,
    'register_key',
    `company_id uuid not null, register_id uuid not null,
     epoch integer not null constraint register_key_epoch_check check (epoch >= 1),
     position integer not null constraint register_key_position_check check (position >= 1),
     public_key bytea not null constraint register_key_public_key_check check (octet_length(public_key) = 65),
     point_of_sale_name text not null, register_name text not null,
     told_by uuid not null, told_at timestamptz not null,
     constraint register_key_pk primary key (company_id, register_id, epoch),
     constraint register_key_position_key unique (company_id, position)`,
    {
      rows: 'append',
      foreignKeys: {
        register_key_register_fk: '(company_id, register_id) references register (company_id, id)',
        register_key_user_fk: '(company_id, told_by) references app_user (company_id, id)',
      },
    },
  )
  await run(db, `create index register_key_user_idx on register_key (company_id, told_by)`)
  await keepPosted(db, 'register_key')
}
