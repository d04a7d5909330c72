import { openGlobalTable, run, type Migrating } from './support.ts'

/** Mail in the queue of jobs, accounts that confirm their e-mail, links in mails, second factors. */
export async function up(db: Migrating): Promise<void> {
  await run(db, `alter table account add column pending_company_name text`)
  await mails(db)
  await secondFactors(db)
}

async function mails(db: Migrating): Promise<void> {
  // The tables of the queue belong to its own roles; whoever writes business rows may add one kind of job to it, no other.
  await run(
    db,
    `create function mail_queue(p_message json) returns void language plpgsql security definer set search_path = pg_catalog as $$
     begin perform graphile_worker.add_job('mail.send', p_message, max_attempts => 12); end $$`,
  )
  await run(db, `revoke execute on function mail_queue(json) from public`)
  await run(db, `grant execute on function mail_queue(json) to app_rw, app_admin`)
  // Of a link only its hash is kept. Until an e-mail is confirmed there is no account: the link carries what it will be made of.
  await run(
    db,
    `create table mail_link (
       token_hash bytea constraint mail_link_pk primary key,
       kind text not null check (kind in ('confirm', 'reset')),
       email_key bytea not null, account_id uuid,
       sign_up jsonb,
       created_at timestamptz not null, expires_at timestamptz not null, used_at timestamptz,
       constraint mail_link_whose_check check (account_id is not null or sign_up is not null))`,
  )
  await run(db, `create index mail_link_email_idx on mail_link (email_key, created_at)`)
  await run(db, `create index mail_link_expiry_idx on mail_link (expires_at)`)
  await openGlobalTable(db, 'mail_link')
}

async function secondFactors(db: Migrating): Promise<void> {
  await run(
    db,
    `create table account_second_factor (
       account_id uuid constraint account_second_factor_pk primary key,
       sealed_secret bytea not null, begun_at timestamptz not null, confirmed_at timestamptz,
       last_step integer not null default 0)`,
  )
  await openGlobalTable(db, 'account_second_factor')
  await run(
    db,
    `create table account_recovery_code (
       account_id uuid not null, code_hash bytea not null, used_at timestamptz,
       constraint account_recovery_code_pk primary key (account_id, code_hash))`,
  )
  await openGlobalTable(db, 'account_recovery_code')
}
