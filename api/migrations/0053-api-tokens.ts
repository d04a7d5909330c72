import { run, tenantTable, type Migrating } from './support.ts'

/**
 * Tokens by which other programs call the API in the name of a user of a company: the hash of each secret, never the secret.
 * One that was revoked stays, for entries of the audit trail name it.
 */
export async function up(db: Migrating): Promise<void> {
  await tenantTable(
    db,
    'api_token',
    `company_id uuid not null, id uuid not null, user_id uuid not null,
     name text not null constraint api_token_name_check check (char_length(name) between 1 and 80),
     secret_hash bytea not null constraint api_token_hash_check check (octet_length(secret_hash) = 32),
     ending text not null constraint api_token_ending_check check (char_length(ending) = 4),
     permissions text[] not null constraint api_token_permissions_check check (cardinality(permissions) between 1 and 200),
     expires_on date not null, expires_at timestamptz not null,
     last_used_at timestamptz, revoked_at timestamptz,
     created_by uuid not null, created_at timestamptz not null,
     constraint api_token_pk primary key (company_id, id),
     constraint api_token_hash_key unique (company_id, secret_hash)`,
    {
      rows: 'grow',
      foreignKeys: {
        api_token_company_fk: '(company_id) references company (id)',
        api_token_user_fk: '(company_id, user_id) references app_user (company_id, id)',
      },
    },
  )
  await run(
    db,
    'create unique index api_token_name_key on api_token (company_id, lower(name)) where revoked_at is null',
  )
  await run(db, 'create index api_token_user_idx on api_token (company_id, user_id)')
  await run(db, 'alter table audit_log add column api_token_id uuid')
}
