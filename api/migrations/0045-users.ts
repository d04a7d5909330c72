import { run, type Migrating } from './support.ts'

const OWN = `company_id = nullif(current_setting('app.company_id', true), '')::uuid`

/** Users who were invited and have no account yet, links that invite, when somebody came in last, and who is out. */
export async function up(db: Migrating): Promise<void> {
  await invitedUsers(db)
  await memberships(db)
  await links(db)
}

async function invitedUsers(db: Migrating): Promise<void> {
  await run(db, `alter table app_user alter column account_id drop not null`)
  for (const column of [
    `invited_email text constraint app_user_invited_email_check check (char_length(invited_email) <= 254)`,
    `invitation_language text constraint app_user_language_check check (invitation_language in ('en', 'fr', 'ar'))`,
    `invitation_ends_at timestamptz`,
  ])
    await run(db, `alter table app_user add column ${column}`)
  await run(
    db,
    `alter table app_user add constraint app_user_joined_check check (
       account_id is not null
       or (invited_email is not null and invitation_language is not null and invitation_ends_at is not null and is_active))`,
  )
  await run(
    db,
    `create unique index app_user_invited_email_key on app_user (company_id, lower(invited_email)) where account_id is null`,
  )
  // An invitation can be revoked; whoever has joined stays, with what they did.
  await run(db, `create policy app_user_delete_policy on app_user for delete using (${OWN} and account_id is null)`)
  await run(db, `grant delete on app_user to app_rw`)
}

async function memberships(db: Migrating): Promise<void> {
  await run(db, `alter table account_company add column last_sign_in_at timestamptz`)
  // Beside the user, whose row lies with the company: a session is opened before any company is entered.
  await run(db, `alter table account_company add column left_at timestamptz`)
  await run(
    db,
    `update account_company m set last_sign_in_at = (
       select max(s.created_at) from account_session s
       where s.account_id = m.account_id and s.company_id = m.company_id)`,
  )
}

async function links(db: Migrating): Promise<void> {
  await run(db, `alter table mail_link add column company_id uuid`)
  await run(db, `alter table mail_link add column user_id uuid`)
  await run(db, `alter table mail_link drop constraint mail_link_kind_check`)
  await run(
    db,
    `alter table mail_link add constraint mail_link_kind_check check (kind in ('confirm', 'reset', 'invite'))`,
  )
  await run(db, `alter table mail_link drop constraint mail_link_whose_check`)
  await run(
    db,
    `alter table mail_link add constraint mail_link_whose_check check (
       case when kind = 'invite' then company_id is not null and user_id is not null
       else account_id is not null or sign_up is not null end)`,
  )
  await run(db, `create index mail_link_user_idx on mail_link (company_id, user_id) where kind = 'invite'`)
}
