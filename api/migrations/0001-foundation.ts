import { globalTable, run, type Migrating } from './support.ts'

/** The roles, what they may reach, the record of the functions of `api/functions`, and the currencies. */
export async function up(db: Migrating): Promise<void> {
  for (const role of ['app_rw', 'app_admin', 'app_search']) {
    await run(
      db,
      `do $$ begin
         if not exists (select from pg_roles where rolname = '${role}') then create role ${role} nologin; end if;
       end $$`,
    )
  }
  // Whoever hands a function over to a role must be one of its members.
  await run(db, `do $$ begin execute format('grant app_search to %I', current_user); end $$`)
  await run(db, `create extension if not exists pg_trgm`)
  await run(db, `grant usage on schema public to app_rw, app_admin, app_search`)
  await run(
    db,
    `create table applied_function (
       name text constraint applied_function_pk primary key, hash text not null, applied_at timestamptz not null)`,
  )
  await globalTable(
    db,
    'currency',
    `code text constraint currency_code_pk primary key check (code ~ '^[A-Z]{3}$'),
     exponent smallint not null check (exponent between 0 and 4)`,
    { rights: 'select' },
  )
  await run(db, `insert into currency (code, exponent) values ('TND', 3), ('EUR', 2), ('USD', 2), ('GBP', 2)`)
}
