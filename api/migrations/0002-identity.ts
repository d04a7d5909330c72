import { globalTable, keyedTable, run, type Migrating } from './support.ts'

/** Accounts and how they sign in, their sessions, second factors and mail links, and what visitors ask. */
export async function up(db: Migrating): Promise<void> {
  await accounts(db)
  await sessions(db)
  await secondFactors(db)
  await mails(db)
}

async function accounts(db: Migrating): Promise<void> {
  await globalTable(
    db,
    'account',
    `id uuid constraint account_id_pk primary key,
     email text not null,
     name text not null,
     password_hash text not null,
     language text check (language in ('en', 'fr', 'ar')),
     is_super_administrator boolean not null default false,
     is_active boolean not null default true,
     pending_company_name text,
     suspended_at timestamptz, suspended_reason text,
     created_at timestamptz not null`,
    { rights: 'select, insert, update' },
  )
  await run(db, `create unique index account_email_key on account (lower(email))`)
  await keyedTable(
    db,
    'account_company',
    `account_id uuid not null, company_id uuid not null, joined_at timestamptz not null,
     constraint account_company_pk primary key (account_id, company_id)`,
  )
}

async function sessions(db: Migrating): Promise<void> {
  // Keyed by account, not by company: a session exists before a company is chosen.
  await keyedTable(
    db,
    'account_session',
    `account_id uuid not null, id uuid not null, company_id uuid,
     salt bytea not null, generation integer not null default 1, rotated_at timestamptz not null,
     created_at timestamptz not null, expires_at timestamptz not null, revoked_at timestamptz,
     user_agent text,
     constraint account_session_pk primary key (account_id, id)`,
  )
  await run(db, `create index account_session_company_idx on account_session (company_id, rotated_at)`)
  await keyedTable(
    db,
    'login_throttle',
    `key text constraint login_throttle_key_pk primary key,
     failure_count integer not null, window_ends_at timestamptz not null`,
  )
}

async function secondFactors(db: Migrating): Promise<void> {
  await keyedTable(
    db,
    'account_second_factor',
    `account_id uuid constraint account_second_factor_pk primary key,
     sealed_secret bytea not null, begun_at timestamptz not null, confirmed_at timestamptz,
     last_step integer not null default 0`,
  )
  await keyedTable(
    db,
    'account_recovery_code',
    `account_id uuid not null, code_hash bytea not null, used_at timestamptz,
     constraint account_recovery_code_pk primary key (account_id, code_hash)`,
  )
}

async function mails(db: Migrating): Promise<void> {
  // Of a link only its hash is kept. Until an e-mail is confirmed there is no account: the link carries what it will be made of.
  await keyedTable(
    db,
    'mail_link',
    `token_hash bytea constraint mail_link_pk primary key,
     kind text not null check (kind in ('confirm', 'reset')),
     email_key bytea not null, account_id uuid,
     sign_up jsonb,
     created_at timestamptz not null, expires_at timestamptz not null, used_at timestamptz,
     constraint mail_link_whose_check check (account_id is not null or sign_up is not null)`,
  )
  await run(db, `create index mail_link_email_idx on mail_link (email_key, created_at)`)
  await run(db, `create index mail_link_expiry_idx on mail_link (expires_at)`)
  // The application adds, reads, and removes what is old; nothing is ever changed.
  await keyedTable(
    db,
    'enquiry',
    `id uuid constraint enquiry_pk primary key,
     kind text not null check (kind in ('home', 'contact')),
     company text, name text not null, email text not null, phone text,
     wanted_at timestamptz, message text, language text not null,
     created_at timestamptz not null`,
    { rights: 'select, insert, delete' },
  )
  await run(db, `create index enquiry_created_at_idx on enquiry (created_at)`)
}
