import { run, type Migrating } from './support.ts'

/** The search text of the method cash under its own name, and what any other begins with. */
const SEARCHED = `case when name_key = 'cash' then 'cash especes نقدا' else lower(name) end`
const POSITION = `case when kind = 'cash' then 1 else 2 end`

/**
 * Payment methods become rows that a company keeps itself: ordered, searched, versioned, deleted while nothing was paid by
 * them, and of suppliers too. Vouchers could never be made. A drawer is counted by one method of the kind cash, which is
 * always active.
 */
export async function up(db: Migrating): Promise<void> {
  // Their owner sees no company's rows while row-level security is forced.
  await run(db, `alter table payment_method no force row level security`)
  for (const column of [
    `direction text not null default 'client' constraint payment_method_direction_check check (direction in ('client', 'supplier'))`,
    `position integer not null default 1 constraint payment_method_position_check check (position between 1 and 1000)`,
    `search_text text not null default ''`,
    `created_by uuid`,
    `version integer not null default 1`,
  ])
    await run(db, `alter table payment_method add column ${column}`)
  await run(db, `update payment_method set search_text = ${SEARCHED}, position = ${POSITION}`)
  for (const column of ['direction', 'position', 'search_text'])
    await run(db, `alter table payment_method alter column ${column} drop default`)
  for (const name of ['payment_method_name_key', 'payment_method_kind_check', 'payment_method_name_key_check'])
    await run(db, `alter table payment_method drop constraint ${name}`)
  for (const check of [
    `payment_method_kind_check check (kind in ('cash', 'card', 'cheque', 'draft', 'transfer', 'mobile', 'credit'))`,
    `payment_method_name_key_check check (name_key in ('cash', 'cheque', 'draft', 'transfer'))`,
    `payment_method_name_check check (char_length(name) between 1 and 80)`,
    `payment_method_cash_check check (direction <> 'client' or kind <> 'cash' or is_active)`,
  ])
    await run(db, `alter table payment_method add constraint ${check}`)
  await run(db, `create unique index payment_method_name_key on payment_method (company_id, direction, lower(name))`)
  await run(
    db,
    `create unique index payment_method_cash_key on payment_method (company_id)
     where direction = 'client' and kind = 'cash'`,
  )
  await run(db, `create index payment_method_order_idx on payment_method (company_id, direction, position, id)`)
  // Whether money ever moved by a method is asked before it is deleted or becomes another kind.
  await run(db, `create index money_ledger_method_idx on money_ledger (company_id, payment_method_id)`)
  await run(
    db,
    `create policy payment_method_delete_policy on payment_method for delete
     using (company_id = nullif(current_setting('app.company_id', true), '')::uuid)`,
  )
  await run(db, `grant delete on payment_method to app_rw`)
  await run(db, `alter table payment_method force row level security`)
}
