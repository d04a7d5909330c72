import { describe, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { setUpApp } from '../../../test/app.ts'
import { lintCatalogue } from './catalogue-lint.ts'
import { openAsOwner } from './owner-database.ts'

const open = setUpApp()

/** Lints the catalogue as it is after some statements, which are rolled back. */
async function lintAfter(...statements: string[]): Promise<string[]> {
  const db = openAsOwner<never>(open().ownerUrl)
  try {
    return await db.connection().execute(async (connection) => {
      await sql`begin`.execute(connection)
      for (const statement of statements) await sql.raw(statement).execute(connection)
      const faults = await lintCatalogue(connection)
      await sql`rollback`.execute(connection)
      return faults.map(({ rule, subject }) => `${rule}: ${subject}`)
    })
  } finally {
    await db.destroy()
  }
}

test('a migrated database keeps every schema rule', async () => {
  expect(await lintAfter()).toEqual([])
})

describe('what would break the distributed engine, or let one company reach another, is named', () => {
  const planted: [fault: string, ...statements: string[]][] = [
    ['table is in the registry: stray', 'create table stray (id uuid primary key)'],
    ['unique key starts with company_id: client_phone_key', 'create unique index client_phone_key on client (phone)'],
    ['index starts with company_id: client_city_idx', 'create index client_city_idx on client (city)'],
    [
      'foreign key pairs company_id: sale_loose_fk',
      'alter table client add constraint client_id_key unique (company_id, id, code)',
      'create unique index register_id_key on register (id)',
      'alter table sale add constraint sale_loose_fk foreign key (register_id) references register (id)',
    ],
    [
      'no foreign key from a global to a tenant table: account_company_fk',
      'alter table account_company add constraint account_company_fk foreign key (company_id) references company (id)',
    ],
    [
      'no ON DELETE SET NULL or SET DEFAULT: product_brand2_fk',
      'alter table product add constraint product_brand2_fk foreign key (company_id, brand_id) references brand (company_id, id) on delete set null',
    ],
    [
      'no deferrable constraint: client_late_key',
      'alter table client add constraint client_late_key unique (company_id, name, id) deferrable',
    ],
    ['row-level security is forced: client', 'alter table client no force row level security'],
    ['a policy covers DELETE: sale', 'grant delete on sale to app_rw'],
    [
      'a policy asks for the point of sale: register_any_policy',
      'create policy register_any_policy on register for select using (true)',
    ],
    ['no restrictive policy: brand_policy', 'create policy brand_policy on brand as restrictive using (true)'],
    ['nobody may delete what is posted: sale (app_rw)', 'grant delete on sale to app_rw'],
    ['nobody may update what is posted: sale_line (app_admin)', 'grant update (designation) on sale_line to app_admin'],
    ['nobody may update what is posted: audit_log (app_admin)', 'grant update on audit_log_rest to app_admin'],
    ['nobody may truncate what is posted: money_ledger (public)', 'grant truncate on money_ledger to public'],
    ['functions alone update: number_series (app_rw)', 'grant update on number_series to app_rw'],
    ['functions alone insert: number_series (app_admin)', 'grant insert on number_series to app_admin'],
    ['functions alone update: stock_balance (app_admin)', 'grant update on stock_balance to app_admin'],
    [
      'a table with seals is listed as posted: delivery',
      'create table delivery (company_id uuid, id uuid, previous_hash bytea not null, primary key (company_id, id))',
    ],
    [
      'company_id is uuid NOT NULL: unit.company_id',
      'alter table unit drop constraint unit_pk cascade',
      'alter table unit alter company_id drop not null',
    ],
    ['no serial or identity: brand.rank', 'alter table brand add column rank integer generated always as identity'],
    ['no volatile default: brand.token', 'alter table brand add column token uuid default gen_random_uuid()'],
    [
      'no trigger: brand_touch',
      'create function touch() returns trigger language plpgsql as $$ begin return new; end $$',
      'create trigger brand_touch before update on brand for each row execute function touch()',
    ],
    ['view is security_invoker: everything', 'create view everything as select * from sale'],
    [
      'function has a file and a declaration: peek',
      'create function peek() returns bigint language sql security definer as $$ select count(*) from sale $$',
    ],
    [
      'no INSERT … SELECT in a function: copy_units',
      'create function copy_units() returns void language sql as $$ insert into unit (company_id, id, name, created_at) select company_id, id, name, created_at from brand $$',
    ],
    ['definer function is declared as one: seal', 'alter function seal(bytea, bytea, bigint) security definer'],
    [
      'function of a company takes it first: sale_context',
      'drop function sale_context',
      `create function sale_context(p_ids uuid[], p_company_id uuid) returns json language sql as $$ select null::json $$`,
    ],
    [
      'no statement made at run time in a function: build',
      `create function build() returns void language plpgsql as $$ begin execute 'insert into unit select 1'; end $$`,
    ],
    [
      'no set_config in a function: wander',
      `create function wander() returns text language sql as $$ select set_config('app.company_id', '', false) $$`,
    ],
    ['figure has bounds: brand.weight_milli', 'alter table brand add column weight_milli integer'],
    [
      'figure has bounds: brand.budget_minor',
      'alter table brand add column budget_minor bigint check (budget_minor >= 0)',
    ],
    [
      'figure has bounds: sale_line.quantity_milli',
      'alter table sale_line drop constraint sale_line_bounds',
      'alter table sale_line add constraint sale_line_bounds check (quantity_milli <> 0)',
    ],
    [
      `name has at most 50 characters: ${'a'.repeat(51)}`,
      `create index ${'a'.repeat(51)} on client (company_id, city)`,
    ],
  ]

  test.each(planted)('%s', async (fault, ...statements) => {
    expect(await lintAfter(...statements)).toContain(fault)
  })
})
