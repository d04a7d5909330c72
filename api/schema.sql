-- The schema as migrations and functions make it, to be read. Written by `npm run tables`; a test compares it with a
-- migrated database. The bodies of the functions are in api/functions/.

create table account (
  id uuid not null,
  email text not null,
  name text not null,
  password_hash text not null,
  language text,
  is_super_administrator boolean not null default false,
  is_active boolean not null default true,
  pending_company_name text,
  suspended_at timestamp with time zone,
  suspended_reason text,
  created_at timestamp with time zone not null,
  constraint account_id_pk PRIMARY KEY (id),
  constraint account_language_check CHECK ((language = ANY (ARRAY['en'::text, 'fr'::text, 'ar'::text])))
);
CREATE UNIQUE INDEX account_email_key ON account USING btree (lower(email));
grant insert, select, update on account to app_admin;
grant insert, select, update on account to app_rw;

create table account_company (
  account_id uuid not null,
  company_id uuid not null,
  joined_at timestamp with time zone not null,
  last_sign_in_at timestamp with time zone,
  left_at timestamp with time zone,
  constraint account_company_pk PRIMARY KEY (account_id, company_id)
);
grant delete, insert, select, update on account_company to app_admin;
grant delete, insert, select, update on account_company to app_rw;

create table account_recovery_code (
  account_id uuid not null,
  code_hash bytea not null,
  used_at timestamp with time zone,
  constraint account_recovery_code_pk PRIMARY KEY (account_id, code_hash)
);
grant delete, insert, select, update on account_recovery_code to app_admin;
grant delete, insert, select, update on account_recovery_code to app_rw;

create table account_second_factor (
  account_id uuid not null,
  sealed_secret bytea not null,
  begun_at timestamp with time zone not null,
  confirmed_at timestamp with time zone,
  last_step integer not null default 0,
  constraint account_second_factor_pk PRIMARY KEY (account_id)
);
grant delete, insert, select, update on account_second_factor to app_admin;
grant delete, insert, select, update on account_second_factor to app_rw;

create table account_session (
  account_id uuid not null,
  id uuid not null,
  company_id uuid,
  salt bytea not null,
  generation integer not null default 1,
  rotated_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  user_agent text,
  support_writes_until timestamp with time zone,
  constraint account_session_pk PRIMARY KEY (account_id, id)
);
CREATE INDEX account_session_company_idx ON account_session USING btree (company_id, rotated_at);
grant delete, insert, select, update on account_session to app_admin;
grant delete, insert, select, update on account_session to app_rw;

create table activity_sector (
  company_id uuid not null,
  id uuid not null,
  name text not null,
  is_active boolean not null default true,
  search_text text not null,
  created_by uuid,
  version integer not null default 1,
  created_at timestamp with time zone not null,
  constraint activity_sector_pk PRIMARY KEY (company_id, id),
  constraint activity_sector_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 80))),
  constraint activity_sector_company_fk FOREIGN KEY (company_id) REFERENCES company(id)
);
CREATE UNIQUE INDEX activity_sector_name_key ON activity_sector USING btree (company_id, lower(name));
CREATE INDEX activity_sector_order_idx ON activity_sector USING btree (company_id, name, id);
alter table activity_sector enable row level security;
alter table activity_sector force row level security;
create policy activity_sector_delete_policy on activity_sector for delete using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy activity_sector_insert_policy on activity_sector for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy activity_sector_select_policy on activity_sector for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy activity_sector_update_policy on activity_sector for update using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on activity_sector to app_admin;
grant delete, insert, select, update on activity_sector to app_rw;

create table api_token (
  company_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  name text not null,
  secret_hash bytea not null,
  ending text not null,
  permissions text[] not null,
  expires_on date not null,
  expires_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  revoked_at timestamp with time zone,
  created_by uuid not null,
  created_at timestamp with time zone not null,
  constraint api_token_pk PRIMARY KEY (company_id, id),
  constraint api_token_hash_key UNIQUE (company_id, secret_hash),
  constraint api_token_ending_check CHECK ((char_length(ending) = 4)),
  constraint api_token_hash_check CHECK ((octet_length(secret_hash) = 32)),
  constraint api_token_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 80))),
  constraint api_token_permissions_check CHECK (((cardinality(permissions) >= 1) AND (cardinality(permissions) <= 200))),
  constraint api_token_company_fk FOREIGN KEY (company_id) REFERENCES company(id),
  constraint api_token_user_fk FOREIGN KEY (company_id, user_id) REFERENCES app_user(company_id, id)
);
CREATE UNIQUE INDEX api_token_name_key ON api_token USING btree (company_id, lower(name)) WHERE (revoked_at IS NULL);
CREATE INDEX api_token_user_idx ON api_token USING btree (company_id, user_id);
alter table api_token enable row level security;
alter table api_token force row level security;
create policy api_token_insert_policy on api_token for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy api_token_select_policy on api_token for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy api_token_update_policy on api_token for update using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on api_token to app_admin;
grant insert, select, update on api_token to app_rw;

create table app_user (
  company_id uuid not null,
  id uuid not null,
  account_id uuid,
  name text not null,
  role text not null,
  has_all_points_of_sale boolean not null default false,
  is_support boolean not null default false,
  is_active boolean not null default true,
  version integer not null default 1,
  created_at timestamp with time zone not null,
  invited_email text,
  invitation_language text,
  invitation_ends_at timestamp with time zone,
  role_id uuid,
  constraint app_user_pk PRIMARY KEY (company_id, id),
  constraint app_user_account_key UNIQUE (company_id, account_id),
  constraint app_user_invited_email_check CHECK ((char_length(invited_email) <= 254)),
  constraint app_user_joined_check CHECK (((account_id IS NOT NULL) OR ((invited_email IS NOT NULL) AND (invitation_language IS NOT NULL) AND (invitation_ends_at IS NOT NULL) AND is_active))),
  constraint app_user_language_check CHECK ((invitation_language = ANY (ARRAY['en'::text, 'fr'::text, 'ar'::text]))),
  constraint app_user_own_role_check CHECK (((role = 'own'::text) = (role_id IS NOT NULL))),
  constraint app_user_role_check CHECK ((role = ANY (ARRAY['administrator'::text, 'manager'::text, 'cashier'::text, 'stockKeeper'::text, 'accountant'::text, 'readOnly'::text, 'own'::text]))),
  constraint app_user_account_fk FOREIGN KEY (account_id) REFERENCES account(id),
  constraint app_user_company_fk FOREIGN KEY (company_id) REFERENCES company(id),
  constraint app_user_role_fk FOREIGN KEY (company_id, role_id) REFERENCES own_role(company_id, id)
);
CREATE UNIQUE INDEX app_user_invited_email_key ON app_user USING btree (company_id, lower(invited_email)) WHERE (account_id IS NULL);
CREATE INDEX app_user_role_idx ON app_user USING btree (company_id, role_id);
alter table app_user enable row level security;
alter table app_user force row level security;
create policy app_user_delete_policy on app_user for delete using (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND (account_id IS NULL)));
create policy app_user_insert_policy on app_user for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy app_user_select_policy on app_user for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy app_user_update_policy on app_user for update using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on app_user to app_admin;
grant delete, insert, select, update on app_user to app_rw;

create table app_user_point_of_sale (
  company_id uuid not null,
  user_id uuid not null,
  point_of_sale_id uuid not null,
  constraint app_user_point_of_sale_pk PRIMARY KEY (company_id, user_id, point_of_sale_id),
  constraint app_user_point_of_sale_pos_fk FOREIGN KEY (company_id, point_of_sale_id) REFERENCES point_of_sale(company_id, id) ON DELETE CASCADE,
  constraint app_user_point_of_sale_user_fk FOREIGN KEY (company_id, user_id) REFERENCES app_user(company_id, id) ON DELETE CASCADE
);
CREATE INDEX app_user_point_of_sale_pos_idx ON app_user_point_of_sale USING btree (company_id, point_of_sale_id);
alter table app_user_point_of_sale enable row level security;
alter table app_user_point_of_sale force row level security;
create policy app_user_point_of_sale_delete_policy on app_user_point_of_sale for delete using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy app_user_point_of_sale_insert_policy on app_user_point_of_sale for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy app_user_point_of_sale_select_policy on app_user_point_of_sale for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy app_user_point_of_sale_update_policy on app_user_point_of_sale for update using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on app_user_point_of_sale to app_admin;
grant delete, insert, select, update on app_user_point_of_sale to app_rw;

create table applied_function (
  name text not null,
  hash text not null,
  applied_at timestamp with time zone not null,
  constraint applied_function_pk PRIMARY KEY (name)
);

create table approval (
  company_id uuid not null,
  id uuid not null,
  permission text not null,
  point_of_sale_id uuid not null,
  document_id uuid not null,
  content_hash bytea not null,
  asked_by uuid not null,
  approved_by uuid not null,
  method text not null,
  given_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  constraint approval_pk PRIMARY KEY (company_id, id),
  constraint approval_content_hash_check CHECK ((octet_length(content_hash) = 32)),
  constraint approval_method_check CHECK ((method = ANY (ARRAY['pin'::text, 'badge'::text]))),
  constraint approval_permission_check CHECK ((char_length(permission) <= 80)),
  constraint approval_two_people_check CHECK ((asked_by <> approved_by)),
  constraint approval_approved_by_fk FOREIGN KEY (company_id, approved_by) REFERENCES app_user(company_id, id),
  constraint approval_asked_by_fk FOREIGN KEY (company_id, asked_by) REFERENCES app_user(company_id, id),
  constraint approval_point_of_sale_fk FOREIGN KEY (company_id, point_of_sale_id) REFERENCES point_of_sale(company_id, id)
);
CREATE INDEX approval_approved_by_idx ON approval USING btree (company_id, approved_by);
CREATE INDEX approval_asked_by_idx ON approval USING btree (company_id, asked_by);
CREATE INDEX approval_document_idx ON approval USING btree (company_id, document_id);
CREATE INDEX approval_point_of_sale_idx ON approval USING btree (company_id, point_of_sale_id);
alter table approval enable row level security;
alter table approval force row level security;
create policy approval_insert_policy on approval for insert with check (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
create policy approval_select_policy on approval for select using (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
grant insert, select on approval to app_admin;
grant insert, select on approval to app_rw;

create table approval_code (
  company_id uuid not null,
  id uuid not null,
  point_of_sale_id uuid not null,
  register_id uuid not null,
  epoch integer not null,
  request text not null,
  permissions text[] not null,
  total_minor bigint not null,
  discount_minor bigint not null,
  given_by uuid not null,
  given_at timestamp with time zone not null,
  constraint approval_code_pk PRIMARY KEY (company_id, id),
  constraint approval_code_bounds CHECK (((epoch >= 1) AND ((total_minor >= 0) AND (total_minor <= '1000000000000'::bigint)) AND ((discount_minor >= 0) AND (discount_minor <= '1000000000000'::bigint)))),
  constraint approval_code_permissions_check CHECK (((cardinality(permissions) >= 1) AND (cardinality(permissions) <= 10))),
  constraint approval_code_request_check CHECK ((request ~ '^[0-9]{8}$'::text)),
  constraint approval_code_point_of_sale_fk FOREIGN KEY (company_id, point_of_sale_id) REFERENCES point_of_sale(company_id, id),
  constraint approval_code_register_fk FOREIGN KEY (company_id, register_id) REFERENCES register(company_id, id),
  constraint approval_code_user_fk FOREIGN KEY (company_id, given_by) REFERENCES app_user(company_id, id)
);
CREATE INDEX approval_code_given_at_idx ON approval_code USING btree (company_id, point_of_sale_id, given_at DESC, id);
CREATE INDEX approval_code_request_idx ON approval_code USING btree (company_id, register_id, request);
CREATE INDEX approval_code_user_idx ON approval_code USING btree (company_id, given_by);
alter table approval_code enable row level security;
alter table approval_code force row level security;
create policy approval_code_insert_policy on approval_code for insert with check (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
create policy approval_code_select_policy on approval_code for select using (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
grant insert, select on approval_code to app_admin;
grant insert, select on approval_code to app_rw;

create table approval_code_use (
  company_id uuid not null,
  approval_code_id uuid not null,
  point_of_sale_id uuid not null,
  document_id uuid not null,
  used_at timestamp with time zone not null,
  constraint approval_code_use_pk PRIMARY KEY (company_id, approval_code_id),
  constraint approval_code_use_code_fk FOREIGN KEY (company_id, approval_code_id) REFERENCES approval_code(company_id, id),
  constraint approval_code_use_point_of_sale_fk FOREIGN KEY (company_id, point_of_sale_id) REFERENCES point_of_sale(company_id, id)
);
CREATE INDEX approval_code_use_point_of_sale_idx ON approval_code_use USING btree (company_id, point_of_sale_id);
alter table approval_code_use enable row level security;
alter table approval_code_use force row level security;
create policy approval_code_use_insert_policy on approval_code_use for insert with check (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
create policy approval_code_use_select_policy on approval_code_use for select using (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
grant insert, select on approval_code_use to app_admin;
grant insert, select on approval_code_use to app_rw;

create table attribute (
  company_id uuid not null,
  id uuid not null,
  name text not null,
  is_active boolean not null default true,
  search_text text not null,
  created_by uuid,
  version integer not null default 1,
  created_at timestamp with time zone not null,
  constraint attribute_pk PRIMARY KEY (company_id, id),
  constraint attribute_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 80))),
  constraint attribute_company_fk FOREIGN KEY (company_id) REFERENCES company(id)
);
CREATE UNIQUE INDEX attribute_name_key ON attribute USING btree (company_id, lower(name));
alter table attribute enable row level security;
alter table attribute force row level security;
create policy attribute_delete_policy on attribute for delete using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy attribute_insert_policy on attribute for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy attribute_select_policy on attribute for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy attribute_update_policy on attribute for update using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on attribute to app_admin;
grant delete, insert, select, update on attribute to app_rw;

create table attribute_value (
  company_id uuid not null,
  id uuid not null,
  attribute_id uuid not null,
  name text not null,
  position integer not null,
  constraint attribute_value_pk PRIMARY KEY (company_id, id),
  constraint attribute_value_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 80))),
  constraint attribute_value_position_check CHECK ((("position" >= 1) AND ("position" <= 200))),
  constraint attribute_value_attribute_fk FOREIGN KEY (company_id, attribute_id) REFERENCES attribute(company_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX attribute_value_name_key ON attribute_value USING btree (company_id, attribute_id, lower(name));
alter table attribute_value enable row level security;
alter table attribute_value force row level security;
create policy attribute_value_delete_policy on attribute_value for delete using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy attribute_value_insert_policy on attribute_value for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy attribute_value_select_policy on attribute_value for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy attribute_value_update_policy on attribute_value for update using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on attribute_value to app_admin;
grant delete, insert, select, update on attribute_value to app_rw;

create table audit_log (
  company_id uuid not null,
  recorded_at timestamp with time zone not null,
  id uuid not null,
  user_id uuid,
  account_id uuid,
  action text not null,
  entity text not null,
  entity_id uuid,
  before jsonb,
  after jsonb,
  request_id text not null,
  api_token_id uuid,
  constraint audit_log_pk PRIMARY KEY (company_id, recorded_at, id)
) partition by RANGE (recorded_at);
CREATE INDEX audit_log_action_idx ON audit_log USING btree (company_id, action, recorded_at);
CREATE INDEX audit_log_entity_idx ON audit_log USING btree (company_id, entity, entity_id, recorded_at);
CREATE INDEX audit_log_user_idx ON audit_log USING btree (company_id, user_id, recorded_at);
alter table audit_log enable row level security;
alter table audit_log force row level security;
create policy audit_log_erasure_policy on audit_log for update to app_books using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy audit_log_insert_policy on audit_log for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy audit_log_select_policy on audit_log for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant insert, select on audit_log to app_admin;
grant select on audit_log to app_books;
grant update (after) on audit_log to app_books;
grant update (before) on audit_log to app_books;
grant insert, select on audit_log to app_rw;

create table audit_seal (
  company_id uuid not null,
  sequence bigint not null,
  recorded_at timestamp with time zone not null,
  entry_id uuid not null,
  seal_version smallint not null,
  hash bytea not null,
  previous_hash bytea not null,
  sealed_at timestamp with time zone not null,
  constraint audit_seal_pk PRIMARY KEY (company_id, sequence),
  constraint audit_seal_entry_key UNIQUE (company_id, recorded_at, entry_id),
  constraint audit_seal_bounds CHECK (((sequence >= 1) AND (sequence <= '1000000000000'::bigint)))
);
alter table audit_seal enable row level security;
alter table audit_seal force row level security;
create policy audit_seal_insert_policy on audit_seal for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy audit_seal_select_policy on audit_seal for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant insert, select on audit_seal to app_admin;
grant insert, select on audit_seal to app_rw;

create table bank (
  company_id uuid not null,
  id uuid not null,
  name text not null,
  rib_code text,
  bic text,
  is_active boolean not null default true,
  search_text text not null,
  created_by uuid,
  version integer not null default 1,
  created_at timestamp with time zone not null,
  constraint bank_pk PRIMARY KEY (company_id, id),
  constraint bank_bic_check CHECK ((char_length(bic) <= 11)),
  constraint bank_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 80))),
  constraint bank_rib_code_check CHECK ((rib_code ~ '^[0-9]{2}$'::text)),
  constraint bank_company_fk FOREIGN KEY (company_id) REFERENCES company(id)
);
CREATE UNIQUE INDEX bank_code_key ON bank USING btree (company_id, rib_code);
CREATE UNIQUE INDEX bank_name_key ON bank USING btree (company_id, lower(name));
CREATE INDEX bank_order_idx ON bank USING btree (company_id, name, id);
alter table bank enable row level security;
alter table bank force row level security;
create policy bank_delete_policy on bank for delete using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy bank_insert_policy on bank for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy bank_select_policy on bank for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy bank_update_policy on bank for update using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on bank to app_admin;
grant delete, insert, select, update on bank to app_rw;

create table bank_account (
  company_id uuid not null,
  id uuid not null,
  bank_id uuid not null,
  name text not null,
  agency text,
  rib text,
  iban text,
  currency text not null,
  is_active boolean not null default true,
  search_text text not null,
  created_by uuid,
  version integer not null default 1,
  created_at timestamp with time zone not null,
  constraint bank_account_pk PRIMARY KEY (company_id, id),
  constraint bank_account_agency_check CHECK ((char_length(agency) <= 80)),
  constraint bank_account_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint bank_account_iban_check CHECK ((char_length(iban) <= 42)),
  constraint bank_account_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 80))),
  constraint bank_account_rib_check CHECK ((char_length(rib) <= 34)),
  constraint bank_account_bank_fk FOREIGN KEY (company_id, bank_id) REFERENCES bank(company_id, id),
  constraint bank_account_company_fk FOREIGN KEY (company_id) REFERENCES company(id)
);
CREATE INDEX bank_account_bank_idx ON bank_account USING btree (company_id, bank_id);
CREATE UNIQUE INDEX bank_account_iban_key ON bank_account USING btree (company_id, iban);
CREATE UNIQUE INDEX bank_account_name_key ON bank_account USING btree (company_id, lower(name));
CREATE INDEX bank_account_order_idx ON bank_account USING btree (company_id, name, id);
CREATE UNIQUE INDEX bank_account_rib_key ON bank_account USING btree (company_id, rib);
alter table bank_account enable row level security;
alter table bank_account force row level security;
create policy bank_account_delete_policy on bank_account for delete using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy bank_account_insert_policy on bank_account for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy bank_account_select_policy on bank_account for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy bank_account_update_policy on bank_account for update using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on bank_account to app_admin;
grant delete, insert, select, update on bank_account to app_rw;

create table barcode_rule (
  company_id uuid not null,
  id uuid not null,
  name text not null,
  name_key text,
  position integer not null,
  pattern text not null,
  decimals smallint not null,
  last_number bigint not null default 0,
  is_active boolean not null default true,
  search_text text not null,
  created_by uuid,
  version integer not null default 1,
  created_at timestamp with time zone not null,
  constraint barcode_rule_pk PRIMARY KEY (company_id, id),
  constraint barcode_rule_decimals_check CHECK (((decimals >= 0) AND (decimals <= 3))),
  constraint barcode_rule_last_number_check CHECK (((last_number >= 0) AND (last_number <= '9999999999'::bigint))),
  constraint barcode_rule_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 80))),
  constraint barcode_rule_name_key_check CHECK ((name_key = ANY (ARRAY['shopCodes'::text, 'weighedCodes'::text, 'pricedCodes'::text]))),
  constraint barcode_rule_pattern_check CHECK (((pattern ~ '^(02|2[0-9])[0-9]*[?]?I+[?]?(W{3,6}|P{3,6})?[?]?C$'::text) AND (char_length(pattern) = 13))),
  constraint barcode_rule_position_check CHECK ((("position" >= 1) AND ("position" <= 1000))),
  constraint barcode_rule_company_fk FOREIGN KEY (company_id) REFERENCES company(id)
);
CREATE UNIQUE INDEX barcode_rule_name_key ON barcode_rule USING btree (company_id, lower(name));
CREATE INDEX barcode_rule_order_idx ON barcode_rule USING btree (company_id, "position", id);
alter table barcode_rule enable row level security;
alter table barcode_rule force row level security;
create policy barcode_rule_delete_policy on barcode_rule for delete using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy barcode_rule_insert_policy on barcode_rule for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy barcode_rule_select_policy on barcode_rule for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy barcode_rule_update_policy on barcode_rule for update using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on barcode_rule to app_admin;
grant delete, insert, select, update on barcode_rule to app_rw;

create table brand (
  company_id uuid not null,
  id uuid not null,
  name text not null,
  is_active boolean not null default true,
  search_text text not null default ''::text,
  created_by uuid,
  version integer not null default 1,
  created_at timestamp with time zone not null,
  constraint brand_pk PRIMARY KEY (company_id, id),
  constraint brand_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 80))),
  constraint brand_company_fk FOREIGN KEY (company_id) REFERENCES company(id)
);
CREATE UNIQUE INDEX brand_name_key ON brand USING btree (company_id, lower(name));
CREATE INDEX brand_order_idx ON brand USING btree (company_id, name, id);
alter table brand enable row level security;
alter table brand force row level security;
create policy brand_delete_policy on brand for delete using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy brand_insert_policy on brand for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy brand_select_policy on brand for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy brand_update_policy on brand for update using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on brand to app_admin;
grant delete, insert, select, update on brand to app_rw;

create table brought_closing (
  company_id uuid not null,
  cash_session_id uuid not null,
  fingerprint bytea not null,
  point_of_sale_id uuid not null,
  became_z boolean not null,
  device text not null,
  brought_by uuid not null,
  counted_by uuid,
  closed_at timestamp with time zone not null,
  kept_float_minor bigint not null,
  counts jsonb not null,
  recorded_at timestamp with time zone not null,
  constraint brought_closing_pk PRIMARY KEY (company_id, cash_session_id, fingerprint),
  constraint brought_closing_bounds CHECK (((kept_float_minor >= 0) AND (kept_float_minor <= '1000000000000'::bigint))),
  constraint brought_closing_device_check CHECK ((device = ANY (ARRAY['own'::text, 'other'::text, 'unknown'::text]))),
  constraint brought_closing_fingerprint_check CHECK ((octet_length(fingerprint) = 32)),
  constraint brought_closing_bringer_fk FOREIGN KEY (company_id, brought_by) REFERENCES app_user(company_id, id),
  constraint brought_closing_counter_fk FOREIGN KEY (company_id, counted_by) REFERENCES app_user(company_id, id),
  constraint brought_closing_point_of_sale_fk FOREIGN KEY (company_id, point_of_sale_id) REFERENCES point_of_sale(company_id, id),
  constraint brought_closing_session_fk FOREIGN KEY (company_id, cash_session_id) REFERENCES cash_session(company_id, id)
);
CREATE INDEX brought_closing_brought_by_idx ON brought_closing USING btree (company_id, brought_by);
CREATE INDEX brought_closing_counted_by_idx ON brought_closing USING btree (company_id, counted_by);
CREATE INDEX brought_closing_point_of_sale_idx ON brought_closing USING btree (company_id, point_of_sale_id);
alter table brought_closing enable row level security;
alter table brought_closing force row level security;
create policy brought_closing_insert_policy on brought_closing for insert with check (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
create policy brought_closing_select_policy on brought_closing for select using (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
grant insert, select on brought_closing to app_admin;
grant insert, select on brought_closing to app_rw;

create table cash_movement (
  company_id uuid not null,
  id uuid not null,
  point_of_sale_id uuid not null,
  register_id uuid not null,
  cash_session_id uuid not null,
  reason text not null,
  kind text not null,
  amount_minor bigint not null,
  currency text not null,
  note text,
  user_id uuid not null,
  occurred_at timestamp with time zone not null,
  recorded_at timestamp with time zone not null,
  constraint cash_movement_pk PRIMARY KEY (company_id, id),
  constraint cash_movement_bounds CHECK (((amount_minor >= 1) AND (amount_minor <= '1000000000000'::bigint))),
  constraint cash_movement_direction_check CHECK (((kind = 'payIn'::text) = (reason = ANY (ARRAY['changeBrought'::text, 'fromSafe'::text, 'correctionIn'::text, 'otherIn'::text])))),
  constraint cash_movement_kind_check CHECK ((kind = ANY (ARRAY['payIn'::text, 'payOut'::text]))),
  constraint cash_movement_note_check CHECK ((char_length(note) <= 250)),
  constraint cash_movement_reason_check CHECK ((reason = ANY (ARRAY['changeBrought'::text, 'fromSafe'::text, 'correctionIn'::text, 'otherIn'::text, 'bankDeposit'::text, 'toSafe'::text, 'expense'::text, 'correctionOut'::text, 'otherOut'::text]))),
  constraint cash_movement_point_of_sale_fk FOREIGN KEY (company_id, point_of_sale_id) REFERENCES point_of_sale(company_id, id),
  constraint cash_movement_register_fk FOREIGN KEY (company_id, register_id) REFERENCES register(company_id, id),
  constraint cash_movement_session_fk FOREIGN KEY (company_id, cash_session_id) REFERENCES cash_session(company_id, id),
  constraint cash_movement_user_fk FOREIGN KEY (company_id, user_id) REFERENCES app_user(company_id, id)
);
CREATE INDEX cash_movement_point_of_sale_idx ON cash_movement USING btree (company_id, point_of_sale_id);
CREATE INDEX cash_movement_register_idx ON cash_movement USING btree (company_id, register_id);
CREATE INDEX cash_movement_session_idx ON cash_movement USING btree (company_id, cash_session_id);
CREATE INDEX cash_movement_user_idx ON cash_movement USING btree (company_id, user_id);
alter table cash_movement enable row level security;
alter table cash_movement force row level security;
create policy cash_movement_insert_policy on cash_movement for insert with check (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
create policy cash_movement_select_policy on cash_movement for select using (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
grant insert, select on cash_movement to app_admin;
grant insert, select on cash_movement to app_rw;

create table cash_session (
  company_id uuid not null,
  id uuid not null,
  point_of_sale_id uuid not null,
  register_id uuid not null,
  state text not null,
  currency text not null,
  business_date date not null,
  opening_float_minor bigint not null,
  kept_float_minor bigint,
  opened_by uuid not null,
  opened_at timestamp with time zone not null,
  closed_by uuid,
  closed_at timestamp with time zone,
  version integer not null default 1,
  constraint cash_session_pk PRIMARY KEY (company_id, id),
  constraint cash_session_bounds CHECK (((LEAST(opening_float_minor, kept_float_minor) >= 0) AND (GREATEST(opening_float_minor, kept_float_minor) <= '1000000000000'::bigint))),
  constraint cash_session_closed_check CHECK (((state = 'closed'::text) = (closed_at IS NOT NULL))),
  constraint cash_session_kept_float_minor_check CHECK ((kept_float_minor >= 0)),
  constraint cash_session_opening_float_minor_check CHECK ((opening_float_minor >= 0)),
  constraint cash_session_state_check CHECK ((state = ANY (ARRAY['open'::text, 'counting'::text, 'closed'::text]))),
  constraint cash_session_closer_fk FOREIGN KEY (company_id, closed_by) REFERENCES app_user(company_id, id),
  constraint cash_session_opener_fk FOREIGN KEY (company_id, opened_by) REFERENCES app_user(company_id, id),
  constraint cash_session_pos_fk FOREIGN KEY (company_id, point_of_sale_id) REFERENCES point_of_sale(company_id, id),
  constraint cash_session_register_fk FOREIGN KEY (company_id, register_id) REFERENCES register(company_id, id)
);
CREATE UNIQUE INDEX cash_session_open_key ON cash_session USING btree (company_id, register_id) WHERE (state <> 'closed'::text);
CREATE INDEX cash_session_opened_idx ON cash_session USING btree (company_id, opened_at, id);
alter table cash_session enable row level security;
alter table cash_session force row level security;
create policy cash_session_insert_policy on cash_session for insert with check (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
create policy cash_session_select_policy on cash_session for select using (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
create policy cash_session_update_policy on cash_session for update using (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND (state <> 'closed'::text) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END)) with check (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
grant insert, select on cash_session to app_admin;
grant insert, select, update on cash_session to app_rw;

create table cash_session_closing (
  company_id uuid not null,
  cash_session_id uuid not null,
  register_id uuid not null,
  z_number bigint not null,
  report jsonb not null,
  hash bytea not null,
  previous_hash bytea not null,
  recorded_at timestamp with time zone not null,
  seal_version smallint not null,
  content_hash bytea not null,
  constraint cash_session_closing_pk PRIMARY KEY (company_id, cash_session_id),
  constraint cash_session_closing_number_key UNIQUE (company_id, register_id, z_number),
  constraint cash_session_closing_bounds CHECK (((z_number >= 1) AND (z_number <= 999999999))),
  constraint cash_session_closing_z_number_check CHECK ((z_number >= 1)),
  constraint cash_session_closing_register_fk FOREIGN KEY (company_id, register_id) REFERENCES register(company_id, id),
  constraint cash_session_closing_session_fk FOREIGN KEY (company_id, cash_session_id) REFERENCES cash_session(company_id, id)
);
alter table cash_session_closing enable row level security;
alter table cash_session_closing force row level security;
create policy cash_session_closing_insert_policy on cash_session_closing for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy cash_session_closing_select_policy on cash_session_closing for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant insert, select on cash_session_closing to app_admin;
grant insert, select on cash_session_closing to app_rw;

create table cash_session_count (
  company_id uuid not null,
  cash_session_id uuid not null,
  payment_method_id uuid not null,
  expected_minor bigint not null,
  counted_minor bigint not null,
  difference_minor bigint not null,
  comment text,
  basis text,
  foreign_cash jsonb,
  constraint cash_session_count_pk PRIMARY KEY (company_id, cash_session_id, payment_method_id),
  constraint cash_session_count_basis_check CHECK ((basis = 'assumed'::text)),
  constraint cash_session_count_bounds CHECK ((((counted_minor >= 0) AND (counted_minor <= '4000000000000000'::bigint)) AND ((expected_minor >= '-4000000000000000'::bigint) AND (expected_minor <= '4000000000000000'::bigint)) AND ((difference_minor >= '-8000000000000000'::bigint) AND (difference_minor <= '8000000000000000'::bigint)))),
  constraint cash_session_count_counted_minor_check CHECK ((counted_minor >= 0)),
  constraint cash_session_count_difference_check CHECK ((difference_minor = (counted_minor - expected_minor))),
  constraint cash_session_count_foreign_cash_check CHECK (((jsonb_typeof(foreign_cash) = 'array'::text) AND (length((foreign_cash)::text) <= 20000))),
  constraint cash_session_count_method_fk FOREIGN KEY (company_id, payment_method_id) REFERENCES payment_method(company_id, id),
  constraint cash_session_count_session_fk FOREIGN KEY (company_id, cash_session_id) REFERENCES cash_session(company_id, id)
);
alter table cash_session_count enable row level security;
alter table cash_session_count force row level security;
create policy cash_session_count_insert_policy on cash_session_count for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy cash_session_count_select_policy on cash_session_count for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant insert, select on cash_session_count to app_admin;
grant insert, select on cash_session_count to app_rw;

create table cashier_claim (
  company_id uuid not null,
  document_id uuid not null,
  document_kind text not null,
  point_of_sale_id uuid not null,
  register_id uuid not null,
  signed_in_id uuid not null,
  cashier_id uuid not null,
  is_proved boolean not null,
  recorded_at timestamp with time zone not null,
  constraint cashier_claim_pk PRIMARY KEY (company_id, document_id),
  constraint cashier_claim_kind_check CHECK ((document_kind = ANY (ARRAY['salesReturn'::text, 'cashMovement'::text, 'ticketCopy'::text, 'drawerOpening'::text, 'heldTicket'::text]))),
  constraint cashier_claim_cashier_fk FOREIGN KEY (company_id, cashier_id) REFERENCES app_user(company_id, id),
  constraint cashier_claim_signed_in_fk FOREIGN KEY (company_id, signed_in_id) REFERENCES app_user(company_id, id)
);
CREATE INDEX cashier_claim_cashier_idx ON cashier_claim USING btree (company_id, cashier_id);
CREATE INDEX cashier_claim_signed_in_idx ON cashier_claim USING btree (company_id, signed_in_id);
alter table cashier_claim enable row level security;
alter table cashier_claim force row level security;
create policy cashier_claim_insert_policy on cashier_claim for insert with check (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
create policy cashier_claim_select_policy on cashier_claim for select using (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
grant insert, select on cashier_claim to app_admin;
grant insert, select on cashier_claim to app_rw;

create table cashier_switch (
  company_id uuid not null,
  id uuid not null,
  point_of_sale_id uuid not null,
  register_id uuid not null,
  signed_in_id uuid not null,
  cashier_id uuid not null,
  method text not null,
  begun_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  constraint cashier_switch_pk PRIMARY KEY (company_id, id),
  constraint cashier_switch_method_check CHECK ((method = ANY (ARRAY['pin'::text, 'badge'::text, 'password'::text]))),
  constraint cashier_switch_time_check CHECK ((begun_at < ends_at)),
  constraint cashier_switch_cashier_fk FOREIGN KEY (company_id, cashier_id) REFERENCES app_user(company_id, id),
  constraint cashier_switch_signed_in_fk FOREIGN KEY (company_id, signed_in_id) REFERENCES app_user(company_id, id)
);
CREATE INDEX cashier_switch_cashier_idx ON cashier_switch USING btree (company_id, cashier_id);
CREATE INDEX cashier_switch_register_idx ON cashier_switch USING btree (company_id, register_id, begun_at);
CREATE INDEX cashier_switch_signed_in_idx ON cashier_switch USING btree (company_id, signed_in_id);
alter table cashier_switch enable row level security;
alter table cashier_switch force row level security;
create policy cashier_switch_insert_policy on cashier_switch for insert with check (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
create policy cashier_switch_select_policy on cashier_switch for select using (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
grant insert, select on cashier_switch to app_admin;
grant insert, select on cashier_switch to app_rw;

create table catalogue_stamp (
  company_id uuid not null,
  stamp bigint not null,
  constraint catalogue_stamp_pk PRIMARY KEY (company_id),
  constraint catalogue_stamp_stamp_check CHECK (((stamp >= 1) AND (stamp <= '1000000000000'::bigint))),
  constraint catalogue_stamp_company_fk FOREIGN KEY (company_id) REFERENCES company(id)
);
alter table catalogue_stamp enable row level security;
alter table catalogue_stamp force row level security;
create policy catalogue_stamp_insert_policy on catalogue_stamp for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy catalogue_stamp_select_policy on catalogue_stamp for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy catalogue_stamp_update_policy on catalogue_stamp for update using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on catalogue_stamp to app_admin;
grant insert, select, update on catalogue_stamp to app_rw;

create table category (
  company_id uuid not null,
  id uuid not null,
  name text not null,
  version integer not null default 1,
  created_at timestamp with time zone not null,
  is_active boolean not null default true,
  search_text text not null default ''::text,
  created_by uuid,
  colour text,
  icon text,
  constraint category_pk PRIMARY KEY (company_id, id),
  constraint category_colour_check CHECK ((colour = ANY (ARRAY['blue'::text, 'green'::text, 'yellow'::text, 'orange'::text, 'red'::text, 'teal'::text, 'purple'::text, 'pink'::text, 'brown'::text, 'grey'::text]))),
  constraint category_icon_check CHECK (((char_length(icon) >= 1) AND (char_length(icon) <= 40))),
  constraint category_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 80))),
  constraint category_company_fk FOREIGN KEY (company_id) REFERENCES company(id)
);
CREATE UNIQUE INDEX category_name_key ON category USING btree (company_id, lower(name));
CREATE INDEX category_order_idx ON category USING btree (company_id, name, id);
alter table category enable row level security;
alter table category force row level security;
create policy category_delete_policy on category for delete using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy category_insert_policy on category for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy category_select_policy on category for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy category_update_policy on category for update using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on category to app_admin;
grant delete, insert, select, update on category to app_rw;

create table client (
  company_id uuid not null,
  id uuid not null,
  kind text not null,
  code text not null,
  name text not null,
  phone text,
  email text,
  tax_id text,
  address text,
  postal_code text,
  city text,
  is_default boolean not null default false,
  is_active boolean not null default true,
  search_text text not null,
  version integer not null default 1,
  created_at timestamp with time zone not null,
  name_key text,
  group_id uuid,
  sector_id uuid,
  payment_days integer,
  is_payment_at_month_end boolean not null default false,
  credit_limit_minor bigint,
  merged_into_id uuid,
  tax_id_key text default COALESCE("substring"(upper(regexp_replace(tax_id, '[^0-9A-Za-z]'::text, ''::text, 'g'::text)), '^[0-9]{7}[A-Z]'::text), upper(regexp_replace(tax_id, '[^0-9A-Za-z]'::text, ''::text, 'g'::text))),
  phone_key text default "right"(regexp_replace(phone, '[^0-9]'::text, ''::text, 'g'::text), 8),
  email_key text default lower(email),
  erased_at timestamp with time zone,
  constraint client_pk PRIMARY KEY (company_id, id),
  constraint client_code_key UNIQUE (company_id, code),
  constraint client_figures_check CHECK ((((payment_days >= 0) AND (payment_days <= 365)) AND ((credit_limit_minor >= 0) AND (credit_limit_minor <= '1000000000000'::bigint)))),
  constraint client_kind_check CHECK ((kind = ANY (ARRAY['person'::text, 'business'::text]))),
  constraint client_name_key_check CHECK ((name_key = ANY (ARRAY['walkIn'::text, 'erased'::text]))),
  constraint client_company_fk FOREIGN KEY (company_id) REFERENCES company(id),
  constraint client_group_fk FOREIGN KEY (company_id, group_id) REFERENCES client_group(company_id, id),
  constraint client_merged_into_fk FOREIGN KEY (company_id, merged_into_id) REFERENCES client(company_id, id),
  constraint client_sector_fk FOREIGN KEY (company_id, sector_id) REFERENCES activity_sector(company_id, id)
);
CREATE INDEX client_beginning_idx ON client USING btree (company_id, "left"(search_text, 32) COLLATE "C", id);
CREATE UNIQUE INDEX client_default_key ON client USING btree (company_id) WHERE is_default;
CREATE INDEX client_email_idx ON client USING btree (company_id, email_key);
CREATE INDEX client_group_idx ON client USING btree (company_id, group_id);
CREATE INDEX client_merged_into_idx ON client USING btree (company_id, merged_into_id);
CREATE INDEX client_name_idx ON client USING btree (company_id, name, id);
CREATE INDEX client_phone_idx ON client USING btree (company_id, phone_key);
CREATE INDEX client_sector_idx ON client USING btree (company_id, sector_id);
CREATE INDEX client_tax_id_idx ON client USING btree (company_id, tax_id_key);
CREATE INDEX client_trigram_idx ON client USING gin (company_id, search_text gin_trgm_ops);
alter table client enable row level security;
alter table client force row level security;
create policy client_delete_policy on client for delete using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy client_insert_policy on client for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy client_search_policy on client for select to app_search using (true);
create policy client_select_policy on client for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy client_update_policy on client for update using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on client to app_admin;
grant select on client to app_books;
grant delete, insert, select, update on client to app_rw;
grant select on client to app_search;

create table client_address (
  company_id uuid not null,
  client_id uuid not null,
  position integer not null,
  name text not null,
  address text,
  postal_code text,
  city text,
  constraint client_address_pk PRIMARY KEY (company_id, client_id, "position"),
  constraint client_address_client_fk FOREIGN KEY (company_id, client_id) REFERENCES client(company_id, id) ON DELETE CASCADE
);
alter table client_address enable row level security;
alter table client_address force row level security;
create policy client_address_delete_policy on client_address for delete using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy client_address_insert_policy on client_address for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy client_address_select_policy on client_address for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy client_address_update_policy on client_address for update using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on client_address to app_admin;
grant delete, insert, select, update on client_address to app_rw;

create table client_certificate (
  company_id uuid not null,
  client_id uuid not null,
  position integer not null,
  kind text not null,
  number text not null,
  issued_on date not null,
  valid_from date not null,
  valid_until date not null,
  constraint client_certificate_pk PRIMARY KEY (company_id, client_id, "position"),
  constraint client_certificate_kind_check CHECK ((kind = ANY (ARRAY['exemption'::text, 'suspension'::text]))),
  constraint client_certificate_period_check CHECK ((valid_until >= valid_from)),
  constraint client_certificate_client_fk FOREIGN KEY (company_id, client_id) REFERENCES client(company_id, id) ON DELETE CASCADE
);
alter table client_certificate enable row level security;
alter table client_certificate force row level security;
create policy client_certificate_delete_policy on client_certificate for delete using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy client_certificate_insert_policy on client_certificate for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy client_certificate_select_policy on client_certificate for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy client_certificate_update_policy on client_certificate for update using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on client_certificate to app_admin;
grant delete, insert, select, update on client_certificate to app_rw;

create table client_contact (
  company_id uuid not null,
  client_id uuid not null,
  position integer not null,
  name text not null,
  role text,
  phone text,
  email text,
  constraint client_contact_pk PRIMARY KEY (company_id, client_id, "position"),
  constraint client_contact_client_fk FOREIGN KEY (company_id, client_id) REFERENCES client(company_id, id) ON DELETE CASCADE
);
alter table client_contact enable row level security;
alter table client_contact force row level security;
create policy client_contact_delete_policy on client_contact for delete using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy client_contact_insert_policy on client_contact for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy client_contact_select_policy on client_contact for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy client_contact_update_policy on client_contact for update using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on client_contact to app_admin;
grant delete, insert, select, update on client_contact to app_rw;

create table client_group (
  company_id uuid not null,
  id uuid not null,
  name text not null,
  is_active boolean not null default true,
  search_text text not null,
  created_by uuid,
  version integer not null default 1,
  created_at timestamp with time zone not null,
  constraint client_group_pk PRIMARY KEY (company_id, id),
  constraint client_group_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 80))),
  constraint client_group_company_fk FOREIGN KEY (company_id) REFERENCES company(id)
);
CREATE UNIQUE INDEX client_group_name_key ON client_group USING btree (company_id, lower(name));
CREATE INDEX client_group_order_idx ON client_group USING btree (company_id, name, id);
alter table client_group enable row level security;
alter table client_group force row level security;
create policy client_group_delete_policy on client_group for delete using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy client_group_insert_policy on client_group for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy client_group_select_policy on client_group for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy client_group_update_policy on client_group for update using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on client_group to app_admin;
grant delete, insert, select, update on client_group to app_rw;

create table client_payment (
  company_id uuid not null,
  id uuid not null,
  point_of_sale_id uuid not null,
  register_id uuid not null,
  cash_session_id uuid not null,
  client_id uuid not null,
  user_id uuid not null,
  epoch integer not null,
  counter bigint not null,
  number text not null,
  occurred_at timestamp with time zone not null,
  recorded_at timestamp with time zone not null,
  business_date date not null,
  currency text not null,
  state text not null,
  total_minor bigint not null,
  change_minor bigint not null,
  owed_minor bigint not null,
  payment_details jsonb,
  payers jsonb,
  seller jsonb not null,
  request_hash bytea not null,
  seal_version smallint not null,
  content_hash bytea not null,
  chain_hash bytea not null,
  previous_hash bytea not null,
  constraint client_payment_pk PRIMARY KEY (company_id, id),
  constraint client_payment_counter_key UNIQUE (company_id, register_id, epoch, counter),
  constraint client_payment_bounds CHECK ((((total_minor >= 1) AND (total_minor <= '1000000000000'::bigint)) AND ((change_minor >= 0) AND (change_minor <= '1000000000000'::bigint)) AND ((owed_minor >= 1) AND (owed_minor <= '4000000000000000'::bigint)) AND ((counter >= 1) AND (counter <= 999999999)))),
  constraint client_payment_epoch_check CHECK ((epoch >= 1)),
  constraint client_payment_owed_check CHECK ((total_minor <= owed_minor)),
  constraint client_payment_payers_check CHECK (((jsonb_typeof(payers) = 'object'::text) AND (length((payers)::text) <= 20000))),
  constraint client_payment_payment_details_check CHECK (((jsonb_typeof(payment_details) = 'object'::text) AND (length((payment_details)::text) <= 20000))),
  constraint client_payment_state_check CHECK ((state = 'received'::text)),
  constraint client_payment_client_fk FOREIGN KEY (company_id, client_id) REFERENCES client(company_id, id),
  constraint client_payment_point_of_sale_fk FOREIGN KEY (company_id, point_of_sale_id) REFERENCES point_of_sale(company_id, id),
  constraint client_payment_register_fk FOREIGN KEY (company_id, register_id) REFERENCES register(company_id, id),
  constraint client_payment_session_fk FOREIGN KEY (company_id, cash_session_id) REFERENCES cash_session(company_id, id),
  constraint client_payment_user_fk FOREIGN KEY (company_id, user_id) REFERENCES app_user(company_id, id)
);
CREATE INDEX client_payment_client_idx ON client_payment USING btree (company_id, client_id);
CREATE INDEX client_payment_occurred_idx ON client_payment USING btree (company_id, occurred_at, id);
CREATE INDEX client_payment_point_of_sale_idx ON client_payment USING btree (company_id, point_of_sale_id);
CREATE INDEX client_payment_session_idx ON client_payment USING btree (company_id, cash_session_id);
CREATE INDEX client_payment_user_idx ON client_payment USING btree (company_id, user_id);
alter table client_payment enable row level security;
alter table client_payment force row level security;
create policy client_payment_erasure_policy on client_payment for update to app_books using (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END)) with check (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
create policy client_payment_insert_policy on client_payment for insert with check (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
create policy client_payment_select_policy on client_payment for select using (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
grant insert, select on client_payment to app_admin;
grant select on client_payment to app_books;
grant update (payers) on client_payment to app_books;
grant update (seller) on client_payment to app_books;
grant insert, select on client_payment to app_rw;

create table closing_approval (
  company_id uuid not null,
  cash_session_id uuid not null,
  point_of_sale_id uuid not null,
  approved_by uuid not null,
  method text not null,
  comment text not null,
  approved_at timestamp with time zone not null,
  constraint closing_approval_pk PRIMARY KEY (company_id, cash_session_id),
  constraint closing_approval_comment_check CHECK (((char_length(comment) >= 1) AND (char_length(comment) <= 250))),
  constraint closing_approval_method_check CHECK ((method = ANY (ARRAY['pin'::text, 'badge'::text, 'signedIn'::text, 'code'::text]))),
  constraint closing_approval_excess_fk FOREIGN KEY (company_id, cash_session_id) REFERENCES closing_excess(company_id, cash_session_id),
  constraint closing_approval_point_of_sale_fk FOREIGN KEY (company_id, point_of_sale_id) REFERENCES point_of_sale(company_id, id),
  constraint closing_approval_user_fk FOREIGN KEY (company_id, approved_by) REFERENCES app_user(company_id, id)
);
CREATE INDEX closing_approval_point_of_sale_idx ON closing_approval USING btree (company_id, point_of_sale_id);
CREATE INDEX closing_approval_user_idx ON closing_approval USING btree (company_id, approved_by);
alter table closing_approval enable row level security;
alter table closing_approval force row level security;
create policy closing_approval_insert_policy on closing_approval for insert with check (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
create policy closing_approval_select_policy on closing_approval for select using (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
grant insert, select on closing_approval to app_admin;
grant insert, select on closing_approval to app_rw;

create table closing_excess (
  company_id uuid not null,
  cash_session_id uuid not null,
  point_of_sale_id uuid not null,
  tolerance_minor bigint not null,
  recorded_at timestamp with time zone not null,
  constraint closing_excess_pk PRIMARY KEY (company_id, cash_session_id),
  constraint closing_excess_bounds CHECK (((tolerance_minor >= 0) AND (tolerance_minor <= '1000000000000'::bigint))),
  constraint closing_excess_point_of_sale_fk FOREIGN KEY (company_id, point_of_sale_id) REFERENCES point_of_sale(company_id, id),
  constraint closing_excess_session_fk FOREIGN KEY (company_id, cash_session_id) REFERENCES cash_session(company_id, id)
);
CREATE INDEX closing_excess_point_of_sale_idx ON closing_excess USING btree (company_id, point_of_sale_id);
alter table closing_excess enable row level security;
alter table closing_excess force row level security;
create policy closing_excess_insert_policy on closing_excess for insert with check (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
create policy closing_excess_select_policy on closing_excess for select using (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
grant insert, select on closing_excess to app_admin;
grant insert, select on closing_excess to app_rw;

create table closing_restatement (
  company_id uuid not null,
  cash_session_id uuid not null,
  position integer not null,
  point_of_sale_id uuid not null,
  document_kind text not null,
  document_id uuid not null,
  tolerance_minor bigint not null,
  left_minor bigint not null,
  is_beyond boolean not null,
  recorded_at timestamp with time zone not null,
  constraint closing_restatement_pk PRIMARY KEY (company_id, cash_session_id, "position"),
  constraint closing_restatement_beyond_check CHECK ((is_beyond = (left_minor > tolerance_minor))),
  constraint closing_restatement_bounds CHECK ((((tolerance_minor >= 0) AND (tolerance_minor <= '1000000000000'::bigint)) AND ((left_minor >= 0) AND (left_minor <= '8000000000000000'::bigint)))),
  constraint closing_restatement_document_kind_check CHECK ((document_kind = ANY (ARRAY['lateTicket'::text, 'sessionCorrection'::text]))),
  constraint closing_restatement_position_check CHECK ((("position" >= 1) AND ("position" <= 1000000))),
  constraint closing_restatement_point_of_sale_fk FOREIGN KEY (company_id, point_of_sale_id) REFERENCES point_of_sale(company_id, id),
  constraint closing_restatement_session_fk FOREIGN KEY (company_id, cash_session_id) REFERENCES cash_session(company_id, id)
);
CREATE INDEX closing_restatement_point_of_sale_idx ON closing_restatement USING btree (company_id, point_of_sale_id);
alter table closing_restatement enable row level security;
alter table closing_restatement force row level security;
create policy closing_restatement_insert_policy on closing_restatement for insert with check (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
create policy closing_restatement_select_policy on closing_restatement for select using (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
grant insert, select on closing_restatement to app_admin;
grant insert, select on closing_restatement to app_rw;

create table company (
  id uuid not null,
  name text not null,
  legal_form text,
  email text,
  phone text,
  address text,
  postal_code text,
  city text,
  tax_id text,
  country_code text not null default 'TN'::text,
  primary_manager text,
  primary_manager_phone text,
  primary_manager_email text,
  it_manager text,
  it_manager_phone text,
  it_manager_email text,
  currency text not null,
  time_zone text not null default 'Africa/Tunis'::text,
  language text not null default 'fr'::text,
  is_vat_subject boolean not null default true,
  is_fodec_subject boolean not null default false,
  default_fodec_rate_milli integer,
  is_tax_stamp_subject boolean not null default false,
  default_tax_stamp_minor bigint,
  max_discount_rate_milli integer,
  allow_unit_price_entry boolean not null default false,
  stock_policy text not null default 'allow'::text,
  is_multi_batch boolean not null default false,
  default_customer_code text,
  suspended_at timestamp with time zone,
  suspended_reason text,
  version integer not null default 1,
  created_at timestamp with time zone not null,
  other_legal_form text,
  second_factor_for text not null default 'nobody'::text,
  second_factor_from timestamp with time zone,
  cash_step_minor integer not null default 0,
  price_display text not null default 'inclTax'::text,
  default_vat_rate_milli integer not null default 19000,
  max_cash_out_minor bigint,
  cash_identity_minor bigint not null default 0,
  cash_tolerance_minor bigint,
  voucher_validity_months integer,
  default_credit_limit_minor bigint,
  counter_lock_minutes smallint,
  stock_adjustment_limit_minor bigint,
  expiry_notice_days smallint not null default 30,
  ready_notice_days smallint not null default 2,
  transit_notice_days smallint not null default 7,
  stock_valuation text not null default 'averageCost'::text,
  constraint company_id_pk PRIMARY KEY (id),
  constraint company_adjustment_limit_check CHECK (((stock_adjustment_limit_minor >= 0) AND (stock_adjustment_limit_minor <= '1000000000000'::bigint))),
  constraint company_bounds CHECK (((default_tax_stamp_minor >= 0) AND (default_tax_stamp_minor <= '1000000000000'::bigint))),
  constraint company_cash_identity_check CHECK (((cash_identity_minor >= 0) AND (cash_identity_minor <= '1000000000000'::bigint))),
  constraint company_cash_step_check CHECK ((cash_step_minor = ANY (ARRAY[0, 5, 10, 50, 100]))),
  constraint company_cash_tolerance_check CHECK (((cash_tolerance_minor >= 0) AND (cash_tolerance_minor <= '1000000000000'::bigint))),
  constraint company_counter_lock_check CHECK (((counter_lock_minutes >= 1) AND (counter_lock_minutes <= 240))),
  constraint company_default_credit_limit_check CHECK (((default_credit_limit_minor >= 0) AND (default_credit_limit_minor <= '1000000000000'::bigint))),
  constraint company_default_fodec_rate_milli_check CHECK (((default_fodec_rate_milli >= 0) AND (default_fodec_rate_milli <= 100000))),
  constraint company_default_vat_rate_check CHECK (((default_vat_rate_milli >= 0) AND (default_vat_rate_milli <= 100000))),
  constraint company_expiry_notice_days_check CHECK (((expiry_notice_days >= 1) AND (expiry_notice_days <= 365))),
  constraint company_factor_from_check CHECK (((second_factor_for = 'nobody'::text) = (second_factor_from IS NULL))),
  constraint company_language_check CHECK ((language = ANY (ARRAY['en'::text, 'fr'::text, 'ar'::text]))),
  constraint company_legal_form_check CHECK ((legal_form = ANY (ARRAY['SARL'::text, 'SA'::text, 'SAS'::text, 'SNC'::text, 'Sole Proprietorship'::text, 'Other'::text]))),
  constraint company_max_cash_out_check CHECK (((max_cash_out_minor >= 0) AND (max_cash_out_minor <= '1000000000000'::bigint))),
  constraint company_max_discount_rate_milli_check CHECK (((max_discount_rate_milli >= 0) AND (max_discount_rate_milli <= 100000))),
  constraint company_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 80))),
  constraint company_other_legal_form_check CHECK (((char_length(other_legal_form) >= 1) AND (char_length(other_legal_form) <= 40))),
  constraint company_price_display_check CHECK ((price_display = ANY (ARRAY['inclTax'::text, 'both'::text]))),
  constraint company_ready_notice_days_check CHECK (((ready_notice_days >= 1) AND (ready_notice_days <= 365))),
  constraint company_second_factor_check CHECK ((second_factor_for = ANY (ARRAY['nobody'::text, 'administrators'::text, 'everybody'::text]))),
  constraint company_stock_policy_check CHECK ((stock_policy = ANY (ARRAY['block'::text, 'warn'::text, 'allow'::text]))),
  constraint company_stock_valuation_check CHECK ((stock_valuation = ANY (ARRAY['averageCost'::text, 'fifo'::text]))),
  constraint company_tax_stamp_check CHECK ((default_tax_stamp_minor >= 0)),
  constraint company_transit_notice_days_check CHECK (((transit_notice_days >= 1) AND (transit_notice_days <= 365))),
  constraint company_voucher_validity_check CHECK (((voucher_validity_months >= 1) AND (voucher_validity_months <= 120))),
  constraint company_currency_fk FOREIGN KEY (currency) REFERENCES currency(code)
);
alter table company enable row level security;
alter table company force row level security;
create policy company_insert_policy on company for insert with check ((id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy company_select_policy on company for select using ((id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy company_update_policy on company for update using ((id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) with check ((id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on company to app_admin;
grant insert, select, update on company to app_rw;

create table company_currency (
  company_id uuid not null,
  id uuid not null,
  name text not null,
  is_active boolean not null default true,
  search_text text not null,
  created_by uuid,
  version integer not null default 1,
  created_at timestamp with time zone not null,
  is_cash_accepted boolean not null default false,
  constraint company_currency_pk PRIMARY KEY (company_id, id),
  constraint company_currency_name_check CHECK ((name ~ '^[A-Z]{3}$'::text)),
  constraint company_currency_company_fk FOREIGN KEY (company_id) REFERENCES company(id)
);
CREATE UNIQUE INDEX company_currency_name_key ON company_currency USING btree (company_id, name);
alter table company_currency enable row level security;
alter table company_currency force row level security;
create policy company_currency_delete_policy on company_currency for delete using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy company_currency_insert_policy on company_currency for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy company_currency_select_policy on company_currency for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy company_currency_update_policy on company_currency for update using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on company_currency to app_admin;
grant delete, insert, select, update on company_currency to app_rw;

create table company_photo (
  company_id uuid not null,
  content bytea not null,
  content_type text not null,
  hash text not null,
  updated_at timestamp with time zone not null,
  constraint company_photo_pk PRIMARY KEY (company_id),
  constraint company_photo_content_type_check CHECK ((content_type = ANY (ARRAY['image/webp'::text, 'image/png'::text]))),
  constraint company_photo_company_fk FOREIGN KEY (company_id) REFERENCES company(id)
);
alter table company_photo enable row level security;
alter table company_photo force row level security;
create policy company_photo_insert_policy on company_photo for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy company_photo_select_policy on company_photo for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy company_photo_update_policy on company_photo for update using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on company_photo to app_admin;
grant insert, select, update on company_photo to app_rw;

create table counter_key (
  company_id uuid not null,
  user_id uuid not null,
  pin_hash text,
  pin_set_at timestamp with time zone,
  badge_hash bytea,
  badge_made_at timestamp with time zone,
  constraint counter_key_pk PRIMARY KEY (company_id, user_id),
  constraint counter_key_badge_check CHECK (((badge_hash IS NULL) = (badge_made_at IS NULL))),
  constraint counter_key_badge_hash_check CHECK ((octet_length(badge_hash) = 32)),
  constraint counter_key_pin_check CHECK (((pin_hash IS NULL) = (pin_set_at IS NULL))),
  constraint counter_key_pin_hash_check CHECK ((char_length(pin_hash) <= 200)),
  constraint counter_key_user_fk FOREIGN KEY (company_id, user_id) REFERENCES app_user(company_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX counter_key_badge_key ON counter_key USING btree (company_id, badge_hash);
alter table counter_key enable row level security;
alter table counter_key force row level security;
create policy counter_key_delete_policy on counter_key for delete using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy counter_key_insert_policy on counter_key for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy counter_key_select_policy on counter_key for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy counter_key_update_policy on counter_key for update using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on counter_key to app_admin;
grant delete, insert, select, update on counter_key to app_rw;

create table currency (
  code text not null,
  exponent smallint not null,
  constraint currency_code_pk PRIMARY KEY (code),
  constraint currency_code_check CHECK ((code ~ '^[A-Z]{3}$'::text)),
  constraint currency_exponent_check CHECK (((exponent >= 0) AND (exponent <= 4)))
);
grant select on currency to app_admin;
grant select on currency to app_rw;

create table default_view (
  company_id uuid not null,
  user_id uuid not null,
  list text not null,
  view_id uuid not null,
  constraint default_view_pk PRIMARY KEY (company_id, user_id, list),
  constraint default_view_list_check CHECK ((list ~ '^[a-z][a-z-]{0,39}$'::text)),
  constraint default_view_user_fk FOREIGN KEY (company_id, user_id) REFERENCES app_user(company_id, id),
  constraint default_view_view_fk FOREIGN KEY (company_id, view_id) REFERENCES saved_view(company_id, id) ON DELETE CASCADE
);
CREATE INDEX default_view_view_idx ON default_view USING btree (company_id, view_id);
alter table default_view enable row level security;
alter table default_view force row level security;
create policy default_view_delete_policy on default_view for delete using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy default_view_insert_policy on default_view for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy default_view_select_policy on default_view for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy default_view_update_policy on default_view for update using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on default_view to app_admin;
grant delete, insert, select, update on default_view to app_rw;

create table discount (
  company_id uuid not null,
  id uuid not null,
  name text not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  rate_milli integer not null,
  search_text text not null,
  created_by uuid,
  version integer not null default 1,
  created_at timestamp with time zone not null,
  is_seasonal_sale boolean not null default false,
  constraint discount_pk PRIMARY KEY (company_id, id),
  constraint discount_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 120))),
  constraint discount_period_check CHECK ((ends_at > starts_at)),
  constraint discount_rate_milli_check CHECK (((rate_milli > 0) AND (rate_milli <= 100000))),
  constraint discount_company_fk FOREIGN KEY (company_id) REFERENCES company(id)
);
CREATE UNIQUE INDEX discount_name_key ON discount USING btree (company_id, lower(name));
CREATE INDEX discount_order_idx ON discount USING btree (company_id, name, id);
CREATE INDEX discount_period_idx ON discount USING btree (company_id, ends_at, starts_at);
alter table discount enable row level security;
alter table discount force row level security;
create policy discount_delete_policy on discount for delete using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy discount_insert_policy on discount for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy discount_select_policy on discount for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy discount_update_policy on discount for update using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on discount to app_admin;
grant delete, insert, select, update on discount to app_rw;

create table discount_product (
  company_id uuid not null,
  discount_id uuid not null,
  product_id uuid not null,
  constraint discount_product_pk PRIMARY KEY (company_id, discount_id, product_id),
  constraint discount_product_discount_fk FOREIGN KEY (company_id, discount_id) REFERENCES discount(company_id, id) ON DELETE CASCADE,
  constraint discount_product_product_fk FOREIGN KEY (company_id, product_id) REFERENCES product(company_id, id) ON DELETE CASCADE
);
CREATE INDEX discount_product_product_idx ON discount_product USING btree (company_id, product_id, discount_id);
alter table discount_product enable row level security;
alter table discount_product force row level security;
create policy discount_product_delete_policy on discount_product for delete using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy discount_product_insert_policy on discount_product for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy discount_product_select_policy on discount_product for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy discount_product_update_policy on discount_product for update using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on discount_product to app_admin;
grant delete, insert, select, update on discount_product to app_rw;

create table drawer_opening (
  company_id uuid not null,
  id uuid not null,
  point_of_sale_id uuid not null,
  register_id uuid not null,
  cash_session_id uuid,
  reason text not null,
  note text,
  user_id uuid not null,
  occurred_at timestamp with time zone not null,
  recorded_at timestamp with time zone not null,
  constraint drawer_opening_pk PRIMARY KEY (company_id, id),
  constraint drawer_opening_note_check CHECK ((char_length(note) <= 200)),
  constraint drawer_opening_reason_check CHECK ((reason = ANY (ARRAY['change'::text, 'count'::text, 'mistake'::text, 'other'::text]))),
  constraint drawer_opening_point_of_sale_fk FOREIGN KEY (company_id, point_of_sale_id) REFERENCES point_of_sale(company_id, id),
  constraint drawer_opening_register_fk FOREIGN KEY (company_id, register_id) REFERENCES register(company_id, id),
  constraint drawer_opening_session_fk FOREIGN KEY (company_id, cash_session_id) REFERENCES cash_session(company_id, id),
  constraint drawer_opening_user_fk FOREIGN KEY (company_id, user_id) REFERENCES app_user(company_id, id)
);
CREATE INDEX drawer_opening_point_of_sale_idx ON drawer_opening USING btree (company_id, point_of_sale_id);
CREATE INDEX drawer_opening_register_idx ON drawer_opening USING btree (company_id, register_id);
CREATE INDEX drawer_opening_session_idx ON drawer_opening USING btree (company_id, cash_session_id);
CREATE INDEX drawer_opening_user_idx ON drawer_opening USING btree (company_id, user_id);
alter table drawer_opening enable row level security;
alter table drawer_opening force row level security;
create policy drawer_opening_insert_policy on drawer_opening for insert with check (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
create policy drawer_opening_select_policy on drawer_opening for select using (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
grant insert, select on drawer_opening to app_admin;
grant insert, select on drawer_opening to app_rw;

create table enquiry (
  id uuid not null,
  kind text not null,
  company text,
  name text not null,
  email text not null,
  phone text,
  wanted_at timestamp with time zone,
  message text,
  language text not null,
  created_at timestamp with time zone not null,
  handled_at timestamp with time zone,
  handled_by uuid,
  constraint enquiry_pk PRIMARY KEY (id),
  constraint enquiry_handled_check CHECK (((handled_at IS NULL) = (handled_by IS NULL))),
  constraint enquiry_kind_check CHECK ((kind = ANY (ARRAY['home'::text, 'contact'::text])))
);
CREATE INDEX enquiry_created_at_idx ON enquiry USING btree (created_at);
grant delete, insert, select on enquiry to app_admin;
grant update (handled_at) on enquiry to app_admin;
grant update (handled_by) on enquiry to app_admin;
grant delete, insert, select on enquiry to app_rw;

create table erased_row (
  company_id uuid not null,
  erasure_id uuid not null,
  kind text not null,
  row_id uuid not null,
  sealed_hash bytea not null,
  erased_hash bytea not null,
  constraint erased_row_pk PRIMARY KEY (company_id, erasure_id, kind, row_id),
  constraint erased_row_kind_check CHECK ((kind = ANY (ARRAY['auditEntry'::text, 'sale'::text, 'salesReturn'::text, 'clientPayment'::text]))),
  constraint erased_row_company_fk FOREIGN KEY (company_id) REFERENCES company(id)
);
alter table erased_row enable row level security;
alter table erased_row force row level security;
create policy erased_row_insert_policy on erased_row for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy erased_row_select_policy on erased_row for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant insert, select on erased_row to app_admin;
grant insert, select on erased_row to app_rw;

create table exchange_rate (
  company_id uuid not null,
  id uuid not null,
  currency_id uuid not null,
  base text not null,
  valid_from date not null,
  per integer not null,
  rate_micro bigint not null,
  created_by uuid,
  version integer not null default 1,
  created_at timestamp with time zone not null,
  constraint exchange_rate_pk PRIMARY KEY (company_id, id),
  constraint exchange_rate_base_check CHECK ((base ~ '^[A-Z]{3}$'::text)),
  constraint exchange_rate_per_check CHECK (((per >= 1) AND (per <= 1000))),
  constraint exchange_rate_rate_micro_check CHECK (((rate_micro >= 1) AND (rate_micro <= '1000000000000'::bigint))),
  constraint exchange_rate_company_fk FOREIGN KEY (company_id) REFERENCES company(id),
  constraint exchange_rate_currency_fk FOREIGN KEY (company_id, currency_id) REFERENCES company_currency(company_id, id)
);
CREATE UNIQUE INDEX exchange_rate_day_key ON exchange_rate USING btree (company_id, currency_id, base, valid_from);
CREATE INDEX exchange_rate_order_idx ON exchange_rate USING btree (company_id, valid_from, id);
alter table exchange_rate enable row level security;
alter table exchange_rate force row level security;
create policy exchange_rate_delete_policy on exchange_rate for delete using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy exchange_rate_insert_policy on exchange_rate for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy exchange_rate_select_policy on exchange_rate for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy exchange_rate_update_policy on exchange_rate for update using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on exchange_rate to app_admin;
grant delete, insert, select, update on exchange_rate to app_rw;

create table favourite (
  company_id uuid not null,
  point_of_sale_id uuid not null,
  product_id uuid not null,
  with_variants boolean not null,
  position integer not null,
  constraint favourite_pk PRIMARY KEY (company_id, point_of_sale_id, product_id),
  constraint favourite_position_check CHECK ((("position" >= 1) AND ("position" <= 60))),
  constraint favourite_point_of_sale_fk FOREIGN KEY (company_id, point_of_sale_id) REFERENCES point_of_sale(company_id, id) ON DELETE CASCADE,
  constraint favourite_product_fk FOREIGN KEY (company_id, product_id) REFERENCES product(company_id, id) ON DELETE CASCADE
);
CREATE INDEX favourite_product_idx ON favourite USING btree (company_id, product_id);
alter table favourite enable row level security;
alter table favourite force row level security;
create policy favourite_delete_policy on favourite for delete using (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
create policy favourite_insert_policy on favourite for insert with check (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
create policy favourite_select_policy on favourite for select using (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
create policy favourite_update_policy on favourite for update using (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END)) with check (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
grant delete, insert, select, update on favourite to app_admin;
grant delete, insert, select, update on favourite to app_rw;

create table fiscal_closing (
  company_id uuid not null,
  id uuid not null,
  kind text not null,
  period text not null,
  counter bigint not null,
  number text not null,
  report jsonb not null,
  closed_by uuid,
  recorded_at timestamp with time zone not null,
  content_hash bytea not null,
  chain_hash bytea not null,
  previous_hash bytea not null,
  seal_version smallint not null,
  constraint fiscal_closing_pk PRIMARY KEY (company_id, id),
  constraint fiscal_closing_counter_key UNIQUE (company_id, kind, counter),
  constraint fiscal_closing_period_key UNIQUE (company_id, kind, period),
  constraint fiscal_closing_bounds CHECK (((counter >= 1) AND (counter <= 999999999))),
  constraint fiscal_closing_kind_check CHECK ((kind = ANY (ARRAY['day'::text, 'month'::text, 'year'::text]))),
  constraint fiscal_closing_period_check CHECK ((((kind = 'day'::text) AND (period ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'::text)) OR ((kind = 'month'::text) AND (period ~ '^[0-9]{4}-[0-9]{2}$'::text)) OR ((kind = 'year'::text) AND (period ~ '^[0-9]{4}$'::text)))),
  constraint fiscal_closing_closer_fk FOREIGN KEY (company_id, closed_by) REFERENCES app_user(company_id, id),
  constraint fiscal_closing_company_fk FOREIGN KEY (company_id) REFERENCES company(id)
);
CREATE INDEX fiscal_closing_recorded_idx ON fiscal_closing USING btree (company_id, recorded_at, id);
alter table fiscal_closing enable row level security;
alter table fiscal_closing force row level security;
create policy fiscal_closing_insert_policy on fiscal_closing for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy fiscal_closing_select_policy on fiscal_closing for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant insert, select on fiscal_closing to app_admin;
grant insert, select on fiscal_closing to app_rw;

create table held_ticket (
  company_id uuid not null,
  id uuid not null,
  point_of_sale_id uuid not null,
  register_id uuid not null,
  state text not null,
  label text not null,
  content text,
  line_count integer not null,
  total_minor bigint not null,
  held_by uuid not null,
  held_at timestamp with time zone not null,
  recorded_at timestamp with time zone not null,
  take_id uuid,
  ended_at timestamp with time zone,
  ended_by uuid,
  ended_register_id uuid,
  ended_session_id uuid,
  reason text,
  resumed_again_at timestamp with time zone,
  resumed_again_by uuid,
  resumed_again_register_id uuid,
  resumed_again_take_id uuid,
  constraint held_ticket_pk PRIMARY KEY (company_id, id),
  constraint held_ticket_content_check CHECK (((char_length(content) >= 1) AND (char_length(content) <= 2000000))),
  constraint held_ticket_discarded_check CHECK (((reason IS NOT NULL) = (state = 'discarded'::text))),
  constraint held_ticket_ended_check CHECK ((((state = 'held'::text) = (ended_at IS NULL)) AND ((ended_at IS NULL) = (ended_by IS NULL)) AND ((ended_at IS NULL) = (ended_register_id IS NULL)) AND ((ended_at IS NULL) = (ended_session_id IS NULL)))),
  constraint held_ticket_label_check CHECK (((char_length(label) >= 1) AND (char_length(label) <= 120))),
  constraint held_ticket_line_count_check CHECK (((line_count >= 1) AND (line_count <= 1000))),
  constraint held_ticket_reason_check CHECK ((reason = ANY (ARRAY['clientLeft'::text, 'heldTwice'::text, 'enteredByMistake'::text, 'cannotBeSold'::text, 'other'::text]))),
  constraint held_ticket_state_check CHECK ((state = ANY (ARRAY['held'::text, 'taken'::text, 'discarded'::text]))),
  constraint held_ticket_taken_check CHECK (((take_id IS NOT NULL) = (state = 'taken'::text))),
  constraint held_ticket_total_check CHECK (((total_minor >= 0) AND (total_minor <= '1000000000000'::bigint))),
  constraint held_ticket_again_by_fk FOREIGN KEY (company_id, resumed_again_by) REFERENCES app_user(company_id, id),
  constraint held_ticket_again_register_fk FOREIGN KEY (company_id, resumed_again_register_id) REFERENCES register(company_id, id),
  constraint held_ticket_ended_by_fk FOREIGN KEY (company_id, ended_by) REFERENCES app_user(company_id, id),
  constraint held_ticket_ended_register_fk FOREIGN KEY (company_id, ended_register_id) REFERENCES register(company_id, id),
  constraint held_ticket_ended_session_fk FOREIGN KEY (company_id, ended_session_id) REFERENCES cash_session(company_id, id),
  constraint held_ticket_held_by_fk FOREIGN KEY (company_id, held_by) REFERENCES app_user(company_id, id),
  constraint held_ticket_point_of_sale_fk FOREIGN KEY (company_id, point_of_sale_id) REFERENCES point_of_sale(company_id, id),
  constraint held_ticket_register_fk FOREIGN KEY (company_id, register_id) REFERENCES register(company_id, id)
);
CREATE INDEX held_ticket_again_by_idx ON held_ticket USING btree (company_id, resumed_again_by);
CREATE INDEX held_ticket_again_register_idx ON held_ticket USING btree (company_id, resumed_again_register_id);
CREATE INDEX held_ticket_ended_by_idx ON held_ticket USING btree (company_id, ended_by);
CREATE INDEX held_ticket_ended_register_idx ON held_ticket USING btree (company_id, ended_register_id);
CREATE INDEX held_ticket_ended_session_idx ON held_ticket USING btree (company_id, ended_session_id);
CREATE INDEX held_ticket_held_by_idx ON held_ticket USING btree (company_id, held_by);
CREATE INDEX held_ticket_held_idx ON held_ticket USING btree (company_id, point_of_sale_id, state, held_at);
CREATE INDEX held_ticket_register_idx ON held_ticket USING btree (company_id, register_id);
alter table held_ticket enable row level security;
alter table held_ticket force row level security;
create policy held_ticket_delete_policy on held_ticket for delete using (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
create policy held_ticket_insert_policy on held_ticket for insert with check (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
create policy held_ticket_select_policy on held_ticket for select using (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
create policy held_ticket_update_policy on held_ticket for update using (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END)) with check (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
grant delete, insert, select, update on held_ticket to app_admin;
grant delete, insert, select, update on held_ticket to app_rw;

create table idempotency_key (
  company_id uuid not null,
  key text not null,
  user_id uuid not null,
  route text not null,
  body_hash bytea not null,
  status integer not null,
  answer jsonb,
  created_at timestamp with time zone not null,
  constraint idempotency_key_pk PRIMARY KEY (company_id, user_id, key),
  constraint idempotency_key_key_check CHECK (((char_length(key) >= 1) AND (char_length(key) <= 200)))
);
alter table idempotency_key enable row level security;
alter table idempotency_key force row level security;
create policy idempotency_key_delete_policy on idempotency_key for delete using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy idempotency_key_insert_policy on idempotency_key for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy idempotency_key_select_policy on idempotency_key for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy idempotency_key_update_policy on idempotency_key for update using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on idempotency_key to app_admin;
grant delete, insert, select, update on idempotency_key to app_rw;

create table integrity_run (
  company_id uuid not null,
  id uuid not null,
  started_at timestamp with time zone not null,
  milliseconds integer not null,
  documents integer not null,
  is_sound boolean not null,
  results jsonb not null,
  constraint integrity_run_pk PRIMARY KEY (company_id, id),
  constraint integrity_run_documents_check CHECK ((documents >= 0)),
  constraint integrity_run_milliseconds_check CHECK ((milliseconds >= 0)),
  constraint integrity_run_company_fk FOREIGN KEY (company_id) REFERENCES company(id)
);
CREATE INDEX integrity_run_started_idx ON integrity_run USING btree (company_id, started_at, id);
alter table integrity_run enable row level security;
alter table integrity_run force row level security;
create policy integrity_run_insert_policy on integrity_run for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy integrity_run_select_policy on integrity_run for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on integrity_run to app_admin;
grant insert, select on integrity_run to app_rw;

create table kept_ticket (
  company_id uuid not null,
  id uuid not null,
  point_of_sale_id uuid not null,
  register_id uuid not null,
  reason text not null,
  hash bytea not null,
  hash_before bytea not null,
  text text not null,
  epoch integer,
  counter bigint,
  received_at timestamp with time zone not null,
  received_by uuid not null,
  constraint kept_ticket_pk PRIMARY KEY (company_id, id),
  constraint kept_ticket_hash_key UNIQUE (company_id, register_id, hash),
  constraint kept_ticket_counter_check CHECK (((counter >= 1) AND (counter <= 999999999))),
  constraint kept_ticket_epoch_check CHECK (((epoch >= 1) AND (epoch <= 999999999))),
  constraint kept_ticket_hash_before_check CHECK ((octet_length(hash_before) = ANY (ARRAY[0, 32]))),
  constraint kept_ticket_hash_check CHECK ((octet_length(hash) = 32)),
  constraint kept_ticket_reason_check CHECK ((reason = ANY (ARRAY['unreadable'::text, 'altered'::text, 'ofAnotherCurrency'::text, 'ofAnotherRegister'::text, 'epochUnknown'::text, 'idReused'::text, 'counterReused'::text, 'waiting'::text, 'sessionUnknown'::text, 'notPosted'::text]))),
  constraint kept_ticket_text_check CHECK (((char_length(text) >= 1) AND (char_length(text) <= 4000000))),
  constraint kept_ticket_point_of_sale_fk FOREIGN KEY (company_id, point_of_sale_id) REFERENCES point_of_sale(company_id, id),
  constraint kept_ticket_received_by_fk FOREIGN KEY (company_id, received_by) REFERENCES app_user(company_id, id),
  constraint kept_ticket_register_fk FOREIGN KEY (company_id, register_id) REFERENCES register(company_id, id)
);
CREATE INDEX kept_ticket_counter_idx ON kept_ticket USING btree (company_id, register_id, epoch, counter);
CREATE INDEX kept_ticket_point_of_sale_idx ON kept_ticket USING btree (company_id, point_of_sale_id);
CREATE INDEX kept_ticket_received_by_idx ON kept_ticket USING btree (company_id, received_by);
CREATE INDEX kept_ticket_received_idx ON kept_ticket USING btree (company_id, received_at, id);
alter table kept_ticket enable row level security;
alter table kept_ticket force row level security;
create policy kept_ticket_delete_policy on kept_ticket for delete using (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
create policy kept_ticket_insert_policy on kept_ticket for insert with check (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
create policy kept_ticket_select_policy on kept_ticket for select using (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
create policy kept_ticket_update_policy on kept_ticket for update using (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END)) with check (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
grant delete, insert, select, update on kept_ticket to app_admin;
grant delete, insert, select, update on kept_ticket to app_rw;

create table kysely_migration (
  name character varying(255) not null,
  timestamp character varying(255) not null,
  constraint kysely_migration_pkey PRIMARY KEY (name)
);

create table kysely_migration_lock (
  id character varying(255) not null,
  is_locked integer not null default 0,
  constraint kysely_migration_lock_pkey PRIMARY KEY (id)
);

create table login_throttle (
  key text not null,
  failure_count integer not null,
  window_ends_at timestamp with time zone not null,
  constraint login_throttle_key_pk PRIMARY KEY (key)
);
grant delete, insert, select, update on login_throttle to app_admin;
grant delete, insert, select, update on login_throttle to app_rw;

create table lot (
  company_id uuid not null,
  id uuid not null,
  product_id uuid not null,
  number text not null,
  expires_on date,
  created_at timestamp with time zone not null,
  constraint lot_pk PRIMARY KEY (company_id, id),
  constraint lot_number_key UNIQUE (company_id, product_id, number),
  constraint lot_number_check CHECK ((((char_length(number) >= 1) AND (char_length(number) <= 60)) AND (number = btrim(number)))),
  constraint lot_product_fk FOREIGN KEY (company_id, product_id) REFERENCES product(company_id, id)
);
CREATE INDEX lot_expires_idx ON lot USING btree (company_id, product_id, expires_on, id);
alter table lot enable row level security;
alter table lot force row level security;
create policy lot_insert_policy on lot for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy lot_select_policy on lot for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on lot to app_admin;
grant insert, select on lot to app_rw;

create table lot_balance (
  company_id uuid not null,
  location_id uuid not null,
  lot_id uuid not null,
  product_id uuid not null,
  on_hand_milli bigint not null,
  constraint lot_balance_pk PRIMARY KEY (company_id, location_id, lot_id),
  constraint lot_balance_on_hand_milli_check CHECK (((on_hand_milli >= '-4000000000000000'::bigint) AND (on_hand_milli <= '4000000000000000'::bigint))),
  constraint lot_balance_location_fk FOREIGN KEY (company_id, location_id) REFERENCES stock_location(company_id, id),
  constraint lot_balance_lot_fk FOREIGN KEY (company_id, lot_id) REFERENCES lot(company_id, id)
);
CREATE INDEX lot_balance_lot_idx ON lot_balance USING btree (company_id, lot_id);
CREATE INDEX lot_balance_there_idx ON lot_balance USING btree (company_id, location_id, product_id) WHERE (on_hand_milli > 0);
alter table lot_balance enable row level security;
alter table lot_balance force row level security;
create policy lot_balance_insert_policy on lot_balance for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy lot_balance_select_policy on lot_balance for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy lot_balance_update_policy on lot_balance for update using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant select on lot_balance to app_admin;
grant insert, select, update on lot_balance to app_books;
grant select on lot_balance to app_rw;

create table mail_link (
  token_hash bytea not null,
  kind text not null,
  email_key bytea not null,
  account_id uuid,
  sign_up jsonb,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  company_id uuid,
  user_id uuid,
  constraint mail_link_pk PRIMARY KEY (token_hash),
  constraint mail_link_kind_check CHECK ((kind = ANY (ARRAY['confirm'::text, 'reset'::text, 'invite'::text]))),
  constraint mail_link_whose_check CHECK (
CASE
    WHEN (kind = 'invite'::text) THEN ((company_id IS NOT NULL) AND (user_id IS NOT NULL))
    ELSE ((account_id IS NOT NULL) OR (sign_up IS NOT NULL))
END)
);
CREATE INDEX mail_link_email_idx ON mail_link USING btree (email_key, created_at);
CREATE INDEX mail_link_expiry_idx ON mail_link USING btree (expires_at);
CREATE INDEX mail_link_user_idx ON mail_link USING btree (company_id, user_id) WHERE (kind = 'invite'::text);
grant delete, insert, select, update on mail_link to app_admin;
grant delete, insert, select, update on mail_link to app_rw;

create table money_ledger (
  company_id uuid not null,
  id uuid not null,
  kind text not null,
  payment_method_id uuid not null,
  cash_session_id uuid,
  register_id uuid,
  amount_minor bigint not null,
  currency text not null,
  document_kind text not null,
  document_id uuid not null,
  line_number integer not null,
  user_id uuid not null,
  occurred_at timestamp with time zone not null,
  recorded_at timestamp with time zone not null,
  comment text,
  client_id uuid,
  voucher_id uuid,
  constraint money_ledger_pk PRIMARY KEY (company_id, document_id, kind, line_number),
  constraint money_ledger_bounds CHECK (((amount_minor >= '-8000000000000000'::bigint) AND (amount_minor <= '8000000000000000'::bigint))),
  constraint money_ledger_kind_check CHECK ((kind = ANY (ARRAY['opening'::text, 'payment'::text, 'change'::text, 'refund'::text, 'payIn'::text, 'payOut'::text, 'overShort'::text, 'removed'::text, 'kept'::text]))),
  constraint money_ledger_sign_check CHECK ((((kind = ANY (ARRAY['opening'::text, 'payment'::text, 'payIn'::text])) AND (amount_minor >= 0)) OR ((kind = ANY (ARRAY['change'::text, 'refund'::text, 'payOut'::text, 'removed'::text, 'kept'::text])) AND (amount_minor <= 0)) OR (kind = 'overShort'::text) OR (document_kind = 'sessionCorrection'::text))),
  constraint money_ledger_method_fk FOREIGN KEY (company_id, payment_method_id) REFERENCES payment_method(company_id, id),
  constraint money_ledger_session_fk FOREIGN KEY (company_id, cash_session_id) REFERENCES cash_session(company_id, id)
);
CREATE INDEX money_ledger_client_idx ON money_ledger USING btree (company_id, client_id, occurred_at, id) INCLUDE (amount_minor) WHERE (client_id IS NOT NULL);
CREATE INDEX money_ledger_method_idx ON money_ledger USING btree (company_id, payment_method_id);
CREATE INDEX money_ledger_session_idx ON money_ledger USING btree (company_id, cash_session_id);
CREATE INDEX money_ledger_voucher_idx ON money_ledger USING btree (company_id, voucher_id, occurred_at, id) INCLUDE (amount_minor) WHERE (voucher_id IS NOT NULL);
alter table money_ledger enable row level security;
alter table money_ledger force row level security;
create policy money_ledger_insert_policy on money_ledger for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy money_ledger_select_policy on money_ledger for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant insert, select on money_ledger to app_admin;
grant insert, select on money_ledger to app_rw;

create table notification (
  company_id uuid not null,
  id uuid not null,
  audience uuid not null,
  kind text not null,
  params jsonb not null,
  path text,
  layout text,
  point_of_sale_id uuid,
  created_at timestamp with time zone not null,
  cause_id uuid,
  constraint notification_pk PRIMARY KEY (company_id, id),
  constraint notification_layout_check CHECK ((layout = ANY (ARRAY['company'::text, 'pointOfSale'::text]))),
  constraint notification_company_fk FOREIGN KEY (company_id) REFERENCES company(id)
);
CREATE INDEX notification_audience_idx ON notification USING btree (company_id, audience, id);
CREATE INDEX notification_cause_idx ON notification USING btree (company_id, cause_id, audience) WHERE (cause_id IS NOT NULL);
alter table notification enable row level security;
alter table notification force row level security;
create policy notification_delete_policy on notification for delete using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy notification_insert_policy on notification for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy notification_select_policy on notification for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on notification to app_admin;
grant delete, insert, select on notification to app_rw;

create table notification_read (
  company_id uuid not null,
  user_id uuid not null,
  notification_id uuid not null,
  constraint notification_read_pk PRIMARY KEY (company_id, user_id, notification_id),
  constraint notification_read_user_fk FOREIGN KEY (company_id, user_id) REFERENCES app_user(company_id, id)
);
alter table notification_read enable row level security;
alter table notification_read force row level security;
create policy notification_read_delete_policy on notification_read for delete using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy notification_read_insert_policy on notification_read for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy notification_read_select_policy on notification_read for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy notification_read_update_policy on notification_read for update using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on notification_read to app_admin;
grant delete, insert, select, update on notification_read to app_rw;

create table notification_reader (
  company_id uuid not null,
  user_id uuid not null,
  read_until uuid not null,
  constraint notification_reader_pk PRIMARY KEY (company_id, user_id),
  constraint notification_reader_user_fk FOREIGN KEY (company_id, user_id) REFERENCES app_user(company_id, id)
);
alter table notification_reader enable row level security;
alter table notification_reader force row level security;
create policy notification_reader_insert_policy on notification_reader for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy notification_reader_select_policy on notification_reader for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy notification_reader_update_policy on notification_reader for update using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on notification_reader to app_admin;
grant insert, select, update on notification_reader to app_rw;

create table number_series (
  company_id uuid not null,
  kind text not null,
  scope_id uuid not null,
  period text not null,
  last_number bigint not null,
  last_hash bytea not null,
  constraint number_series_pk PRIMARY KEY (company_id, kind, scope_id, period),
  constraint number_series_bounds CHECK (((last_number >= 0) AND (last_number <= 999999999))),
  constraint number_series_kind_check CHECK ((kind = ANY (ARRAY['ticket'::text, 'return'::text, 'clientPayment'::text, 'z'::text, 'invoice'::text, 'creditNote'::text, 'dayClosing'::text, 'monthClosing'::text, 'yearClosing'::text, 'stockAdjustment'::text, 'stockTransfer'::text, 'stockCount'::text]))),
  constraint number_series_last_number_check CHECK ((last_number >= 0)),
  constraint number_series_period_check CHECK ((period ~ '^([0-9]{4}|E[0-9]+)$'::text))
);
alter table number_series enable row level security;
alter table number_series force row level security;
create policy number_series_insert_policy on number_series for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy number_series_select_policy on number_series for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy number_series_update_policy on number_series for update using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant select on number_series to app_admin;
grant insert, select, update on number_series to app_books;
grant select on number_series to app_rw;

create table own_role (
  company_id uuid not null,
  id uuid not null,
  name text not null,
  description text,
  based_on text not null,
  permissions text[] not null,
  version integer not null default 1,
  created_at timestamp with time zone not null,
  approvals text[] not null default '{}'::text[],
  constraint own_role_pk PRIMARY KEY (company_id, id),
  constraint own_role_approvals_check CHECK ((cardinality(approvals) <= 100)),
  constraint own_role_based_on_check CHECK ((based_on = ANY (ARRAY['administrator'::text, 'manager'::text, 'cashier'::text, 'stockKeeper'::text, 'accountant'::text, 'readOnly'::text]))),
  constraint own_role_description_check CHECK ((char_length(description) <= 200)),
  constraint own_role_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 60))),
  constraint own_role_permissions_check CHECK ((cardinality(permissions) <= 1000)),
  constraint own_role_company_fk FOREIGN KEY (company_id) REFERENCES company(id)
);
CREATE UNIQUE INDEX own_role_name_key ON own_role USING btree (company_id, lower(name));
alter table own_role enable row level security;
alter table own_role force row level security;
create policy own_role_delete_policy on own_role for delete using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy own_role_insert_policy on own_role for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy own_role_select_policy on own_role for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy own_role_update_policy on own_role for update using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on own_role to app_admin;
grant delete, insert, select, update on own_role to app_rw;

create table party_import (
  company_id uuid not null,
  id uuid not null,
  kind text not null,
  state text not null,
  file_name text not null,
  delimiter text,
  encoding text,
  sheet text,
  sheets jsonb not null default '[]'::jsonb,
  headers jsonb not null,
  sample jsonb not null,
  mapping jsonb not null,
  match_by text not null default 'codeThenTaxId'::text,
  on_match text not null default 'change'::text,
  is_applied boolean not null default false,
  last_row integer not null default 0,
  row_count integer not null default 0,
  done_count integer not null default 0,
  good_count integer not null default 0,
  change_count integer not null default 0,
  same_count integer not null default 0,
  bad_count integer not null default 0,
  warning_count integer not null default 0,
  kept_bytes bigint not null default 0,
  failure text,
  created_by uuid not null,
  created_at timestamp with time zone not null,
  started_at timestamp with time zone,
  finished_at timestamp with time zone,
  removed_at timestamp with time zone,
  is_undoable boolean not null default false,
  kept_count integer not null default 0,
  undone_by uuid,
  undo_asked_at timestamp with time zone,
  constraint party_import_pk PRIMARY KEY (company_id, id),
  constraint party_import_bad_count_check CHECK (((bad_count >= 0) AND (bad_count <= 2000000))),
  constraint party_import_change_count_check CHECK (((change_count >= 0) AND (change_count <= 2000000))),
  constraint party_import_done_count_check CHECK (((done_count >= 0) AND (done_count <= 2000000))),
  constraint party_import_good_count_check CHECK (((good_count >= 0) AND (good_count <= 2000000))),
  constraint party_import_kept_bytes_check CHECK (((kept_bytes >= 0) AND (kept_bytes <= '1099511627776'::bigint))),
  constraint party_import_kept_count_check CHECK (((kept_count >= 0) AND (kept_count <= 2000000))),
  constraint party_import_kind_check CHECK ((kind = ANY (ARRAY['client'::text, 'supplier'::text]))),
  constraint party_import_match_by_check CHECK ((match_by = ANY (ARRAY['codeThenTaxId'::text, 'code'::text, 'taxId'::text]))),
  constraint party_import_on_match_check CHECK ((on_match = ANY (ARRAY['change'::text, 'leave'::text]))),
  constraint party_import_row_count_check CHECK (((row_count >= 0) AND (row_count <= 2000000))),
  constraint party_import_same_count_check CHECK (((same_count >= 0) AND (same_count <= 2000000))),
  constraint party_import_state_check CHECK ((state = ANY (ARRAY['uploaded'::text, 'checking'::text, 'checked'::text, 'importing'::text, 'done'::text, 'undoing'::text, 'undone'::text, 'failed'::text]))),
  constraint party_import_warning_count_check CHECK (((warning_count >= 0) AND (warning_count <= 2000000))),
  constraint party_import_company_fk FOREIGN KEY (company_id) REFERENCES company(id)
);
CREATE INDEX party_import_created_idx ON party_import USING btree (company_id, created_at);
alter table party_import enable row level security;
alter table party_import force row level security;
create policy party_import_delete_policy on party_import for delete using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy party_import_insert_policy on party_import for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy party_import_select_policy on party_import for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy party_import_update_policy on party_import for update using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on party_import to app_admin;
grant delete, insert, select, update on party_import to app_rw;

create table party_import_heading (
  company_id uuid not null,
  kind text not null,
  header text not null,
  field text,
  last_used_at timestamp with time zone not null,
  constraint party_import_heading_pk PRIMARY KEY (company_id, kind, header),
  constraint party_import_heading_header_check CHECK (((char_length(header) >= 1) AND (char_length(header) <= 200))),
  constraint party_import_heading_kind_check CHECK ((kind = ANY (ARRAY['client'::text, 'supplier'::text]))),
  constraint party_import_heading_company_fk FOREIGN KEY (company_id) REFERENCES company(id)
);
alter table party_import_heading enable row level security;
alter table party_import_heading force row level security;
create policy party_import_heading_delete_policy on party_import_heading for delete using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy party_import_heading_insert_policy on party_import_heading for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy party_import_heading_select_policy on party_import_heading for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy party_import_heading_update_policy on party_import_heading for update using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on party_import_heading to app_admin;
grant delete, insert, select, update on party_import_heading to app_rw;

create table party_import_row (
  company_id uuid not null,
  import_id uuid not null,
  row_number integer not null,
  party_id uuid not null,
  match_id uuid,
  code text not null default ''::text,
  name text not null default ''::text,
  fields jsonb not null,
  problems jsonb not null default '[]'::jsonb,
  warnings jsonb not null default '[]'::jsonb,
  changes jsonb not null default '[]'::jsonb,
  is_good boolean not null default false,
  action text not null default 'create'::text,
  is_excluded boolean not null default false,
  after_version integer,
  before jsonb not null default '{}'::jsonb,
  kept text,
  constraint party_import_row_pk PRIMARY KEY (company_id, import_id, row_number),
  constraint party_import_row_action_check CHECK ((action = ANY (ARRAY['create'::text, 'change'::text, 'same'::text, 'leave'::text]))),
  constraint party_import_row_kept_check CHECK ((kept = ANY (ARRAY['changed'::text, 'used'::text, 'taken'::text, 'groupGone'::text, 'gone'::text, 'refused'::text]))),
  constraint party_import_row_import_fk FOREIGN KEY (company_id, import_id) REFERENCES party_import(company_id, id) ON DELETE CASCADE
);
alter table party_import_row enable row level security;
alter table party_import_row force row level security;
create policy party_import_row_delete_policy on party_import_row for delete using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy party_import_row_insert_policy on party_import_row for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy party_import_row_select_policy on party_import_row for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy party_import_row_update_policy on party_import_row for update using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on party_import_row to app_admin;
grant delete, insert, select, update on party_import_row to app_rw;

create table payment_method (
  company_id uuid not null,
  id uuid not null,
  kind text not null,
  name text not null,
  is_active boolean not null default true,
  created_at timestamp with time zone not null,
  name_key text,
  direction text not null,
  position integer not null,
  search_text text not null,
  created_by uuid,
  version integer not null default 1,
  constraint payment_method_pk PRIMARY KEY (company_id, id),
  constraint payment_method_cash_check CHECK (((direction <> 'client'::text) OR (kind <> 'cash'::text) OR is_active)),
  constraint payment_method_direction_check CHECK ((direction = ANY (ARRAY['client'::text, 'supplier'::text]))),
  constraint payment_method_kind_check CHECK ((kind = ANY (ARRAY['cash'::text, 'card'::text, 'cheque'::text, 'draft'::text, 'transfer'::text, 'mobile'::text, 'credit'::text, 'voucher'::text]))),
  constraint payment_method_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 80))),
  constraint payment_method_name_key_check CHECK ((name_key = ANY (ARRAY['cash'::text, 'cheque'::text, 'draft'::text, 'transfer'::text]))),
  constraint payment_method_position_check CHECK ((("position" >= 1) AND ("position" <= 1000))),
  constraint payment_method_company_fk FOREIGN KEY (company_id) REFERENCES company(id)
);
CREATE UNIQUE INDEX payment_method_cash_key ON payment_method USING btree (company_id) WHERE ((direction = 'client'::text) AND (kind = 'cash'::text));
CREATE UNIQUE INDEX payment_method_name_key ON payment_method USING btree (company_id, direction, lower(name));
CREATE INDEX payment_method_order_idx ON payment_method USING btree (company_id, direction, "position", id);
alter table payment_method enable row level security;
alter table payment_method force row level security;
create policy payment_method_delete_policy on payment_method for delete using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy payment_method_insert_policy on payment_method for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy payment_method_select_policy on payment_method for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy payment_method_update_policy on payment_method for update using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on payment_method to app_admin;
grant delete, insert, select, update on payment_method to app_rw;

create table point_of_sale (
  company_id uuid not null,
  id uuid not null,
  code text not null,
  name text not null,
  address text,
  postal_code text,
  city text,
  phone text,
  is_active boolean not null default true,
  version integer not null default 1,
  created_at timestamp with time zone not null,
  time_zone text,
  default_client_id uuid,
  ticket_header text,
  ticket_footer text,
  stock_policy text,
  cash_step_minor integer,
  price_display text,
  cash_tolerance_minor bigint,
  bears_stamp boolean not null default false,
  constraint point_of_sale_pk PRIMARY KEY (company_id, id),
  constraint point_of_sale_code_key UNIQUE (company_id, code),
  constraint point_of_sale_cash_step_check CHECK ((cash_step_minor = ANY (ARRAY[0, 5, 10, 50, 100]))),
  constraint point_of_sale_cash_tolerance_check CHECK (((cash_tolerance_minor >= 0) AND (cash_tolerance_minor <= '1000000000000'::bigint))),
  constraint point_of_sale_code_check CHECK ((code ~ '^[A-Z0-9]{1,6}$'::text)),
  constraint point_of_sale_price_display_check CHECK ((price_display = ANY (ARRAY['inclTax'::text, 'both'::text]))),
  constraint point_of_sale_stock_policy_check CHECK ((stock_policy = ANY (ARRAY['block'::text, 'warn'::text, 'allow'::text]))),
  constraint point_of_sale_ticket_footer_check CHECK ((char_length(ticket_footer) <= 400)),
  constraint point_of_sale_ticket_header_check CHECK ((char_length(ticket_header) <= 200)),
  constraint point_of_sale_time_zone_check CHECK (((char_length(time_zone) >= 1) AND (char_length(time_zone) <= 64))),
  constraint point_of_sale_company_fk FOREIGN KEY (company_id) REFERENCES company(id),
  constraint point_of_sale_default_client_fk FOREIGN KEY (company_id, default_client_id) REFERENCES client(company_id, id)
);
CREATE INDEX point_of_sale_default_client_idx ON point_of_sale USING btree (company_id, default_client_id);
alter table point_of_sale enable row level security;
alter table point_of_sale force row level security;
create policy point_of_sale_delete_policy on point_of_sale for delete using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy point_of_sale_insert_policy on point_of_sale for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy point_of_sale_select_policy on point_of_sale for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy point_of_sale_update_policy on point_of_sale for update using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on point_of_sale to app_admin;
grant delete, insert, select, update on point_of_sale to app_rw;

create table point_of_sale_method (
  company_id uuid not null,
  point_of_sale_id uuid not null,
  payment_method_id uuid not null,
  constraint point_of_sale_method_pk PRIMARY KEY (company_id, point_of_sale_id, payment_method_id),
  constraint point_of_sale_method_payment_fk FOREIGN KEY (company_id, payment_method_id) REFERENCES payment_method(company_id, id) ON DELETE CASCADE,
  constraint point_of_sale_method_pos_fk FOREIGN KEY (company_id, point_of_sale_id) REFERENCES point_of_sale(company_id, id) ON DELETE CASCADE
);
CREATE INDEX point_of_sale_method_idx ON point_of_sale_method USING btree (company_id, payment_method_id);
alter table point_of_sale_method enable row level security;
alter table point_of_sale_method force row level security;
create policy point_of_sale_method_delete_policy on point_of_sale_method for delete using (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
create policy point_of_sale_method_insert_policy on point_of_sale_method for insert with check (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
create policy point_of_sale_method_select_policy on point_of_sale_method for select using (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
create policy point_of_sale_method_update_policy on point_of_sale_method for update using (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END)) with check (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
grant delete, insert, select, update on point_of_sale_method to app_admin;
grant delete, insert, select, update on point_of_sale_method to app_rw;

create table posted_adjustment (
  company_id uuid not null,
  id uuid not null,
  point_of_sale_id uuid not null,
  location_id uuid not null,
  number text not null,
  year integer not null,
  counter bigint not null,
  reason text not null,
  money_effect text not null,
  note text,
  value_minor bigint not null,
  reversal_of uuid,
  user_id uuid not null,
  recorded_at timestamp with time zone not null,
  business_date date not null,
  currency text not null,
  constraint posted_adjustment_pk PRIMARY KEY (company_id, id),
  constraint posted_adjustment_counter_key UNIQUE (company_id, point_of_sale_id, year, counter),
  constraint posted_adjustment_reversal_key UNIQUE (company_id, reversal_of),
  constraint posted_adjustment_bounds CHECK ((((value_minor >= '-4000000000000000'::bigint) AND (value_minor <= '4000000000000000'::bigint)) AND ((counter >= 1) AND (counter <= 999999999)) AND ((year >= 1900) AND (year <= 9999)))),
  constraint posted_adjustment_money_effect_check CHECK ((money_effect = ANY (ARRAY['gain'::text, 'loss'::text, 'expense'::text, 'costOfGoods'::text]))),
  constraint posted_adjustment_note_check CHECK ((char_length(note) <= 500)),
  constraint posted_adjustment_reason_check CHECK ((reason = ANY (ARRAY['found'::text, 'lost'::text, 'theft'::text, 'damaged'::text, 'expired'::text, 'internalUse'::text, 'sample'::text, 'correction'::text, 'restock'::text]))),
  constraint posted_adjustment_location_fk FOREIGN KEY (company_id, location_id) REFERENCES stock_location(company_id, id),
  constraint posted_adjustment_point_of_sale_fk FOREIGN KEY (company_id, point_of_sale_id) REFERENCES point_of_sale(company_id, id),
  constraint posted_adjustment_reversal_fk FOREIGN KEY (company_id, reversal_of) REFERENCES posted_adjustment(company_id, id),
  constraint posted_adjustment_user_fk FOREIGN KEY (company_id, user_id) REFERENCES app_user(company_id, id),
  constraint posted_adjustment_written_fk FOREIGN KEY (company_id, id) REFERENCES stock_adjustment(company_id, id)
);
CREATE INDEX posted_adjustment_location_idx ON posted_adjustment USING btree (company_id, location_id);
CREATE INDEX posted_adjustment_user_idx ON posted_adjustment USING btree (company_id, user_id);
alter table posted_adjustment enable row level security;
alter table posted_adjustment force row level security;
create policy posted_adjustment_insert_policy on posted_adjustment for insert with check (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
create policy posted_adjustment_select_policy on posted_adjustment for select using (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
grant insert, select on posted_adjustment to app_admin;
grant insert, select on posted_adjustment to app_rw;

create table posted_adjustment_line (
  company_id uuid not null,
  adjustment_id uuid not null,
  id uuid not null,
  line_number integer not null,
  product_id uuid not null,
  code text not null,
  designation text not null,
  unit text,
  unit_decimals smallint not null,
  quantity_milli bigint not null,
  before_milli bigint not null,
  unit_cost_micro bigint not null,
  lots jsonb,
  serial_numbers jsonb,
  constraint posted_adjustment_line_pk PRIMARY KEY (company_id, adjustment_id, id),
  constraint posted_adjustment_line_number_key UNIQUE (company_id, adjustment_id, line_number),
  constraint posted_adjustment_line_bounds CHECK (((quantity_milli <> 0) AND ((quantity_milli >= '-10000000000'::bigint) AND (quantity_milli <= '10000000000'::bigint)) AND ((before_milli >= '-4000000000000000'::bigint) AND (before_milli <= '4000000000000000'::bigint)) AND ((unit_cost_micro >= 0) AND (unit_cost_micro <= '999999999999999'::bigint)) AND ((line_number >= 1) AND (line_number <= 500)))),
  constraint posted_adjustment_line_decimals_check CHECK (((unit_decimals >= 0) AND (unit_decimals <= 3))),
  constraint posted_adjustment_line_lots_check CHECK (((jsonb_typeof(lots) = 'array'::text) AND (length((lots)::text) <= 200000))),
  constraint posted_adjustment_line_serial_numbers_check CHECK (((jsonb_typeof(serial_numbers) = 'array'::text) AND (length((serial_numbers)::text) <= 200000))),
  constraint posted_adjustment_line_adjustment_fk FOREIGN KEY (company_id, adjustment_id) REFERENCES posted_adjustment(company_id, id),
  constraint posted_adjustment_line_product_fk FOREIGN KEY (company_id, product_id) REFERENCES product(company_id, id)
);
CREATE INDEX posted_adjustment_line_product_idx ON posted_adjustment_line USING btree (company_id, product_id);
alter table posted_adjustment_line enable row level security;
alter table posted_adjustment_line force row level security;
create policy posted_adjustment_line_insert_policy on posted_adjustment_line for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy posted_adjustment_line_select_policy on posted_adjustment_line for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant insert, select on posted_adjustment_line to app_admin;
grant insert, select on posted_adjustment_line to app_rw;

create table posted_count (
  company_id uuid not null,
  id uuid not null,
  point_of_sale_id uuid not null,
  location_id uuid not null,
  number text not null,
  year integer not null,
  counter bigint not null,
  value_minor bigint not null,
  user_id uuid not null,
  recorded_at timestamp with time zone not null,
  business_date date not null,
  currency text not null,
  constraint posted_count_pk PRIMARY KEY (company_id, id),
  constraint posted_count_counter_key UNIQUE (company_id, point_of_sale_id, year, counter),
  constraint posted_count_bounds CHECK ((((value_minor >= '-4000000000000000'::bigint) AND (value_minor <= '4000000000000000'::bigint)) AND ((counter >= 1) AND (counter <= 999999999)) AND ((year >= 1900) AND (year <= 9999)))),
  constraint posted_count_location_fk FOREIGN KEY (company_id, location_id) REFERENCES stock_location(company_id, id),
  constraint posted_count_planned_fk FOREIGN KEY (company_id, id) REFERENCES stock_count(company_id, id),
  constraint posted_count_point_of_sale_fk FOREIGN KEY (company_id, point_of_sale_id) REFERENCES point_of_sale(company_id, id),
  constraint posted_count_user_fk FOREIGN KEY (company_id, user_id) REFERENCES app_user(company_id, id)
);
CREATE INDEX posted_count_location_idx ON posted_count USING btree (company_id, location_id);
CREATE INDEX posted_count_user_idx ON posted_count USING btree (company_id, user_id);
alter table posted_count enable row level security;
alter table posted_count force row level security;
create policy posted_count_insert_policy on posted_count for insert with check (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
create policy posted_count_select_policy on posted_count for select using (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
grant insert, select on posted_count to app_admin;
grant insert, select on posted_count to app_rw;

create table posted_count_line (
  company_id uuid not null,
  count_id uuid not null,
  id uuid not null,
  line_number integer not null,
  location_id uuid not null,
  product_id uuid not null,
  code text not null,
  designation text not null,
  unit text,
  unit_decimals smallint not null,
  round integer not null,
  lot_number text,
  lot_expires_on date,
  piece_number text,
  counted_milli bigint not null,
  expected_milli bigint not null,
  difference_milli bigint not null,
  unit_cost_micro bigint not null,
  counted_at timestamp with time zone not null,
  constraint posted_count_line_pk PRIMARY KEY (company_id, count_id, id),
  constraint posted_count_line_number_key UNIQUE (company_id, count_id, line_number),
  constraint posted_count_line_bounds CHECK ((((counted_milli >= 0) AND (counted_milli <= '4000000000000000'::bigint)) AND ((expected_milli >= '-4000000000000000'::bigint) AND (expected_milli <= '4000000000000000'::bigint)) AND ((difference_milli >= '-10000000000'::bigint) AND (difference_milli <= '10000000000'::bigint)) AND ((unit_cost_micro >= 0) AND (unit_cost_micro <= '999999999999999'::bigint)) AND ((line_number >= 1) AND (line_number <= 1000000)))),
  constraint posted_count_line_decimals_check CHECK (((unit_decimals >= 0) AND (unit_decimals <= 3))),
  constraint posted_count_line_difference_check CHECK ((difference_milli = (counted_milli - expected_milli))),
  constraint posted_count_line_round_check CHECK (((round >= 1) AND (round <= 99))),
  constraint posted_count_line_count_fk FOREIGN KEY (company_id, count_id) REFERENCES posted_count(company_id, id),
  constraint posted_count_line_product_fk FOREIGN KEY (company_id, product_id) REFERENCES product(company_id, id)
);
CREATE INDEX posted_count_line_counted_idx ON posted_count_line USING btree (company_id, location_id, product_id, counted_at);
CREATE INDEX posted_count_line_product_idx ON posted_count_line USING btree (company_id, product_id);
alter table posted_count_line enable row level security;
alter table posted_count_line force row level security;
create policy posted_count_line_insert_policy on posted_count_line for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy posted_count_line_select_policy on posted_count_line for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant insert, select on posted_count_line to app_admin;
grant insert, select on posted_count_line to app_rw;

create table product (
  company_id uuid not null,
  id uuid not null,
  code text not null,
  designation text not null,
  category_id uuid,
  subcategory_id uuid,
  brand_id uuid,
  unit_id uuid,
  price_basis text not null,
  unit_price_micro bigint not null,
  price_ht_micro bigint not null,
  price_ttc_micro bigint not null,
  vat_rate_milli integer not null,
  is_fodec boolean not null default false,
  location text,
  package_quantity integer,
  cost_micro bigint not null default 0,
  search_text text not null,
  is_active boolean not null default true,
  created_by uuid,
  version integer not null default 1,
  created_at timestamp with time zone not null,
  designation_en text,
  designation_ar text,
  purchase_price_micro bigint,
  minimum_stock_milli bigint,
  tracking text not null default 'none'::text,
  lots_expire boolean not null default false,
  shelf_life_days integer,
  warranty_months integer,
  constraint product_pk PRIMARY KEY (company_id, id),
  constraint product_code_key UNIQUE (company_id, code),
  constraint product_bounds CHECK (((LEAST(unit_price_micro, price_ht_micro, price_ttc_micro, cost_micro) >= 0) AND (GREATEST(unit_price_micro, price_ht_micro, price_ttc_micro, cost_micro) <= '999999999999999'::bigint) AND ((package_quantity >= 1) AND (package_quantity <= 1000000)))),
  constraint product_code_check CHECK (((char_length(code) >= 1) AND (char_length(code) <= 40))),
  constraint product_cost_micro_check CHECK ((cost_micro >= 0)),
  constraint product_designation_ar_check CHECK (((char_length(designation_ar) >= 1) AND (char_length(designation_ar) <= 250))),
  constraint product_designation_check CHECK (((char_length(designation) >= 1) AND (char_length(designation) <= 250))),
  constraint product_designation_en_check CHECK (((char_length(designation_en) >= 1) AND (char_length(designation_en) <= 250))),
  constraint product_lots_expire_check CHECK ((((tracking = 'lots'::text) OR (NOT lots_expire)) AND (lots_expire OR (shelf_life_days IS NULL)))),
  constraint product_minimum_stock_milli_check CHECK (((minimum_stock_milli >= 0) AND (minimum_stock_milli <= '10000000000'::bigint))),
  constraint product_package_quantity_check CHECK ((package_quantity > 0)),
  constraint product_price_basis_check CHECK ((price_basis = ANY (ARRAY['ht'::text, 'ttc'::text]))),
  constraint product_price_ht_micro_check CHECK ((price_ht_micro >= 0)),
  constraint product_price_ttc_micro_check CHECK ((price_ttc_micro >= 0)),
  constraint product_purchase_price_micro_check CHECK (((purchase_price_micro >= 0) AND (purchase_price_micro <= '999999999999999'::bigint))),
  constraint product_shelf_life_days_check CHECK (((shelf_life_days >= 1) AND (shelf_life_days <= 3650))),
  constraint product_subcategory_check CHECK (((subcategory_id IS NULL) OR (category_id IS NOT NULL))),
  constraint product_tracking_check CHECK ((tracking = ANY (ARRAY['none'::text, 'lots'::text, 'serialNumbers'::text]))),
  constraint product_unit_price_micro_check CHECK ((unit_price_micro >= 0)),
  constraint product_vat_rate_milli_check CHECK (((vat_rate_milli >= 0) AND (vat_rate_milli <= 100000))),
  constraint product_warranty_months_check CHECK (((warranty_months >= 1) AND (warranty_months <= 120))),
  constraint product_brand_fk FOREIGN KEY (company_id, brand_id) REFERENCES brand(company_id, id),
  constraint product_category_fk FOREIGN KEY (company_id, category_id) REFERENCES category(company_id, id),
  constraint product_company_fk FOREIGN KEY (company_id) REFERENCES company(id),
  constraint product_subcategory_fk FOREIGN KEY (company_id, category_id, subcategory_id) REFERENCES subcategory(company_id, category_id, id),
  constraint product_unit_fk FOREIGN KEY (company_id, unit_id) REFERENCES unit(company_id, id)
);
CREATE INDEX product_beginning_idx ON product USING btree (company_id, "left"(search_text, 32) COLLATE "C", id);
CREATE INDEX product_brand_idx ON product USING btree (company_id, brand_id, designation);
CREATE INDEX product_category_idx ON product USING btree (company_id, category_id, designation);
CREATE INDEX product_designation_idx ON product USING btree (company_id, designation, id);
CREATE INDEX product_inactive_idx ON product USING btree (company_id, designation, id) WHERE (NOT is_active);
CREATE INDEX product_price_ht_idx ON product USING btree (company_id, price_ht_micro, id);
CREATE INDEX product_sellable_idx ON product USING btree (company_id, designation, id) WHERE (is_active AND (price_ttc_micro > 0));
CREATE INDEX product_subcategory_idx ON product USING btree (company_id, category_id, subcategory_id);
CREATE INDEX product_trigram_idx ON product USING gin (company_id, search_text gin_trgm_ops);
CREATE INDEX product_unit_idx ON product USING btree (company_id, unit_id);
alter table product enable row level security;
alter table product force row level security;
create policy product_delete_policy on product for delete using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy product_insert_policy on product for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy product_search_policy on product for select to app_search using (true);
create policy product_select_policy on product for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy product_update_policy on product for update using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on product to app_admin;
grant delete, insert, select, update on product to app_rw;
grant select on product to app_search;

create table product_barcode (
  company_id uuid not null,
  barcode text not null,
  product_id uuid not null,
  pack_id uuid,
  constraint product_barcode_pk PRIMARY KEY (company_id, barcode),
  constraint product_barcode_barcode_check CHECK ((barcode ~ '^[!-~]{1,32}$'::text)),
  constraint product_barcode_pack_fk FOREIGN KEY (company_id, product_id, pack_id) REFERENCES product_pack(company_id, product_id, id) ON DELETE CASCADE,
  constraint product_barcode_product_fk FOREIGN KEY (company_id, product_id) REFERENCES product(company_id, id) ON DELETE CASCADE
);
CREATE INDEX product_barcode_product_idx ON product_barcode USING btree (company_id, product_id);
alter table product_barcode enable row level security;
alter table product_barcode force row level security;
create policy product_barcode_delete_policy on product_barcode for delete using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy product_barcode_insert_policy on product_barcode for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy product_barcode_select_policy on product_barcode for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy product_barcode_update_policy on product_barcode for update using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on product_barcode to app_admin;
grant delete, insert, select, update on product_barcode to app_rw;

create table product_change (
  company_id uuid not null,
  change_set_id uuid not null,
  product_id uuid not null,
  kind text not null,
  code text not null,
  designation text not null,
  before jsonb not null,
  after_version integer not null,
  kept text,
  constraint product_change_pk PRIMARY KEY (company_id, change_set_id, product_id),
  constraint product_change_kept_check CHECK ((kept = ANY (ARRAY['changed'::text, 'moved'::text, 'discounted'::text, 'taken'::text, 'familyGone'::text, 'gone'::text]))),
  constraint product_change_kind_check CHECK ((kind = ANY (ARRAY['created'::text, 'changed'::text]))),
  constraint product_change_set_fk FOREIGN KEY (company_id, change_set_id) REFERENCES product_change_set(company_id, id) ON DELETE CASCADE
);
CREATE INDEX product_change_kept_idx ON product_change USING btree (company_id, change_set_id, product_id) WHERE (kept IS NOT NULL);
alter table product_change enable row level security;
alter table product_change force row level security;
create policy product_change_delete_policy on product_change for delete using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy product_change_insert_policy on product_change for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy product_change_select_policy on product_change for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy product_change_update_policy on product_change for update using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on product_change to app_admin;
grant delete, insert, select, update on product_change to app_rw;

create table product_change_photo (
  company_id uuid not null,
  change_set_id uuid not null,
  product_id uuid not null,
  photo_id uuid not null,
  constraint product_change_photo_pk PRIMARY KEY (company_id, change_set_id, product_id, photo_id),
  constraint product_change_photo_set_fk FOREIGN KEY (company_id, change_set_id) REFERENCES product_change_set(company_id, id) ON DELETE CASCADE
);
alter table product_change_photo enable row level security;
alter table product_change_photo force row level security;
create policy product_change_photo_delete_policy on product_change_photo for delete using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy product_change_photo_insert_policy on product_change_photo for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy product_change_photo_select_policy on product_change_photo for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy product_change_photo_update_policy on product_change_photo for update using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on product_change_photo to app_admin;
grant delete, insert, select, update on product_change_photo to app_rw;

create table product_change_set (
  company_id uuid not null,
  id uuid not null,
  kind text not null,
  state text not null,
  title text not null,
  document_id uuid,
  point_of_sale_id uuid,
  created_count integer not null default 0,
  changed_count integer not null default 0,
  done_count integer not null default 0,
  kept_count integer not null default 0,
  last_product_id uuid,
  created_by uuid not null,
  created_at timestamp with time zone not null,
  undone_by uuid,
  undo_asked_at timestamp with time zone,
  undone_at timestamp with time zone,
  photo_count integer not null default 0,
  photos_through uuid,
  constraint product_change_set_pk PRIMARY KEY (company_id, id),
  constraint product_change_set_changed_count_check CHECK (((changed_count >= 0) AND (changed_count <= 2000000))),
  constraint product_change_set_created_count_check CHECK (((created_count >= 0) AND (created_count <= 2000000))),
  constraint product_change_set_done_count_check CHECK (((done_count >= 0) AND (done_count <= 2000000))),
  constraint product_change_set_kept_count_check CHECK (((kept_count >= 0) AND (kept_count <= 2000000))),
  constraint product_change_set_kind_check CHECK ((kind = ANY (ARRAY['import'::text, 'bulk'::text]))),
  constraint product_change_set_photo_count_check CHECK (((photo_count >= 0) AND (photo_count <= 8000000))),
  constraint product_change_set_state_check CHECK ((state = ANY (ARRAY['applying'::text, 'applied'::text, 'undoing'::text, 'undone'::text, 'partlyUndone'::text, 'failed'::text]))),
  constraint product_change_set_company_fk FOREIGN KEY (company_id) REFERENCES company(id)
);
CREATE INDEX product_change_set_created_idx ON product_change_set USING btree (company_id, created_at);
alter table product_change_set enable row level security;
alter table product_change_set force row level security;
create policy product_change_set_delete_policy on product_change_set for delete using (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND ((point_of_sale_id IS NULL) OR
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END)));
create policy product_change_set_insert_policy on product_change_set for insert with check (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND ((point_of_sale_id IS NULL) OR
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END)));
create policy product_change_set_select_policy on product_change_set for select using (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND ((point_of_sale_id IS NULL) OR
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END)));
create policy product_change_set_update_policy on product_change_set for update using (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND ((point_of_sale_id IS NULL) OR
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END))) with check (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND ((point_of_sale_id IS NULL) OR
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END)));
grant delete, insert, select, update on product_change_set to app_admin;
grant delete, insert, select, update on product_change_set to app_rw;

create table product_import (
  company_id uuid not null,
  id uuid not null,
  point_of_sale_id uuid not null,
  location_id uuid not null,
  state text not null,
  file_name text not null,
  delimiter text,
  encoding text,
  headers jsonb not null,
  sample jsonb not null,
  mapping jsonb not null,
  defaults jsonb not null,
  is_applied boolean not null default false,
  last_row integer not null default 0,
  row_count integer not null default 0,
  done_count integer not null default 0,
  good_count integer not null default 0,
  bad_count integer not null default 0,
  warning_count integer not null default 0,
  failure text,
  created_by uuid not null,
  created_at timestamp with time zone not null,
  started_at timestamp with time zone,
  finished_at timestamp with time zone,
  kept_bytes bigint not null default 0,
  removed_at timestamp with time zone,
  match_by text not null default 'codeThenBarcode'::text,
  on_match text not null default 'change'::text,
  change_count integer not null default 0,
  same_count integer not null default 0,
  change_set_id uuid,
  sheet text,
  sheets jsonb not null default '[]'::jsonb,
  picture_count integer not null default 0,
  picture_bytes bigint not null default 0,
  unused_count integer not null default 0,
  unused_pictures jsonb not null default '[]'::jsonb,
  planned_count integer not null default 0,
  drawn_count integer not null default 0,
  added_count integer not null default 0,
  last_picture_row integer not null default 0,
  constraint product_import_pk PRIMARY KEY (company_id, id),
  constraint product_import_added_count_check CHECK (((added_count >= 0) AND (added_count <= 8000000))),
  constraint product_import_drawn_count_check CHECK (((drawn_count >= 0) AND (drawn_count <= 8000000))),
  constraint product_import_kept_bytes_check CHECK (((kept_bytes >= 0) AND (kept_bytes <= '1099511627776'::bigint))),
  constraint product_import_match_by_check CHECK ((match_by = ANY (ARRAY['code'::text, 'barcode'::text, 'codeThenBarcode'::text]))),
  constraint product_import_on_match_check CHECK ((on_match = ANY (ARRAY['change'::text, 'leave'::text]))),
  constraint product_import_picture_bytes_check CHECK (((picture_bytes >= 0) AND (picture_bytes <= 1073741824))),
  constraint product_import_picture_count_check CHECK (((picture_count >= 0) AND (picture_count <= 10000))),
  constraint product_import_planned_count_check CHECK (((planned_count >= 0) AND (planned_count <= 8000000))),
  constraint product_import_state_check CHECK ((state = ANY (ARRAY['uploaded'::text, 'checking'::text, 'checked'::text, 'importing'::text, 'done'::text, 'failed'::text]))),
  constraint product_import_unused_count_check CHECK (((unused_count >= 0) AND (unused_count <= 10000))),
  constraint product_import_location_fk FOREIGN KEY (company_id, location_id) REFERENCES stock_location(company_id, id),
  constraint product_import_pos_fk FOREIGN KEY (company_id, point_of_sale_id) REFERENCES point_of_sale(company_id, id)
);
CREATE INDEX product_import_created_idx ON product_import USING btree (company_id, created_at);
alter table product_import enable row level security;
alter table product_import force row level security;
create policy product_import_delete_policy on product_import for delete using (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
create policy product_import_insert_policy on product_import for insert with check (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
create policy product_import_select_policy on product_import for select using (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
create policy product_import_update_policy on product_import for update using (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END)) with check (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
grant delete, insert, select, update on product_import to app_admin;
grant delete, insert, select, update on product_import to app_rw;

create table product_import_heading (
  company_id uuid not null,
  header text not null,
  field text,
  last_used_at timestamp with time zone not null,
  constraint product_import_heading_pk PRIMARY KEY (company_id, header),
  constraint product_import_heading_header_check CHECK (((char_length(header) >= 1) AND (char_length(header) <= 200)))
);
alter table product_import_heading enable row level security;
alter table product_import_heading force row level security;
create policy product_import_heading_delete_policy on product_import_heading for delete using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy product_import_heading_insert_policy on product_import_heading for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy product_import_heading_select_policy on product_import_heading for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy product_import_heading_update_policy on product_import_heading for update using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on product_import_heading to app_admin;
grant delete, insert, select, update on product_import_heading to app_rw;

create table product_import_picture (
  company_id uuid not null,
  import_id uuid not null,
  number integer not null,
  name text not null,
  fault text,
  content bytea,
  constraint product_import_picture_pk PRIMARY KEY (company_id, import_id, number),
  constraint product_import_picture_either_check CHECK (((fault IS NULL) OR (content IS NULL))),
  constraint product_import_picture_fault_check CHECK ((fault = ANY (ARRAY['tooLarge'::text, 'notPicture'::text, 'heic'::text, 'link'::text, 'duplicate'::text]))),
  constraint product_import_picture_import_fk FOREIGN KEY (company_id, import_id) REFERENCES product_import(company_id, id) ON DELETE CASCADE
);
alter table product_import_picture enable row level security;
alter table product_import_picture force row level security;
create policy product_import_picture_delete_policy on product_import_picture for delete using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy product_import_picture_insert_policy on product_import_picture for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy product_import_picture_select_policy on product_import_picture for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy product_import_picture_update_policy on product_import_picture for update using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on product_import_picture to app_admin;
grant delete, insert, select, update on product_import_picture to app_rw;

create table product_import_row (
  company_id uuid not null,
  import_id uuid not null,
  row_number integer not null,
  product_id uuid not null,
  code text not null default ''::text,
  barcode text,
  designation text not null default ''::text,
  fields jsonb not null,
  problems jsonb not null default '[]'::jsonb,
  warnings jsonb not null default '[]'::jsonb,
  is_good boolean not null default false,
  action text not null default 'create'::text,
  match_id uuid,
  changes jsonb not null default '[]'::jsonb,
  is_excluded boolean not null default false,
  constraint product_import_row_pk PRIMARY KEY (company_id, import_id, row_number),
  constraint product_import_row_action_check CHECK ((action = ANY (ARRAY['create'::text, 'change'::text, 'same'::text, 'leave'::text]))),
  constraint product_import_row_import_fk FOREIGN KEY (company_id, import_id) REFERENCES product_import(company_id, id) ON DELETE CASCADE
);
alter table product_import_row enable row level security;
alter table product_import_row force row level security;
create policy product_import_row_delete_policy on product_import_row for delete using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy product_import_row_insert_policy on product_import_row for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy product_import_row_select_policy on product_import_row for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy product_import_row_update_policy on product_import_row for update using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on product_import_row to app_admin;
grant delete, insert, select, update on product_import_row to app_rw;

create table product_import_row_picture (
  company_id uuid not null,
  import_id uuid not null,
  row_number integer not null,
  position integer not null,
  picture_number integer not null,
  name text not null,
  is_sure boolean not null,
  constraint product_import_row_picture_pk PRIMARY KEY (company_id, import_id, row_number, "position"),
  constraint product_import_row_picture_position_check CHECK ((("position" >= 1) AND ("position" <= 8))),
  constraint product_import_row_picture_row_fk FOREIGN KEY (company_id, import_id, row_number) REFERENCES product_import_row(company_id, import_id, row_number) ON DELETE CASCADE
);
CREATE INDEX product_import_row_picture_number_idx ON product_import_row_picture USING btree (company_id, import_id, picture_number);
alter table product_import_row_picture enable row level security;
alter table product_import_row_picture force row level security;
create policy product_import_row_picture_delete_policy on product_import_row_picture for delete using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy product_import_row_picture_insert_policy on product_import_row_picture for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy product_import_row_picture_select_policy on product_import_row_picture for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy product_import_row_picture_update_policy on product_import_row_picture for update using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on product_import_row_picture to app_admin;
grant delete, insert, select, update on product_import_row_picture to app_rw;

create table product_pack (
  company_id uuid not null,
  id uuid not null,
  product_id uuid not null,
  unit_id uuid not null,
  quantity_milli bigint not null,
  price_micro bigint,
  constraint product_pack_pk PRIMARY KEY (company_id, id),
  constraint product_pack_key UNIQUE (company_id, product_id, unit_id, quantity_milli),
  constraint product_pack_product_key UNIQUE (company_id, product_id, id),
  constraint product_pack_bounds CHECK ((((quantity_milli >= 1) AND (quantity_milli <= '10000000000'::bigint)) AND ((price_micro >= 0) AND (price_micro <= '999999999999999'::bigint)))),
  constraint product_pack_product_fk FOREIGN KEY (company_id, product_id) REFERENCES product(company_id, id) ON DELETE CASCADE,
  constraint product_pack_unit_fk FOREIGN KEY (company_id, unit_id) REFERENCES unit(company_id, id)
);
CREATE INDEX product_pack_unit_idx ON product_pack USING btree (company_id, unit_id);
alter table product_pack enable row level security;
alter table product_pack force row level security;
create policy product_pack_delete_policy on product_pack for delete using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy product_pack_insert_policy on product_pack for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy product_pack_select_policy on product_pack for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy product_pack_update_policy on product_pack for update using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on product_pack to app_admin;
grant delete, insert, select, update on product_pack to app_rw;

create table product_pack_price_change (
  company_id uuid not null,
  product_id uuid not null,
  version integer not null,
  pack_id uuid not null,
  unit_name text not null,
  quantity_milli bigint not null,
  source text not null,
  change_set_id uuid,
  old_price_basis text not null,
  old_price_micro bigint,
  new_price_basis text not null,
  new_price_micro bigint,
  changed_by uuid not null,
  changed_at timestamp with time zone not null,
  constraint product_pack_price_change_pk PRIMARY KEY (company_id, product_id, version, pack_id),
  constraint product_pack_price_change_differs_check CHECK (((old_price_micro IS DISTINCT FROM new_price_micro) OR (old_price_basis <> new_price_basis))),
  constraint product_pack_price_change_new_basis_check CHECK ((new_price_basis = ANY (ARRAY['ht'::text, 'ttc'::text]))),
  constraint product_pack_price_change_new_price_check CHECK (((new_price_micro >= 0) AND (new_price_micro <= '999999999999999'::bigint))),
  constraint product_pack_price_change_old_basis_check CHECK ((old_price_basis = ANY (ARRAY['ht'::text, 'ttc'::text]))),
  constraint product_pack_price_change_old_price_check CHECK (((old_price_micro >= 0) AND (old_price_micro <= '999999999999999'::bigint))),
  constraint product_pack_price_change_quantity_check CHECK (((quantity_milli >= 1) AND (quantity_milli <= '10000000000'::bigint))),
  constraint product_pack_price_change_set_check CHECK (((source = 'form'::text) = (change_set_id IS NULL))),
  constraint product_pack_price_change_source_check CHECK ((source = ANY (ARRAY['form'::text, 'import'::text, 'bulk'::text, 'undo'::text]))),
  constraint product_pack_price_change_unit_check CHECK (((char_length(unit_name) >= 1) AND (char_length(unit_name) <= 80))),
  constraint product_pack_price_change_version_check CHECK ((version > 0)),
  constraint product_pack_price_change_product_fk FOREIGN KEY (company_id, product_id) REFERENCES product(company_id, id) ON DELETE CASCADE
);
alter table product_pack_price_change enable row level security;
alter table product_pack_price_change force row level security;
create policy product_pack_price_change_insert_policy on product_pack_price_change for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy product_pack_price_change_select_policy on product_pack_price_change for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on product_pack_price_change to app_admin;
grant insert, select on product_pack_price_change to app_rw;

create table product_photo (
  company_id uuid not null,
  id uuid not null,
  product_id uuid not null,
  position integer not null,
  address_key text not null,
  width integer not null,
  height integer not null,
  kept_bytes integer not null,
  thumbnail bytea not null,
  tile bytea not null,
  full_size bytea not null,
  created_by uuid,
  created_at timestamp with time zone not null,
  constraint product_photo_pk PRIMARY KEY (company_id, id),
  constraint product_photo_address_key_check CHECK ((address_key ~ '^[A-Za-z0-9_-]{43}$'::text)),
  constraint product_photo_height_check CHECK (((height >= 1) AND (height <= 1600))),
  constraint product_photo_kept_bytes_check CHECK (((kept_bytes >= 1) AND (kept_bytes <= 33554432))),
  constraint product_photo_position_check CHECK ((("position" >= 1) AND ("position" <= 8))),
  constraint product_photo_width_check CHECK (((width >= 1) AND (width <= 1600))),
  constraint product_photo_product_fk FOREIGN KEY (company_id, product_id) REFERENCES product(company_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX product_photo_key ON product_photo USING btree (company_id, address_key, product_id);
CREATE INDEX product_photo_product_idx ON product_photo USING btree (company_id, product_id, "position");
alter table product_photo enable row level security;
alter table product_photo force row level security;
create policy product_photo_delete_policy on product_photo for delete using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy product_photo_insert_policy on product_photo for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy product_photo_select_policy on product_photo for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy product_photo_update_policy on product_photo for update using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on product_photo to app_admin;
grant delete, insert, select, update on product_photo to app_rw;

create table product_price_change (
  company_id uuid not null,
  product_id uuid not null,
  version integer not null,
  source text not null,
  change_set_id uuid,
  old_price_basis text not null,
  old_price_ht_micro bigint not null,
  old_price_ttc_micro bigint not null,
  old_vat_rate_milli integer not null,
  old_is_fodec boolean not null,
  old_purchase_price_micro bigint,
  new_price_basis text not null,
  new_price_ht_micro bigint not null,
  new_price_ttc_micro bigint not null,
  new_vat_rate_milli integer not null,
  new_is_fodec boolean not null,
  new_purchase_price_micro bigint,
  changed_by uuid not null,
  changed_at timestamp with time zone not null,
  constraint product_price_change_pk PRIMARY KEY (company_id, product_id, version),
  constraint product_price_change_new_cost_check CHECK (((new_purchase_price_micro >= 0) AND (new_purchase_price_micro <= '999999999999999'::bigint))),
  constraint product_price_change_new_price_basis_check CHECK ((new_price_basis = ANY (ARRAY['ht'::text, 'ttc'::text]))),
  constraint product_price_change_new_price_ht_micro_check CHECK (((new_price_ht_micro >= 0) AND (new_price_ht_micro <= '999999999999999'::bigint))),
  constraint product_price_change_new_price_ttc_micro_check CHECK (((new_price_ttc_micro >= 0) AND (new_price_ttc_micro <= '999999999999999'::bigint))),
  constraint product_price_change_new_vat_rate_milli_check CHECK (((new_vat_rate_milli >= 0) AND (new_vat_rate_milli <= 100000))),
  constraint product_price_change_old_cost_check CHECK (((old_purchase_price_micro >= 0) AND (old_purchase_price_micro <= '999999999999999'::bigint))),
  constraint product_price_change_old_price_basis_check CHECK ((old_price_basis = ANY (ARRAY['ht'::text, 'ttc'::text]))),
  constraint product_price_change_old_price_ht_micro_check CHECK (((old_price_ht_micro >= 0) AND (old_price_ht_micro <= '999999999999999'::bigint))),
  constraint product_price_change_old_price_ttc_micro_check CHECK (((old_price_ttc_micro >= 0) AND (old_price_ttc_micro <= '999999999999999'::bigint))),
  constraint product_price_change_old_vat_rate_milli_check CHECK (((old_vat_rate_milli >= 0) AND (old_vat_rate_milli <= 100000))),
  constraint product_price_change_set_check CHECK (((source = 'form'::text) = (change_set_id IS NULL))),
  constraint product_price_change_source_check CHECK ((source = ANY (ARRAY['form'::text, 'import'::text, 'bulk'::text, 'undo'::text]))),
  constraint product_price_change_version_check CHECK ((version > 1)),
  constraint product_price_change_product_fk FOREIGN KEY (company_id, product_id) REFERENCES product(company_id, id) ON DELETE CASCADE
);
alter table product_price_change enable row level security;
alter table product_price_change force row level security;
create policy product_price_change_insert_policy on product_price_change for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy product_price_change_select_policy on product_price_change for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on product_price_change to app_admin;
grant insert, select on product_price_change to app_rw;

create table product_stamp (
  company_id uuid not null,
  product_id uuid not null,
  stamp bigint not null,
  constraint product_stamp_pk PRIMARY KEY (company_id, product_id),
  constraint product_stamp_stamp_check CHECK (((stamp >= 1) AND (stamp <= '1000000000000'::bigint))),
  constraint product_stamp_company_fk FOREIGN KEY (company_id) REFERENCES company(id)
);
CREATE INDEX product_stamp_idx ON product_stamp USING btree (company_id, stamp, product_id);
alter table product_stamp enable row level security;
alter table product_stamp force row level security;
create policy product_stamp_insert_policy on product_stamp for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy product_stamp_select_policy on product_stamp for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy product_stamp_update_policy on product_stamp for update using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on product_stamp to app_admin;
grant insert, select, update on product_stamp to app_rw;

create table publish_token (
  id uuid not null,
  remote text not null,
  name text not null,
  secret_hash bytea not null,
  created_by uuid not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  constraint publish_token_pk PRIMARY KEY (id),
  constraint publish_token_name_key UNIQUE (remote, name)
);
grant delete, insert, select, update on publish_token to app_admin;
grant delete, insert, select, update on publish_token to app_rw;

create table refusal_count (
  company_id uuid not null,
  user_id uuid not null,
  action text not null,
  hour timestamp with time zone not null,
  last_at timestamp with time zone not null,
  count integer not null,
  constraint refusal_count_pk PRIMARY KEY (company_id, hour, user_id, action),
  constraint refusal_count_action_check CHECK ((char_length(action) <= 64)),
  constraint refusal_count_count_check CHECK ((count >= 1)),
  constraint refusal_count_company_fk FOREIGN KEY (company_id) REFERENCES company(id),
  constraint refusal_count_user_fk FOREIGN KEY (company_id, user_id) REFERENCES app_user(company_id, id)
);
CREATE INDEX refusal_count_user_idx ON refusal_count USING btree (company_id, user_id);
alter table refusal_count enable row level security;
alter table refusal_count force row level security;
create policy refusal_count_insert_policy on refusal_count for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy refusal_count_select_policy on refusal_count for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy refusal_count_update_policy on refusal_count for update using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on refusal_count to app_admin;
grant insert, select, update on refusal_count to app_rw;

create table register (
  company_id uuid not null,
  id uuid not null,
  point_of_sale_id uuid not null,
  code text not null,
  name text not null,
  numbering text not null default 'server'::text,
  epoch integer not null default 1,
  is_active boolean not null default true,
  version integer not null default 1,
  created_at timestamp with time zone not null,
  price_display text,
  first_own_epoch integer,
  printer text not null default 'browser'::text,
  printer_address text,
  paper_width_mm integer not null default 80,
  prints_at_once boolean not null default false,
  opens_drawer boolean not null default false,
  constraint register_pk PRIMARY KEY (company_id, id),
  constraint register_code_key UNIQUE (company_id, point_of_sale_id, code),
  constraint register_code_check CHECK ((code ~ '^[A-Z0-9]{1,4}$'::text)),
  constraint register_epoch_check CHECK ((epoch >= 1)),
  constraint register_first_own_epoch_check CHECK (((first_own_epoch >= 1) AND (first_own_epoch <= 999999999))),
  constraint register_numbering_check CHECK ((numbering = ANY (ARRAY['server'::text, 'register'::text]))),
  constraint register_paper_width_mm_check CHECK ((paper_width_mm = ANY (ARRAY[58, 80]))),
  constraint register_price_display_check CHECK ((price_display = ANY (ARRAY['inclTax'::text, 'both'::text]))),
  constraint register_printer_address_check CHECK ((length(printer_address) <= 60)),
  constraint register_printer_check CHECK ((printer = ANY (ARRAY['browser'::text, 'usb'::text, 'serial'::text, 'network'::text]))),
  constraint register_printer_named_check CHECK (((printer <> 'network'::text) OR (printer_address IS NOT NULL))),
  constraint register_pos_fk FOREIGN KEY (company_id, point_of_sale_id) REFERENCES point_of_sale(company_id, id)
);
alter table register enable row level security;
alter table register force row level security;
create policy register_delete_policy on register for delete using (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
create policy register_insert_policy on register for insert with check (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
create policy register_select_policy on register for select using (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
create policy register_update_policy on register for update using (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END)) with check (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
grant delete, insert, select, update on register to app_admin;
grant delete, insert, select, update on register to app_rw;

create table register_command (
  company_id uuid not null,
  register_id uuid not null,
  kind text not null,
  point_of_sale_id uuid not null,
  id uuid not null,
  text text,
  is_lifted boolean not null default false,
  sent_at timestamp with time zone not null,
  sent_by uuid not null,
  expires_at timestamp with time zone,
  done_at timestamp with time zone,
  done_by uuid,
  constraint register_command_pk PRIMARY KEY (company_id, register_id, kind),
  constraint register_command_done_check CHECK ((num_nulls(done_at, done_by) = ANY (ARRAY[0, 2]))),
  constraint register_command_kind_check CHECK ((kind = ANY (ARRAY['message'::text, 'lock'::text, 'sync'::text]))),
  constraint register_command_lock_check CHECK (((kind = 'lock'::text) OR (NOT is_lifted))),
  constraint register_command_text_check CHECK (((char_length(text) >= 1) AND (char_length(text) <= 250))),
  constraint register_command_done_by_fk FOREIGN KEY (company_id, done_by) REFERENCES app_user(company_id, id),
  constraint register_command_point_of_sale_fk FOREIGN KEY (company_id, point_of_sale_id) REFERENCES point_of_sale(company_id, id),
  constraint register_command_register_fk FOREIGN KEY (company_id, register_id) REFERENCES register(company_id, id) ON DELETE CASCADE,
  constraint register_command_sent_by_fk FOREIGN KEY (company_id, sent_by) REFERENCES app_user(company_id, id)
);
CREATE INDEX register_command_done_by_idx ON register_command USING btree (company_id, done_by);
CREATE INDEX register_command_point_of_sale_idx ON register_command USING btree (company_id, point_of_sale_id);
CREATE INDEX register_command_sent_by_idx ON register_command USING btree (company_id, sent_by);
alter table register_command enable row level security;
alter table register_command force row level security;
create policy register_command_delete_policy on register_command for delete using (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
create policy register_command_insert_policy on register_command for insert with check (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
create policy register_command_select_policy on register_command for select using (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
create policy register_command_update_policy on register_command for update using (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END)) with check (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
grant delete, insert, select, update on register_command to app_admin;
grant delete, insert, select, update on register_command to app_rw;

create table register_key (
  company_id uuid not null,
  register_id uuid not null,
  epoch integer not null,
  position integer not null,
  public_key bytea not null,
  point_of_sale_name text not null,
  register_name text not null,
  told_by uuid not null,
  told_at timestamp with time zone not null,
  constraint register_key_pk PRIMARY KEY (company_id, register_id, epoch),
  constraint register_key_position_key UNIQUE (company_id, "position"),
  constraint register_key_epoch_check CHECK ((epoch >= 1)),
  constraint register_key_position_check CHECK (("position" >= 1)),
  constraint register_key_public_key_check CHECK ((octet_length(public_key) = 65)),
  constraint register_key_register_fk FOREIGN KEY (company_id, register_id) REFERENCES register(company_id, id),
  constraint register_key_user_fk FOREIGN KEY (company_id, told_by) REFERENCES app_user(company_id, id)
);
CREATE INDEX register_key_user_idx ON register_key USING btree (company_id, told_by);
alter table register_key enable row level security;
alter table register_key force row level security;
create policy register_key_insert_policy on register_key for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy register_key_select_policy on register_key for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant insert, select on register_key to app_admin;
grant insert, select on register_key to app_rw;

create table register_state (
  company_id uuid not null,
  register_id uuid not null,
  point_of_sale_id uuid not null,
  seen_at timestamp with time zone not null,
  seen_by uuid not null,
  page_version text not null,
  unsent_count integer not null,
  oldest_unsent_at timestamp with time zone,
  clock_ahead_ms bigint not null,
  epoch integer,
  printer text,
  is_selling boolean not null,
  is_locked boolean not null,
  unproved_at timestamp with time zone,
  is_training boolean not null default false,
  constraint register_state_pk PRIMARY KEY (company_id, register_id),
  constraint register_state_clock_check CHECK (((clock_ahead_ms >= '-315360000000'::bigint) AND (clock_ahead_ms <= '315360000000'::bigint))),
  constraint register_state_epoch_check CHECK (((epoch >= 1) AND (epoch <= 999999999))),
  constraint register_state_printer_check CHECK ((printer = ANY (ARRAY['ready'::text, 'failing'::text]))),
  constraint register_state_unsent_check CHECK (((unsent_count >= 0) AND (unsent_count <= 1000000))),
  constraint register_state_version_check CHECK (((char_length(page_version) >= 1) AND (char_length(page_version) <= 60))),
  constraint register_state_point_of_sale_fk FOREIGN KEY (company_id, point_of_sale_id) REFERENCES point_of_sale(company_id, id),
  constraint register_state_register_fk FOREIGN KEY (company_id, register_id) REFERENCES register(company_id, id) ON DELETE CASCADE,
  constraint register_state_seen_by_fk FOREIGN KEY (company_id, seen_by) REFERENCES app_user(company_id, id)
);
CREATE INDEX register_state_point_of_sale_idx ON register_state USING btree (company_id, point_of_sale_id);
CREATE INDEX register_state_seen_by_idx ON register_state USING btree (company_id, seen_by);
alter table register_state enable row level security;
alter table register_state force row level security;
create policy register_state_delete_policy on register_state for delete using (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
create policy register_state_insert_policy on register_state for insert with check (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
create policy register_state_select_policy on register_state for select using (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
create policy register_state_update_policy on register_state for update using (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END)) with check (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
grant delete, insert, select, update on register_state to app_admin;
grant delete, insert, select, update on register_state to app_rw;

create table registry_revision (
  id smallint not null,
  revision integer not null,
  constraint registry_revision_pk PRIMARY KEY (id),
  constraint registry_revision_id_check CHECK ((id = 1))
);
grant select, update on registry_revision to app_admin;
grant select, update on registry_revision to app_rw;

create table release_event (
  id uuid not null,
  remote text not null,
  revision integer not null,
  action text not null,
  from_build text,
  to_build text,
  actor text not null,
  reason text,
  recorded_at timestamp with time zone not null,
  constraint release_event_pk PRIMARY KEY (id),
  constraint release_event_action_check CHECK ((action = ANY (ARRAY['published'::text, 'promoted'::text, 'rolledBack'::text, 'disabled'::text, 'enabled'::text])))
);
CREATE INDEX release_event_remote_idx ON release_event USING btree (remote, id);
CREATE INDEX release_event_revision_idx ON release_event USING btree (revision);
grant insert, select on release_event to app_admin;
grant insert, select on release_event to app_rw;

create table release_incident (
  remote text not null,
  build text not null,
  fingerprint text not null,
  incident_id text not null,
  class text not null,
  message text not null,
  stack text,
  path text not null,
  count integer not null,
  first_at timestamp with time zone not null,
  last_at timestamp with time zone not null,
  constraint release_incident_pk PRIMARY KEY (remote, build, fingerprint)
);
grant insert, select, update on release_incident to app_admin;
grant insert, select, update on release_incident to app_rw;

create table release_load (
  remote text not null,
  build text not null,
  phase text not null,
  up_to_ms integer not null,
  count integer not null,
  constraint release_load_pk PRIMARY KEY (remote, build, phase, up_to_ms)
);
grant insert, select, update on release_load to app_admin;
grant insert, select, update on release_load to app_rw;

create table release_seen (
  remote text not null,
  build text not null,
  last_at timestamp with time zone not null,
  constraint release_seen_pk PRIMARY KEY (remote, build)
);
grant insert, select, update on release_seen to app_admin;
grant insert, select, update on release_seen to app_rw;

create table remote_pointer (
  remote text not null,
  active_build text not null,
  previous_build text,
  is_disabled boolean not null default false,
  reason text,
  is_set_by_installation boolean not null,
  constraint remote_pointer_pk PRIMARY KEY (remote),
  constraint remote_pointer_active_fk FOREIGN KEY (remote, active_build) REFERENCES remote_release(remote, build),
  constraint remote_pointer_previous_fk FOREIGN KEY (remote, previous_build) REFERENCES remote_release(remote, build)
);
grant insert, select, update on remote_pointer to app_admin;
grant insert, select, update on remote_pointer to app_rw;

create table remote_release (
  remote text not null,
  build text not null,
  version text not null,
  owner text not null,
  commit_id text,
  requires jsonb not null,
  document text not null,
  signature bytea not null,
  is_built_in boolean not null,
  published_by text not null,
  published_at timestamp with time zone not null,
  files_removed_at timestamp with time zone,
  constraint remote_release_pk PRIMARY KEY (remote, build),
  constraint remote_release_build_check CHECK ((build ~ '^[a-z0-9]{2,40}$'::text)),
  constraint remote_release_remote_check CHECK ((remote ~ '^[a-z][a-z0-9-]{1,40}$'::text))
);
CREATE INDEX remote_release_newest_idx ON remote_release USING btree (remote, published_at);
grant insert, select, update on remote_release to app_admin;
grant insert, select on remote_release to app_rw;
grant update (files_removed_at) on remote_release to app_rw;

create table representative (
  company_id uuid not null,
  id uuid not null,
  code text not null,
  name text not null,
  phone text,
  email text,
  is_active boolean not null default true,
  search_text text not null,
  created_by uuid,
  version integer not null default 1,
  created_at timestamp with time zone not null,
  constraint representative_pk PRIMARY KEY (company_id, id),
  constraint representative_code_key UNIQUE (company_id, code),
  constraint representative_company_fk FOREIGN KEY (company_id) REFERENCES company(id)
);
CREATE INDEX representative_order_idx ON representative USING btree (company_id, name, id);
alter table representative enable row level security;
alter table representative force row level security;
create policy representative_delete_policy on representative for delete using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy representative_insert_policy on representative for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy representative_select_policy on representative for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy representative_update_policy on representative for update using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on representative to app_admin;
grant delete, insert, select, update on representative to app_rw;

create table representative_tier (
  company_id uuid not null,
  representative_id uuid not null,
  position integer not null,
  category_id uuid,
  is_clawed_back boolean not null,
  from_minor bigint not null,
  rate_milli integer not null,
  constraint representative_tier_pk PRIMARY KEY (company_id, representative_id, "position"),
  constraint representative_tier_figures_check CHECK ((((from_minor >= 0) AND (from_minor <= '1000000000000'::bigint)) AND ((rate_milli >= 0) AND (rate_milli <= 100000)))),
  constraint representative_tier_category_fk FOREIGN KEY (company_id, category_id) REFERENCES category(company_id, id),
  constraint representative_tier_of_fk FOREIGN KEY (company_id, representative_id) REFERENCES representative(company_id, id) ON DELETE CASCADE
);
CREATE INDEX representative_tier_category_idx ON representative_tier USING btree (company_id, category_id);
alter table representative_tier enable row level security;
alter table representative_tier force row level security;
create policy representative_tier_delete_policy on representative_tier for delete using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy representative_tier_insert_policy on representative_tier for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy representative_tier_select_policy on representative_tier for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy representative_tier_update_policy on representative_tier for update using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on representative_tier to app_admin;
grant delete, insert, select, update on representative_tier to app_rw;

create table restatement_approval (
  company_id uuid not null,
  cash_session_id uuid not null,
  position integer not null,
  point_of_sale_id uuid not null,
  approved_by uuid not null,
  method text not null,
  comment text not null,
  approved_at timestamp with time zone not null,
  constraint restatement_approval_pk PRIMARY KEY (company_id, cash_session_id, "position"),
  constraint restatement_approval_comment_check CHECK (((char_length(comment) >= 1) AND (char_length(comment) <= 250))),
  constraint restatement_approval_method_check CHECK ((method = ANY (ARRAY['pin'::text, 'badge'::text, 'signedIn'::text, 'code'::text]))),
  constraint restatement_approval_point_of_sale_fk FOREIGN KEY (company_id, point_of_sale_id) REFERENCES point_of_sale(company_id, id),
  constraint restatement_approval_restatement_fk FOREIGN KEY (company_id, cash_session_id, "position") REFERENCES closing_restatement(company_id, cash_session_id, "position"),
  constraint restatement_approval_user_fk FOREIGN KEY (company_id, approved_by) REFERENCES app_user(company_id, id)
);
CREATE INDEX restatement_approval_point_of_sale_idx ON restatement_approval USING btree (company_id, point_of_sale_id);
CREATE INDEX restatement_approval_user_idx ON restatement_approval USING btree (company_id, approved_by);
alter table restatement_approval enable row level security;
alter table restatement_approval force row level security;
create policy restatement_approval_insert_policy on restatement_approval for insert with check (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
create policy restatement_approval_select_policy on restatement_approval for select using (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
grant insert, select on restatement_approval to app_admin;
grant insert, select on restatement_approval to app_rw;

create table sale (
  company_id uuid not null,
  id uuid not null,
  point_of_sale_id uuid not null,
  register_id uuid not null,
  cash_session_id uuid not null,
  client_id uuid not null,
  user_id uuid not null,
  epoch integer not null,
  counter bigint not null,
  number text not null,
  occurred_at timestamp with time zone not null,
  recorded_at timestamp with time zone not null,
  business_date date not null,
  currency text not null,
  state text not null,
  gross_minor bigint not null,
  discount_minor bigint not null,
  net_ht_minor bigint not null,
  fodec_minor bigint not null,
  vat_minor bigint not null,
  stamp_minor bigint not null,
  total_minor bigint not null,
  received_minor bigint not null,
  change_minor bigint not null,
  item_count integer not null,
  kernel_version integer not null,
  trace jsonb not null,
  seller jsonb not null,
  content_hash bytea not null,
  chain_hash bytea not null,
  previous_hash bytea not null,
  seal_version smallint not null,
  request_hash bytea not null,
  review_reason text,
  approvals jsonb,
  rounding_minor bigint,
  note text,
  representative_id uuid,
  payment_details jsonb,
  payers jsonb,
  constraint sale_pk PRIMARY KEY (company_id, id),
  constraint sale_counter_key UNIQUE (company_id, register_id, epoch, counter),
  constraint sale_approvals_check CHECK ((jsonb_typeof(approvals) = 'array'::text)),
  constraint sale_bounds CHECK (((LEAST(net_ht_minor, fodec_minor, vat_minor, total_minor, gross_minor, discount_minor, stamp_minor, received_minor, change_minor) >= 0) AND (GREATEST(net_ht_minor, fodec_minor, vat_minor, total_minor, gross_minor, discount_minor, stamp_minor, received_minor, change_minor) <= '1000000000000'::bigint) AND ((counter >= 1) AND (counter <= 999999999)))),
  constraint sale_change_check CHECK (((received_minor - change_minor) = (total_minor + COALESCE(rounding_minor, (0)::bigint)))),
  constraint sale_epoch_check CHECK ((epoch >= 1)),
  constraint sale_gross_check CHECK ((((gross_minor - discount_minor) + stamp_minor) = total_minor)),
  constraint sale_note_check CHECK (((char_length(note) >= 1) AND (char_length(note) <= 500))),
  constraint sale_payers_check CHECK (((jsonb_typeof(payers) = 'object'::text) AND (length((payers)::text) <= 20000))),
  constraint sale_payment_details_check CHECK (((jsonb_typeof(payment_details) = 'object'::text) AND (length((payment_details)::text) <= 20000))),
  constraint sale_review_reason_check CHECK ((review_reason = ANY (ARRAY['beforeSession'::text, 'inFuture'::text]))),
  constraint sale_rounding_check CHECK ((((rounding_minor >= '-99'::integer) AND (rounding_minor <= 99)) AND (rounding_minor <> 0))),
  constraint sale_state_check CHECK ((state = 'completed'::text)),
  constraint sale_total_check CHECK ((total_minor = (((net_ht_minor + fodec_minor) + vat_minor) + stamp_minor))),
  constraint sale_client_fk FOREIGN KEY (company_id, client_id) REFERENCES client(company_id, id),
  constraint sale_register_fk FOREIGN KEY (company_id, register_id) REFERENCES register(company_id, id),
  constraint sale_session_fk FOREIGN KEY (company_id, cash_session_id) REFERENCES cash_session(company_id, id),
  constraint sale_user_fk FOREIGN KEY (company_id, user_id) REFERENCES app_user(company_id, id)
);
CREATE INDEX sale_client_idx ON sale USING btree (company_id, client_id);
CREATE INDEX sale_number_idx ON sale USING btree (company_id, number);
CREATE INDEX sale_occurred_idx ON sale USING btree (company_id, occurred_at, id);
CREATE INDEX sale_representative_idx ON sale USING btree (company_id, representative_id) WHERE (representative_id IS NOT NULL);
CREATE INDEX sale_review_idx ON sale USING btree (company_id, occurred_at, id) WHERE (review_reason IS NOT NULL);
CREATE INDEX sale_session_idx ON sale USING btree (company_id, cash_session_id);
alter table sale enable row level security;
alter table sale force row level security;
create policy sale_erasure_policy on sale for update to app_books using (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END)) with check (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
create policy sale_insert_policy on sale for insert with check (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
create policy sale_select_policy on sale for select using (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
grant insert, select on sale to app_admin;
grant select on sale to app_books;
grant update (note) on sale to app_books;
grant update (payers) on sale to app_books;
grant update (seller) on sale to app_books;
grant insert, select on sale to app_rw;

create table sale_line (
  company_id uuid not null,
  sale_id uuid not null,
  id uuid not null,
  line_number integer not null,
  product_id uuid,
  code text not null,
  designation text not null,
  unit text,
  quantity_milli bigint not null,
  unit_price_micro bigint not null,
  list_price_micro bigint not null,
  gross_minor bigint not null,
  discount_rate_milli integer,
  discount_minor bigint not null,
  discount_reason text,
  discount_id uuid,
  net_ht_minor bigint not null,
  fodec_minor bigint not null,
  vat_rate_milli integer not null,
  vat_minor bigint not null,
  total_minor bigint not null,
  unit_cost_micro bigint not null,
  pack_quantity_milli bigint,
  lots jsonb,
  serial_numbers jsonb,
  constraint sale_line_pk PRIMARY KEY (company_id, sale_id, id),
  constraint sale_line_bounds CHECK (((quantity_milli <> 0) AND ((quantity_milli >= '-10000000000'::bigint) AND (quantity_milli <= '10000000000'::bigint)) AND (LEAST(unit_price_micro, list_price_micro, unit_cost_micro) >= 0) AND (GREATEST(unit_price_micro, list_price_micro, unit_cost_micro) <= '999999999999999'::bigint) AND (LEAST(net_ht_minor, fodec_minor, vat_minor, total_minor, gross_minor, discount_minor) >= 0) AND (GREATEST(net_ht_minor, fodec_minor, vat_minor, total_minor, gross_minor, discount_minor) <= '1000000000000'::bigint) AND (LEAST(vat_rate_milli, discount_rate_milli) >= 0) AND (GREATEST(vat_rate_milli, discount_rate_milli) <= 100000))),
  constraint sale_line_lots_check CHECK (((jsonb_typeof(lots) = 'array'::text) AND (length((lots)::text) <= 200000))),
  constraint sale_line_pack_check CHECK (((pack_quantity_milli >= 1) AND (pack_quantity_milli <= '10000000000'::bigint))),
  constraint sale_line_serial_numbers_check CHECK (((jsonb_typeof(serial_numbers) = 'array'::text) AND (length((serial_numbers)::text) <= 200000))),
  constraint sale_line_total_check CHECK (((total_minor = (gross_minor - discount_minor)) AND (total_minor = ((net_ht_minor + fodec_minor) + vat_minor)))),
  constraint sale_line_product_fk FOREIGN KEY (company_id, product_id) REFERENCES product(company_id, id),
  constraint sale_line_sale_fk FOREIGN KEY (company_id, sale_id) REFERENCES sale(company_id, id)
);
CREATE INDEX sale_line_product_idx ON sale_line USING btree (company_id, product_id);
alter table sale_line enable row level security;
alter table sale_line force row level security;
create policy sale_line_insert_policy on sale_line for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy sale_line_select_policy on sale_line for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant insert, select on sale_line to app_admin;
grant insert, select on sale_line to app_rw;

create table sale_review (
  company_id uuid not null,
  sale_id uuid not null,
  position integer not null,
  reason text not null,
  line_number integer,
  shown bigint,
  expected bigint,
  constraint sale_review_pk PRIMARY KEY (company_id, sale_id, "position"),
  constraint sale_review_expected_check CHECK (((expected >= '-4000000000000000'::bigint) AND (expected <= '4000000000000000'::bigint))),
  constraint sale_review_line_check CHECK ((line_number >= 1)),
  constraint sale_review_position_check CHECK ((("position" >= 1) AND ("position" <= 100000))),
  constraint sale_review_reason_check CHECK ((reason = ANY (ARRAY['beforeSession'::text, 'inFuture'::text, 'afterClosing'::text, 'otherSession'::text, 'figuresDiffer'::text, 'stampDiffers'::text, 'priceDiffers'::text, 'customNotAllowed'::text, 'discountTooHigh'::text, 'discountNotRunning'::text, 'vatDiffers'::text, 'fodecDiffers'::text, 'quantityTooFine'::text, 'productUnknown'::text, 'clientUnknown'::text, 'cashierUnknown'::text, 'cashierUnproved'::text, 'representativeUnknown'::text, 'methodUnknown'::text, 'methodNotTaken'::text, 'clientMissing'::text, 'detailsMissing'::text, 'cashAboveThreshold'::text, 'foreignCash'::text, 'creditLimitExceeded'::text, 'approvalUnknown'::text, 'voucherSpent'::text, 'stockShort'::text, 'chainBroken'::text, 'lotUnknown'::text, 'lotExpired'::text, 'serialNumberMissing'::text]))),
  constraint sale_review_shown_check CHECK (((shown >= '-4000000000000000'::bigint) AND (shown <= '4000000000000000'::bigint))),
  constraint sale_review_sale_fk FOREIGN KEY (company_id, sale_id) REFERENCES sale(company_id, id)
);
CREATE INDEX sale_review_reason_idx ON sale_review USING btree (company_id, reason, sale_id);
alter table sale_review enable row level security;
alter table sale_review force row level security;
create policy sale_review_insert_policy on sale_review for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy sale_review_select_policy on sale_review for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant insert, select on sale_review to app_admin;
grant insert, select on sale_review to app_rw;

create table sale_tax (
  company_id uuid not null,
  sale_id uuid not null,
  rate_milli integer not null,
  base_ht_minor bigint not null,
  fodec_minor bigint not null,
  vat_minor bigint not null,
  total_minor bigint not null,
  constraint sale_tax_pk PRIMARY KEY (company_id, sale_id, rate_milli),
  constraint sale_tax_bounds CHECK (((LEAST(base_ht_minor, fodec_minor, vat_minor, total_minor) >= 0) AND (GREATEST(base_ht_minor, fodec_minor, vat_minor, total_minor) <= '1000000000000'::bigint) AND ((rate_milli >= 0) AND (rate_milli <= 100000)))),
  constraint sale_tax_total_check CHECK ((total_minor = ((base_ht_minor + fodec_minor) + vat_minor))),
  constraint sale_tax_sale_fk FOREIGN KEY (company_id, sale_id) REFERENCES sale(company_id, id)
);
alter table sale_tax enable row level security;
alter table sale_tax force row level security;
create policy sale_tax_insert_policy on sale_tax for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy sale_tax_select_policy on sale_tax for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant insert, select on sale_tax to app_admin;
grant insert, select on sale_tax to app_rw;

create table sales_return (
  company_id uuid not null,
  id uuid not null,
  point_of_sale_id uuid not null,
  register_id uuid not null,
  cash_session_id uuid not null,
  client_id uuid not null,
  user_id uuid not null,
  epoch integer not null,
  counter bigint not null,
  number text not null,
  occurred_at timestamp with time zone not null,
  recorded_at timestamp with time zone not null,
  business_date date not null,
  currency text not null,
  state text not null,
  reason text not null,
  comment text,
  gross_minor bigint not null,
  net_ht_minor bigint not null,
  fodec_minor bigint not null,
  vat_minor bigint not null,
  stamp_minor bigint not null,
  total_minor bigint not null,
  item_count integer not null,
  kernel_version integer not null,
  trace jsonb not null,
  seller jsonb not null,
  content_hash bytea not null,
  chain_hash bytea not null,
  previous_hash bytea not null,
  seal_version smallint not null,
  request_hash bytea not null,
  rounding_minor bigint,
  sale_id uuid,
  sale_number text,
  sale_position integer,
  constraint sales_return_pk PRIMARY KEY (company_id, id),
  constraint sales_return_counter_key UNIQUE (company_id, register_id, epoch, counter),
  constraint sales_return_sale_key UNIQUE (company_id, sale_id, sale_position),
  constraint sales_return_bounds CHECK (((LEAST(net_ht_minor, fodec_minor, vat_minor, total_minor, gross_minor, stamp_minor) >= 0) AND (GREATEST(net_ht_minor, fodec_minor, vat_minor, total_minor, gross_minor, stamp_minor) <= '1000000000000'::bigint) AND ((counter >= 1) AND (counter <= 999999999)))),
  constraint sales_return_epoch_check CHECK ((epoch >= 1)),
  constraint sales_return_gross_check CHECK (((gross_minor + stamp_minor) = total_minor)),
  constraint sales_return_reason_check CHECK ((reason = ANY (ARRAY['defective'::text, 'mistake'::text, 'changedMind'::text, 'import'::text, 'other'::text]))),
  constraint sales_return_rounding_check CHECK ((((rounding_minor >= '-99'::integer) AND (rounding_minor <= 99)) AND (rounding_minor <> 0))),
  constraint sales_return_sale_check CHECK ((num_nulls(sale_id, sale_number, sale_position) = ANY (ARRAY[0, 3]))),
  constraint sales_return_sale_position_check CHECK (((sale_position >= 1) AND (sale_position <= 1000000))),
  constraint sales_return_state_check CHECK ((state = 'settled'::text)),
  constraint sales_return_total_check CHECK ((total_minor = (((net_ht_minor + fodec_minor) + vat_minor) + stamp_minor))),
  constraint sales_return_client_fk FOREIGN KEY (company_id, client_id) REFERENCES client(company_id, id),
  constraint sales_return_register_fk FOREIGN KEY (company_id, register_id) REFERENCES register(company_id, id),
  constraint sales_return_sale_fk FOREIGN KEY (company_id, sale_id) REFERENCES sale(company_id, id),
  constraint sales_return_session_fk FOREIGN KEY (company_id, cash_session_id) REFERENCES cash_session(company_id, id),
  constraint sales_return_user_fk FOREIGN KEY (company_id, user_id) REFERENCES app_user(company_id, id)
);
CREATE INDEX sales_return_client_idx ON sales_return USING btree (company_id, client_id);
CREATE INDEX sales_return_occurred_idx ON sales_return USING btree (company_id, occurred_at, id);
CREATE INDEX sales_return_session_idx ON sales_return USING btree (company_id, cash_session_id);
alter table sales_return enable row level security;
alter table sales_return force row level security;
create policy sales_return_erasure_policy on sales_return for update to app_books using (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END)) with check (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
create policy sales_return_insert_policy on sales_return for insert with check (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
create policy sales_return_select_policy on sales_return for select using (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
grant insert, select on sales_return to app_admin;
grant select on sales_return to app_books;
grant update (comment) on sales_return to app_books;
grant update (seller) on sales_return to app_books;
grant insert, select on sales_return to app_rw;

create table sales_return_line (
  company_id uuid not null,
  sales_return_id uuid not null,
  id uuid not null,
  line_number integer not null,
  product_id uuid,
  code text not null,
  designation text not null,
  unit text,
  quantity_milli bigint not null,
  unit_price_micro bigint not null,
  net_ht_minor bigint not null,
  fodec_minor bigint not null,
  vat_rate_milli integer not null,
  vat_minor bigint not null,
  total_minor bigint not null,
  unit_cost_micro bigint not null,
  outcome text not null,
  pack_quantity_milli bigint,
  sale_line_id uuid,
  lots jsonb,
  serial_numbers jsonb,
  constraint sales_return_line_pk PRIMARY KEY (company_id, sales_return_id, id),
  constraint sales_return_line_bounds CHECK ((((quantity_milli >= 1) AND (quantity_milli <= '10000000000'::bigint)) AND (LEAST(unit_price_micro, unit_cost_micro) >= 0) AND (GREATEST(unit_price_micro, unit_cost_micro) <= '999999999999999'::bigint) AND (LEAST(net_ht_minor, fodec_minor, vat_minor, total_minor) >= 0) AND (GREATEST(net_ht_minor, fodec_minor, vat_minor, total_minor) <= '1000000000000'::bigint) AND ((vat_rate_milli >= 0) AND (vat_rate_milli <= 100000)))),
  constraint sales_return_line_lots_check CHECK (((jsonb_typeof(lots) = 'array'::text) AND (length((lots)::text) <= 200000))),
  constraint sales_return_line_outcome_check CHECK ((outcome = ANY (ARRAY['resell'::text, 'quarantine'::text]))),
  constraint sales_return_line_pack_check CHECK (((pack_quantity_milli >= 1) AND (pack_quantity_milli <= '10000000000'::bigint))),
  constraint sales_return_line_product_check CHECK (((product_id IS NOT NULL) OR (sale_line_id IS NOT NULL))),
  constraint sales_return_line_serial_numbers_check CHECK (((jsonb_typeof(serial_numbers) = 'array'::text) AND (length((serial_numbers)::text) <= 200000))),
  constraint sales_return_line_total_check CHECK ((total_minor = ((net_ht_minor + fodec_minor) + vat_minor))),
  constraint sales_return_line_product_fk FOREIGN KEY (company_id, product_id) REFERENCES product(company_id, id),
  constraint sales_return_line_return_fk FOREIGN KEY (company_id, sales_return_id) REFERENCES sales_return(company_id, id)
);
CREATE INDEX sales_return_line_product_idx ON sales_return_line USING btree (company_id, product_id);
CREATE INDEX sales_return_line_sale_line_idx ON sales_return_line USING btree (company_id, sale_line_id);
alter table sales_return_line enable row level security;
alter table sales_return_line force row level security;
create policy sales_return_line_insert_policy on sales_return_line for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy sales_return_line_select_policy on sales_return_line for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant insert, select on sales_return_line to app_admin;
grant insert, select on sales_return_line to app_rw;

create table sales_return_tax (
  company_id uuid not null,
  sales_return_id uuid not null,
  rate_milli integer not null,
  base_ht_minor bigint not null,
  fodec_minor bigint not null,
  vat_minor bigint not null,
  total_minor bigint not null,
  constraint sales_return_tax_pk PRIMARY KEY (company_id, sales_return_id, rate_milli),
  constraint sales_return_tax_bounds CHECK (((LEAST(base_ht_minor, fodec_minor, vat_minor, total_minor) >= 0) AND (GREATEST(base_ht_minor, fodec_minor, vat_minor, total_minor) <= '1000000000000'::bigint) AND ((rate_milli >= 0) AND (rate_milli <= 100000)))),
  constraint sales_return_tax_total_check CHECK ((total_minor = ((base_ht_minor + fodec_minor) + vat_minor))),
  constraint sales_return_tax_return_fk FOREIGN KEY (company_id, sales_return_id) REFERENCES sales_return(company_id, id)
);
alter table sales_return_tax enable row level security;
alter table sales_return_tax force row level security;
create policy sales_return_tax_insert_policy on sales_return_tax for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy sales_return_tax_select_policy on sales_return_tax for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant insert, select on sales_return_tax to app_admin;
grant insert, select on sales_return_tax to app_rw;

create table saved_view (
  company_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  list text not null,
  name text not null,
  is_shared boolean not null,
  view jsonb not null,
  created_at timestamp with time zone not null,
  constraint saved_view_pk PRIMARY KEY (company_id, id),
  constraint saved_view_list_check CHECK ((list ~ '^[a-z][a-z-]{0,39}$'::text)),
  constraint saved_view_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 60))),
  constraint saved_view_user_fk FOREIGN KEY (company_id, user_id) REFERENCES app_user(company_id, id)
);
CREATE UNIQUE INDEX saved_view_name_key ON saved_view USING btree (company_id, user_id, list, lower(name));
CREATE INDEX saved_view_shared_idx ON saved_view USING btree (company_id) WHERE is_shared;
alter table saved_view enable row level security;
alter table saved_view force row level security;
create policy saved_view_delete_policy on saved_view for delete using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy saved_view_insert_policy on saved_view for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy saved_view_select_policy on saved_view for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy saved_view_update_policy on saved_view for update using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on saved_view to app_admin;
grant delete, insert, select, update on saved_view to app_rw;

create table search_word (
  company_id uuid not null,
  entity text not null,
  word text not null,
  constraint search_word_pk PRIMARY KEY (company_id, entity, word),
  constraint search_word_entity_check CHECK ((entity = ANY (ARRAY['product'::text, 'client'::text]))),
  constraint search_word_word_check CHECK (((char_length(word) >= 3) AND (char_length(word) <= 40))),
  constraint search_word_company_fk FOREIGN KEY (company_id) REFERENCES company(id)
);
CREATE INDEX search_word_trigram_idx ON search_word USING gin (company_id, word gin_trgm_ops);
alter table search_word enable row level security;
alter table search_word force row level security;
create policy search_word_delete_policy on search_word for delete using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy search_word_insert_policy on search_word for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy search_word_search_policy on search_word for select to app_search using (true);
create policy search_word_select_policy on search_word for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on search_word to app_admin;
grant delete, insert, select on search_word to app_rw;
grant select on search_word to app_search;

create table serial_number (
  company_id uuid not null,
  id uuid not null,
  product_id uuid not null,
  number text not null,
  created_at timestamp with time zone not null,
  search_text text default translate(lower(regexp_replace(NORMALIZE(number, NFKD), '[\u0300-\u036f\u064b-\u065f\u0670\u0640\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]'::text, ''::text, 'g'::text)), 'أإآٱىة٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹‐‑‒–—―−'::text, 'اااايه01234567890123456789-------'::text),
  constraint serial_number_pk PRIMARY KEY (company_id, id),
  constraint serial_number_number_key UNIQUE (company_id, product_id, number),
  constraint serial_number_number_check CHECK ((((char_length(number) >= 1) AND (char_length(number) <= 60)) AND (number = btrim(number)))),
  constraint serial_number_product_fk FOREIGN KEY (company_id, product_id) REFERENCES product(company_id, id)
);
CREATE INDEX serial_number_order_idx ON serial_number USING btree (company_id, number, id);
alter table serial_number enable row level security;
alter table serial_number force row level security;
create policy serial_number_insert_policy on serial_number for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy serial_number_select_policy on serial_number for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on serial_number to app_admin;
grant insert, select on serial_number to app_rw;

create table session_correction (
  company_id uuid not null,
  id uuid not null,
  point_of_sale_id uuid not null,
  cash_session_id uuid not null,
  kind text not null,
  payment_method_id uuid not null,
  other_method_id uuid,
  amount_minor bigint not null,
  comment text,
  user_id uuid not null,
  recorded_at timestamp with time zone not null,
  constraint session_correction_pk PRIMARY KEY (company_id, id),
  constraint session_correction_bounds CHECK ((((amount_minor >= '-8000000000000000'::bigint) AND (amount_minor <= '8000000000000000'::bigint)) AND (amount_minor <> 0))),
  constraint session_correction_comment_check CHECK ((char_length(comment) <= 250)),
  constraint session_correction_kind_check CHECK ((kind = ANY (ARRAY['wrongMethod'::text, 'wrongReason'::text, 'movementMissed'::text, 'floatMissed'::text, 'digits'::text, 'roll'::text]))),
  constraint session_correction_other_check CHECK (((kind = 'wrongMethod'::text) = (other_method_id IS NOT NULL))),
  constraint session_correction_method_fk FOREIGN KEY (company_id, payment_method_id) REFERENCES payment_method(company_id, id),
  constraint session_correction_other_fk FOREIGN KEY (company_id, other_method_id) REFERENCES payment_method(company_id, id),
  constraint session_correction_point_of_sale_fk FOREIGN KEY (company_id, point_of_sale_id) REFERENCES point_of_sale(company_id, id),
  constraint session_correction_session_fk FOREIGN KEY (company_id, cash_session_id) REFERENCES cash_session(company_id, id),
  constraint session_correction_user_fk FOREIGN KEY (company_id, user_id) REFERENCES app_user(company_id, id)
);
CREATE INDEX session_correction_method_idx ON session_correction USING btree (company_id, payment_method_id);
CREATE INDEX session_correction_other_idx ON session_correction USING btree (company_id, other_method_id);
CREATE INDEX session_correction_point_of_sale_idx ON session_correction USING btree (company_id, point_of_sale_id);
CREATE INDEX session_correction_session_idx ON session_correction USING btree (company_id, cash_session_id);
CREATE INDEX session_correction_user_idx ON session_correction USING btree (company_id, user_id);
alter table session_correction enable row level security;
alter table session_correction force row level security;
create policy session_correction_insert_policy on session_correction for insert with check (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
create policy session_correction_select_policy on session_correction for select using (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
grant insert, select on session_correction to app_admin;
grant insert, select on session_correction to app_rw;

create table session_device (
  company_id uuid not null,
  cash_session_id uuid not null,
  point_of_sale_id uuid not null,
  key_hash bytea not null,
  constraint session_device_pk PRIMARY KEY (company_id, cash_session_id),
  constraint session_device_key_hash_check CHECK ((octet_length(key_hash) = 32)),
  constraint session_device_point_of_sale_fk FOREIGN KEY (company_id, point_of_sale_id) REFERENCES point_of_sale(company_id, id),
  constraint session_device_session_fk FOREIGN KEY (company_id, cash_session_id) REFERENCES cash_session(company_id, id)
);
CREATE INDEX session_device_point_of_sale_idx ON session_device USING btree (company_id, point_of_sale_id);
alter table session_device enable row level security;
alter table session_device force row level security;
create policy session_device_insert_policy on session_device for insert with check (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
create policy session_device_select_policy on session_device for select using (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
grant insert, select on session_device to app_admin;
grant insert, select on session_device to app_rw;

create table stock_adjustment (
  company_id uuid not null,
  id uuid not null,
  point_of_sale_id uuid not null,
  location_id uuid not null,
  state text not null,
  reason text not null,
  note text,
  lines jsonb not null,
  line_count integer not null,
  quantity_milli bigint not null,
  value_minor bigint not null,
  version integer not null default 1,
  request_hash bytea not null,
  created_by uuid not null,
  created_at timestamp with time zone not null,
  submitted_by uuid,
  submitted_at timestamp with time zone,
  ended_by uuid,
  ended_at timestamp with time zone,
  cancel_reason text,
  constraint stock_adjustment_pk PRIMARY KEY (company_id, id),
  constraint stock_adjustment_cancel_reason_check CHECK ((cancel_reason = ANY (ARRAY['enteredByMistake'::text, 'enteredTwice'::text, 'goodsFound'::text, 'notAgreed'::text, 'other'::text]))),
  constraint stock_adjustment_cancelled_check CHECK ((((state = 'cancelled'::text) = (ended_at IS NOT NULL)) AND ((ended_at IS NULL) = (ended_by IS NULL)) AND ((ended_at IS NULL) = (cancel_reason IS NULL)))),
  constraint stock_adjustment_line_count_check CHECK (((line_count >= 0) AND (line_count <= 500))),
  constraint stock_adjustment_lines_check CHECK (((jsonb_typeof(lines) = 'array'::text) AND (length((lines)::text) <= 4000000))),
  constraint stock_adjustment_note_check CHECK ((char_length(note) <= 500)),
  constraint stock_adjustment_quantity_check CHECK (((quantity_milli >= '-4000000000000000'::bigint) AND (quantity_milli <= '4000000000000000'::bigint))),
  constraint stock_adjustment_reason_check CHECK ((reason = ANY (ARRAY['found'::text, 'lost'::text, 'theft'::text, 'damaged'::text, 'expired'::text, 'internalUse'::text, 'sample'::text, 'correction'::text, 'restock'::text]))),
  constraint stock_adjustment_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'submitted'::text, 'posted'::text, 'reversed'::text, 'cancelled'::text]))),
  constraint stock_adjustment_submitted_check CHECK ((((submitted_at IS NULL) = (submitted_by IS NULL)) AND ((state <> 'submitted'::text) OR (submitted_at IS NOT NULL)))),
  constraint stock_adjustment_value_check CHECK (((value_minor >= '-4000000000000000'::bigint) AND (value_minor <= '4000000000000000'::bigint))),
  constraint stock_adjustment_version_check CHECK ((version >= 1)),
  constraint stock_adjustment_created_by_fk FOREIGN KEY (company_id, created_by) REFERENCES app_user(company_id, id),
  constraint stock_adjustment_ended_by_fk FOREIGN KEY (company_id, ended_by) REFERENCES app_user(company_id, id),
  constraint stock_adjustment_location_fk FOREIGN KEY (company_id, location_id) REFERENCES stock_location(company_id, id),
  constraint stock_adjustment_point_of_sale_fk FOREIGN KEY (company_id, point_of_sale_id) REFERENCES point_of_sale(company_id, id),
  constraint stock_adjustment_submitted_by_fk FOREIGN KEY (company_id, submitted_by) REFERENCES app_user(company_id, id)
);
CREATE INDEX stock_adjustment_created_by_idx ON stock_adjustment USING btree (company_id, created_by);
CREATE INDEX stock_adjustment_created_idx ON stock_adjustment USING btree (company_id, created_at, id);
CREATE INDEX stock_adjustment_ended_by_idx ON stock_adjustment USING btree (company_id, ended_by);
CREATE INDEX stock_adjustment_location_idx ON stock_adjustment USING btree (company_id, location_id);
CREATE INDEX stock_adjustment_point_of_sale_idx ON stock_adjustment USING btree (company_id, point_of_sale_id, state);
CREATE INDEX stock_adjustment_submitted_by_idx ON stock_adjustment USING btree (company_id, submitted_by);
alter table stock_adjustment enable row level security;
alter table stock_adjustment force row level security;
create policy stock_adjustment_insert_policy on stock_adjustment for insert with check (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
create policy stock_adjustment_select_policy on stock_adjustment for select using (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
create policy stock_adjustment_update_policy on stock_adjustment for update using (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END)) with check (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
grant delete, insert, select, update on stock_adjustment to app_admin;
grant insert, select, update on stock_adjustment to app_rw;

create table stock_balance (
  company_id uuid not null,
  location_id uuid not null,
  product_id uuid not null,
  on_hand_milli bigint not null,
  value_nano numeric not null default 0,
  reserved_milli bigint not null default 0,
  is_layered boolean,
  constraint stock_balance_pk PRIMARY KEY (company_id, location_id, product_id),
  constraint stock_balance_bounds CHECK (((on_hand_milli >= '-4000000000000000'::bigint) AND (on_hand_milli <= '4000000000000000'::bigint))),
  constraint stock_balance_reserved_milli_check CHECK (((reserved_milli >= 0) AND (reserved_milli <= '4000000000000000'::bigint))),
  constraint stock_balance_value_nano_check CHECK ((((value_nano >= '-4000000000000000000000000000000'::numeric) AND (value_nano <= '4000000000000000000000000000000'::numeric)) AND (value_nano = trunc(value_nano)))),
  constraint stock_balance_location_fk FOREIGN KEY (company_id, location_id) REFERENCES stock_location(company_id, id),
  constraint stock_balance_product_fk FOREIGN KEY (company_id, product_id) REFERENCES product(company_id, id) ON DELETE CASCADE
);
CREATE INDEX stock_balance_product_idx ON stock_balance USING btree (company_id, product_id);
alter table stock_balance enable row level security;
alter table stock_balance force row level security;
create policy stock_balance_insert_policy on stock_balance for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy stock_balance_select_policy on stock_balance for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy stock_balance_update_policy on stock_balance for update using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant insert, select on stock_balance to app_admin;
grant insert, select, update on stock_balance to app_books;
grant insert, select on stock_balance to app_rw;

create table stock_count (
  company_id uuid not null,
  id uuid not null,
  point_of_sale_id uuid not null,
  location_id uuid not null,
  state text not null,
  scope jsonb not null,
  is_blind boolean not null,
  people_ids jsonb not null,
  planned_on date,
  note text,
  round integer not null default 0,
  round_began_at timestamp with time zone,
  version integer not null default 1,
  request_hash bytea not null,
  created_by uuid not null,
  created_at timestamp with time zone not null,
  started_by uuid,
  started_at timestamp with time zone,
  finished_by uuid,
  finished_at timestamp with time zone,
  cancelled_by uuid,
  cancelled_at timestamp with time zone,
  cancel_reason text,
  constraint stock_count_pk PRIMARY KEY (company_id, id),
  constraint stock_count_cancel_reason_check CHECK ((cancel_reason = ANY (ARRAY['enteredByMistake'::text, 'interrupted'::text, 'countedAgain'::text, 'other'::text]))),
  constraint stock_count_cancelled_check CHECK ((((state = 'cancelled'::text) = (cancelled_at IS NOT NULL)) AND ((cancelled_at IS NULL) = (cancelled_by IS NULL)) AND ((cancelled_at IS NULL) = (cancel_reason IS NULL)))),
  constraint stock_count_finished_check CHECK ((((finished_at IS NULL) = (finished_by IS NULL)) AND ((state <> ALL (ARRAY['review'::text, 'posted'::text])) OR (finished_at IS NOT NULL)))),
  constraint stock_count_note_check CHECK (((char_length(note) >= 1) AND (char_length(note) <= 500))),
  constraint stock_count_people_ids_check CHECK (((jsonb_typeof(people_ids) = 'array'::text) AND (length((people_ids)::text) <= 4000))),
  constraint stock_count_round_check CHECK (((round >= 0) AND (round <= 99))),
  constraint stock_count_scope_check CHECK (((jsonb_typeof(scope) = 'object'::text) AND (length((scope)::text) <= 40000))),
  constraint stock_count_started_check CHECK ((((started_at IS NULL) = (started_by IS NULL)) AND ((started_at IS NULL) = (round = 0)) AND ((round_began_at IS NULL) = (round = 0)) AND ((state = ANY (ARRAY['planned'::text, 'cancelled'::text])) OR (round > 0)))),
  constraint stock_count_state_check CHECK ((state = ANY (ARRAY['planned'::text, 'counting'::text, 'review'::text, 'posted'::text, 'cancelled'::text]))),
  constraint stock_count_version_check CHECK ((version >= 1)),
  constraint stock_count_cancelled_by_fk FOREIGN KEY (company_id, cancelled_by) REFERENCES app_user(company_id, id),
  constraint stock_count_created_by_fk FOREIGN KEY (company_id, created_by) REFERENCES app_user(company_id, id),
  constraint stock_count_finished_by_fk FOREIGN KEY (company_id, finished_by) REFERENCES app_user(company_id, id),
  constraint stock_count_location_fk FOREIGN KEY (company_id, location_id) REFERENCES stock_location(company_id, id),
  constraint stock_count_point_of_sale_fk FOREIGN KEY (company_id, point_of_sale_id) REFERENCES point_of_sale(company_id, id),
  constraint stock_count_started_by_fk FOREIGN KEY (company_id, started_by) REFERENCES app_user(company_id, id)
);
CREATE INDEX stock_count_cancelled_by_idx ON stock_count USING btree (company_id, cancelled_by);
CREATE INDEX stock_count_created_by_idx ON stock_count USING btree (company_id, created_by);
CREATE INDEX stock_count_created_idx ON stock_count USING btree (company_id, created_at, id);
CREATE INDEX stock_count_finished_by_idx ON stock_count USING btree (company_id, finished_by);
CREATE INDEX stock_count_location_idx ON stock_count USING btree (company_id, location_id);
CREATE INDEX stock_count_point_of_sale_idx ON stock_count USING btree (company_id, point_of_sale_id, state);
CREATE INDEX stock_count_started_by_idx ON stock_count USING btree (company_id, started_by);
alter table stock_count enable row level security;
alter table stock_count force row level security;
create policy stock_count_insert_policy on stock_count for insert with check (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
create policy stock_count_select_policy on stock_count for select using (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
create policy stock_count_update_policy on stock_count for update using (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END)) with check (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
grant delete, insert, select, update on stock_count to app_admin;
grant insert, select, update on stock_count to app_rw;

create table stock_count_entry (
  company_id uuid not null,
  id uuid not null,
  count_id uuid not null,
  product_id uuid not null,
  round integer not null,
  quantity_milli bigint not null,
  lot_number text,
  lot_expires_on date,
  piece_number text,
  takes_back uuid,
  user_id uuid not null,
  counted_at timestamp with time zone not null,
  recorded_at timestamp with time zone not null,
  constraint stock_count_entry_pk PRIMARY KEY (company_id, id),
  constraint stock_count_entry_takes_back_key UNIQUE (company_id, takes_back),
  constraint stock_count_entry_counted_check CHECK ((counted_at <= recorded_at)),
  constraint stock_count_entry_lot_number_check CHECK (((char_length(lot_number) >= 1) AND (char_length(lot_number) <= 60))),
  constraint stock_count_entry_piece_number_check CHECK (((char_length(piece_number) >= 1) AND (char_length(piece_number) <= 60))),
  constraint stock_count_entry_quantity_milli_check CHECK (((quantity_milli >= 0) AND (quantity_milli <= '10000000000'::bigint))),
  constraint stock_count_entry_round_check CHECK (((round >= 1) AND (round <= 99))),
  constraint stock_count_entry_line_fk FOREIGN KEY (company_id, count_id, product_id) REFERENCES stock_count_line(company_id, count_id, product_id),
  constraint stock_count_entry_takes_back_fk FOREIGN KEY (company_id, takes_back) REFERENCES stock_count_entry(company_id, id),
  constraint stock_count_entry_user_fk FOREIGN KEY (company_id, user_id) REFERENCES app_user(company_id, id)
);
CREATE INDEX stock_count_entry_line_idx ON stock_count_entry USING btree (company_id, count_id, product_id, recorded_at);
CREATE INDEX stock_count_entry_user_idx ON stock_count_entry USING btree (company_id, user_id);
alter table stock_count_entry enable row level security;
alter table stock_count_entry force row level security;
create policy stock_count_entry_insert_policy on stock_count_entry for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy stock_count_entry_select_policy on stock_count_entry for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant insert, select on stock_count_entry to app_admin;
grant insert, select on stock_count_entry to app_rw;

create table stock_count_line (
  company_id uuid not null,
  count_id uuid not null,
  product_id uuid not null,
  location_id uuid not null,
  started_milli bigint not null,
  recount_round integer,
  is_open boolean not null default true,
  constraint stock_count_line_pk PRIMARY KEY (company_id, count_id, product_id),
  constraint stock_count_line_recount_round_check CHECK (((recount_round >= 2) AND (recount_round <= 99))),
  constraint stock_count_line_started_milli_check CHECK (((started_milli >= '-4000000000000000'::bigint) AND (started_milli <= '4000000000000000'::bigint))),
  constraint stock_count_line_count_fk FOREIGN KEY (company_id, count_id) REFERENCES stock_count(company_id, id) ON DELETE CASCADE,
  constraint stock_count_line_product_fk FOREIGN KEY (company_id, product_id) REFERENCES product(company_id, id)
);
CREATE UNIQUE INDEX stock_count_line_open_key ON stock_count_line USING btree (company_id, location_id, product_id) WHERE is_open;
CREATE INDEX stock_count_line_product_idx ON stock_count_line USING btree (company_id, product_id);
alter table stock_count_line enable row level security;
alter table stock_count_line force row level security;
create policy stock_count_line_insert_policy on stock_count_line for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy stock_count_line_select_policy on stock_count_line for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy stock_count_line_update_policy on stock_count_line for update using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on stock_count_line to app_admin;
grant insert, select, update on stock_count_line to app_rw;

create table stock_count_setting (
  company_id uuid not null,
  is_cycle_on boolean not null default false,
  days_a integer not null default 30,
  days_b integer not null default 90,
  days_c integer not null default 365,
  tolerance_rate_milli integer not null default 0,
  version integer not null default 1,
  constraint stock_count_setting_pk PRIMARY KEY (company_id),
  constraint stock_count_setting_days_a_check CHECK (((days_a >= 1) AND (days_a <= 3650))),
  constraint stock_count_setting_days_b_check CHECK (((days_b >= 1) AND (days_b <= 3650))),
  constraint stock_count_setting_days_c_check CHECK (((days_c >= 1) AND (days_c <= 3650))),
  constraint stock_count_setting_tolerance_check CHECK (((tolerance_rate_milli >= 0) AND (tolerance_rate_milli <= 100000))),
  constraint stock_count_setting_company_fk FOREIGN KEY (company_id) REFERENCES company(id)
);
alter table stock_count_setting enable row level security;
alter table stock_count_setting force row level security;
create policy stock_count_setting_insert_policy on stock_count_setting for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy stock_count_setting_select_policy on stock_count_setting for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy stock_count_setting_update_policy on stock_count_setting for update using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on stock_count_setting to app_admin;
grant insert, select, update on stock_count_setting to app_rw;

create table stock_layer (
  company_id uuid not null,
  location_id uuid not null,
  product_id uuid not null,
  position integer not null,
  cause text not null,
  source_id uuid not null,
  document_id uuid not null,
  quantity_milli bigint not null,
  value_nano numeric not null,
  recorded_at timestamp with time zone not null,
  constraint stock_layer_pk PRIMARY KEY (company_id, location_id, product_id, "position"),
  constraint stock_layer_cause_check CHECK ((cause = ANY (ARRAY['begun'::text, 'movement'::text, 'revaluation'::text]))),
  constraint stock_layer_position_check CHECK (("position" >= 1)),
  constraint stock_layer_quantity_milli_check CHECK (((quantity_milli >= 1) AND (quantity_milli <= '4000000000000000'::bigint))),
  constraint stock_layer_value_nano_check CHECK ((((value_nano >= (0)::numeric) AND (value_nano <= '4000000000000000000000000000000'::numeric)) AND (value_nano = trunc(value_nano)))),
  constraint stock_layer_balance_fk FOREIGN KEY (company_id, location_id, product_id) REFERENCES stock_balance(company_id, location_id, product_id)
);
alter table stock_layer enable row level security;
alter table stock_layer force row level security;
create policy stock_layer_insert_policy on stock_layer for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy stock_layer_select_policy on stock_layer for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant insert, select on stock_layer to app_admin;
grant insert, select on stock_layer to app_books;
grant insert, select on stock_layer to app_rw;

create table stock_layer_left (
  company_id uuid not null,
  location_id uuid not null,
  product_id uuid not null,
  position integer not null,
  document_id uuid not null,
  left_milli bigint not null,
  left_nano numeric not null,
  constraint stock_layer_left_pk PRIMARY KEY (company_id, location_id, product_id, "position"),
  constraint stock_layer_left_left_milli_check CHECK (((left_milli >= 1) AND (left_milli <= '4000000000000000'::bigint))),
  constraint stock_layer_left_left_nano_check CHECK ((((left_nano >= (0)::numeric) AND (left_nano <= '4000000000000000000000000000000'::numeric)) AND (left_nano = trunc(left_nano)))),
  constraint stock_layer_left_layer_fk FOREIGN KEY (company_id, location_id, product_id, "position") REFERENCES stock_layer(company_id, location_id, product_id, "position")
);
alter table stock_layer_left enable row level security;
alter table stock_layer_left force row level security;
create policy stock_layer_left_delete_policy on stock_layer_left for delete using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy stock_layer_left_insert_policy on stock_layer_left for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy stock_layer_left_select_policy on stock_layer_left for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy stock_layer_left_update_policy on stock_layer_left for update using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant select on stock_layer_left to app_admin;
grant delete, insert, select, update on stock_layer_left to app_books;
grant select on stock_layer_left to app_rw;

create table stock_layer_use (
  company_id uuid not null,
  location_id uuid not null,
  product_id uuid not null,
  position integer not null,
  cause text not null,
  taken_by uuid not null,
  quantity_milli bigint not null,
  value_nano numeric not null,
  recorded_at timestamp with time zone not null,
  constraint stock_layer_use_pk PRIMARY KEY (company_id, location_id, product_id, "position", taken_by),
  constraint stock_layer_use_cause_check CHECK ((cause = ANY (ARRAY['movement'::text, 'revaluation'::text, 'valuation'::text]))),
  constraint stock_layer_use_quantity_milli_check CHECK (((quantity_milli >= 1) AND (quantity_milli <= '4000000000000000'::bigint))),
  constraint stock_layer_use_value_nano_check CHECK ((((value_nano >= (0)::numeric) AND (value_nano <= '4000000000000000000000000000000'::numeric)) AND (value_nano = trunc(value_nano)))),
  constraint stock_layer_use_layer_fk FOREIGN KEY (company_id, location_id, product_id, "position") REFERENCES stock_layer(company_id, location_id, product_id, "position")
);
CREATE INDEX stock_layer_use_taken_by_idx ON stock_layer_use USING btree (company_id, taken_by);
alter table stock_layer_use enable row level security;
alter table stock_layer_use force row level security;
create policy stock_layer_use_insert_policy on stock_layer_use for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy stock_layer_use_select_policy on stock_layer_use for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant insert, select on stock_layer_use to app_admin;
grant insert, select on stock_layer_use to app_books;
grant insert, select on stock_layer_use to app_rw;

create table stock_ledger (
  company_id uuid not null,
  id uuid not null,
  location_id uuid not null,
  product_id uuid not null,
  kind text not null,
  quantity_milli bigint not null,
  unit_cost_micro bigint not null,
  document_kind text not null,
  document_id uuid not null,
  document_line_id uuid not null,
  user_id uuid not null,
  occurred_at timestamp with time zone not null,
  recorded_at timestamp with time zone not null,
  constraint stock_ledger_pk PRIMARY KEY (company_id, document_id, document_line_id, kind),
  constraint stock_ledger_bounds CHECK (((quantity_milli <> 0) AND ((quantity_milli >= '-10000000000'::bigint) AND (quantity_milli <= '10000000000'::bigint)) AND ((unit_cost_micro >= 0) AND (unit_cost_micro <= '999999999999999'::bigint)))),
  constraint stock_ledger_kind_check CHECK ((kind = ANY (ARRAY['opening'::text, 'sale'::text, 'return'::text, 'adjustment'::text, 'count'::text, 'transferOut'::text, 'transferIn'::text, 'purchase'::text, 'purchaseReturn'::text]))),
  constraint stock_ledger_balance_fk FOREIGN KEY (company_id, location_id, product_id) REFERENCES stock_balance(company_id, location_id, product_id)
);
CREATE INDEX stock_ledger_place_idx ON stock_ledger USING btree (company_id, location_id, recorded_at);
CREATE INDEX stock_ledger_product_idx ON stock_ledger USING btree (company_id, product_id, location_id, recorded_at);
alter table stock_ledger enable row level security;
alter table stock_ledger force row level security;
create policy stock_ledger_insert_policy on stock_ledger for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy stock_ledger_select_policy on stock_ledger for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant insert, select on stock_ledger to app_admin;
grant insert, select on stock_ledger to app_rw;

create table stock_ledger_lot (
  company_id uuid not null,
  document_id uuid not null,
  document_line_id uuid not null,
  kind text not null,
  lot_id uuid not null,
  quantity_milli bigint not null,
  constraint stock_ledger_lot_pk PRIMARY KEY (company_id, document_id, document_line_id, kind, lot_id),
  constraint stock_ledger_lot_quantity_milli_check CHECK (((quantity_milli <> 0) AND ((quantity_milli >= '-10000000000'::bigint) AND (quantity_milli <= '10000000000'::bigint)))),
  constraint stock_ledger_lot_ledger_fk FOREIGN KEY (company_id, document_id, document_line_id, kind) REFERENCES stock_ledger(company_id, document_id, document_line_id, kind),
  constraint stock_ledger_lot_lot_fk FOREIGN KEY (company_id, lot_id) REFERENCES lot(company_id, id)
);
CREATE INDEX stock_ledger_lot_lot_idx ON stock_ledger_lot USING btree (company_id, lot_id);
alter table stock_ledger_lot enable row level security;
alter table stock_ledger_lot force row level security;
create policy stock_ledger_lot_insert_policy on stock_ledger_lot for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy stock_ledger_lot_select_policy on stock_ledger_lot for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant insert, select on stock_ledger_lot to app_admin;
grant insert, select on stock_ledger_lot to app_rw;

create table stock_ledger_serial (
  company_id uuid not null,
  document_id uuid not null,
  document_line_id uuid not null,
  kind text not null,
  serial_number_id uuid not null,
  warranty_months integer,
  constraint stock_ledger_serial_pk PRIMARY KEY (company_id, document_id, document_line_id, kind, serial_number_id),
  constraint stock_ledger_serial_warranty_months_check CHECK (((warranty_months >= 1) AND (warranty_months <= 120))),
  constraint stock_ledger_serial_ledger_fk FOREIGN KEY (company_id, document_id, document_line_id, kind) REFERENCES stock_ledger(company_id, document_id, document_line_id, kind),
  constraint stock_ledger_serial_number_fk FOREIGN KEY (company_id, serial_number_id) REFERENCES serial_number(company_id, id)
);
CREATE INDEX stock_ledger_serial_number_idx ON stock_ledger_serial USING btree (company_id, serial_number_id);
alter table stock_ledger_serial enable row level security;
alter table stock_ledger_serial force row level security;
create policy stock_ledger_serial_insert_policy on stock_ledger_serial for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy stock_ledger_serial_select_policy on stock_ledger_serial for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant insert, select on stock_ledger_serial to app_admin;
grant insert, select on stock_ledger_serial to app_rw;

create table stock_location (
  company_id uuid not null,
  id uuid not null,
  point_of_sale_id uuid not null,
  kind text not null,
  name text not null,
  created_at timestamp with time zone not null,
  is_active boolean not null default true,
  version integer not null default 1,
  name_key text,
  constraint stock_location_pk PRIMARY KEY (company_id, id),
  constraint stock_location_kind_check CHECK ((kind = ANY (ARRAY['shop'::text, 'depot'::text, 'quarantine'::text, 'transit'::text]))),
  constraint stock_location_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 80))),
  constraint stock_location_name_key_check CHECK ((name_key = 'salesFloor'::text)),
  constraint stock_location_pos_fk FOREIGN KEY (company_id, point_of_sale_id) REFERENCES point_of_sale(company_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX stock_location_name_key ON stock_location USING btree (company_id, point_of_sale_id, lower(name)) WHERE (kind <> 'transit'::text);
CREATE UNIQUE INDEX stock_location_shop_key ON stock_location USING btree (company_id, point_of_sale_id) WHERE (kind = 'shop'::text);
CREATE UNIQUE INDEX stock_location_transit_key ON stock_location USING btree (company_id, point_of_sale_id) WHERE (kind = 'transit'::text);
alter table stock_location enable row level security;
alter table stock_location force row level security;
create policy stock_location_delete_policy on stock_location for delete using (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
create policy stock_location_insert_policy on stock_location for insert with check (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
create policy stock_location_select_policy on stock_location for select using (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
create policy stock_location_update_policy on stock_location for update using (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END)) with check (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
grant delete, insert, select, update on stock_location to app_admin;
grant delete, insert, select, update on stock_location to app_rw;

create table stock_notice (
  company_id uuid not null,
  kind text not null,
  point_of_sale_id uuid not null,
  subject_id uuid not null,
  cause_id uuid not null,
  told_at timestamp with time zone not null,
  constraint stock_notice_pk PRIMARY KEY (company_id, kind, point_of_sale_id, subject_id),
  constraint stock_notice_kind_check CHECK ((kind = ANY (ARRAY['low'::text, 'negative'::text, 'lotExpiring'::text, 'transferReady'::text, 'transferSent'::text]))),
  constraint stock_notice_point_of_sale_fk FOREIGN KEY (company_id, point_of_sale_id) REFERENCES point_of_sale(company_id, id) ON DELETE CASCADE
);
CREATE INDEX stock_notice_cause_idx ON stock_notice USING btree (company_id, cause_id);
CREATE INDEX stock_notice_point_of_sale_idx ON stock_notice USING btree (company_id, point_of_sale_id);
alter table stock_notice enable row level security;
alter table stock_notice force row level security;
create policy stock_notice_delete_policy on stock_notice for delete using (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
create policy stock_notice_insert_policy on stock_notice for insert with check (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
create policy stock_notice_select_policy on stock_notice for select using (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
create policy stock_notice_update_policy on stock_notice for update using (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END)) with check (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
grant delete, insert, select, update on stock_notice to app_admin;
grant delete, insert, select, update on stock_notice to app_rw;

create table stock_revaluation (
  company_id uuid not null,
  id uuid not null,
  location_id uuid not null,
  product_id uuid not null,
  value_nano numeric not null,
  cause text not null,
  document_kind text,
  document_id uuid,
  user_id uuid,
  recorded_at timestamp with time zone not null,
  quantity_milli bigint,
  unit_cost_micro bigint,
  reason text,
  constraint stock_revaluation_pk PRIMARY KEY (company_id, id),
  constraint stock_revaluation_cause_check CHECK ((cause = ANY (ARRAY['begun'::text, 'shortage'::text, 'reversal'::text, 'layers'::text, 'manual'::text]))),
  constraint stock_revaluation_document_check CHECK ((((cause = 'begun'::text) = (document_id IS NULL)) AND ((document_id IS NULL) = (document_kind IS NULL)) AND ((document_id IS NULL) = (user_id IS NULL)))),
  constraint stock_revaluation_manual_check CHECK ((((cause = 'manual'::text) = (reason IS NOT NULL)) AND ((cause = 'manual'::text) = (unit_cost_micro IS NOT NULL)) AND ((cause = 'manual'::text) = (quantity_milli IS NOT NULL)))),
  constraint stock_revaluation_quantity_milli_check CHECK (((quantity_milli >= 1) AND (quantity_milli <= '4000000000000000'::bigint))),
  constraint stock_revaluation_reason_check CHECK (((char_length(reason) >= 1) AND (char_length(reason) <= 500))),
  constraint stock_revaluation_unit_cost_micro_check CHECK (((unit_cost_micro >= 0) AND (unit_cost_micro <= '999999999999999'::bigint))),
  constraint stock_revaluation_value_nano_check CHECK ((((value_nano >= '-4000000000000000000000000000000'::numeric) AND (value_nano <= '4000000000000000000000000000000'::numeric)) AND (value_nano = trunc(value_nano)) AND (value_nano <> (0)::numeric))),
  constraint stock_revaluation_balance_fk FOREIGN KEY (company_id, location_id, product_id) REFERENCES stock_balance(company_id, location_id, product_id)
);
CREATE INDEX stock_revaluation_document_idx ON stock_revaluation USING btree (company_id, document_id) WHERE (cause = 'manual'::text);
CREATE INDEX stock_revaluation_product_idx ON stock_revaluation USING btree (company_id, product_id, location_id, recorded_at);
alter table stock_revaluation enable row level security;
alter table stock_revaluation force row level security;
create policy stock_revaluation_insert_policy on stock_revaluation for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy stock_revaluation_select_policy on stock_revaluation for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant insert, select on stock_revaluation to app_admin;
grant insert, select on stock_revaluation to app_rw;

create table stock_rule (
  company_id uuid not null,
  product_id uuid not null,
  point_of_sale_id uuid not null,
  minimum_milli bigint,
  target_milli bigint,
  multiple_milli bigint,
  snoozed_until date,
  constraint stock_rule_pk PRIMARY KEY (company_id, product_id, point_of_sale_id),
  constraint stock_rule_minimum_milli_check CHECK (((minimum_milli >= 0) AND (minimum_milli <= '10000000000'::bigint))),
  constraint stock_rule_multiple_milli_check CHECK (((multiple_milli >= 1) AND (multiple_milli <= '10000000000'::bigint))),
  constraint stock_rule_said_check CHECK (((COALESCE(minimum_milli, target_milli, multiple_milli) IS NOT NULL) OR (snoozed_until IS NOT NULL))),
  constraint stock_rule_target_milli_check CHECK (((target_milli >= 0) AND (target_milli <= '10000000000'::bigint))),
  constraint stock_rule_point_of_sale_fk FOREIGN KEY (company_id, point_of_sale_id) REFERENCES point_of_sale(company_id, id) ON DELETE CASCADE,
  constraint stock_rule_product_fk FOREIGN KEY (company_id, product_id) REFERENCES product(company_id, id) ON DELETE CASCADE
);
CREATE INDEX stock_rule_point_of_sale_idx ON stock_rule USING btree (company_id, point_of_sale_id);
alter table stock_rule enable row level security;
alter table stock_rule force row level security;
create policy stock_rule_delete_policy on stock_rule for delete using (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
create policy stock_rule_insert_policy on stock_rule for insert with check (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
create policy stock_rule_select_policy on stock_rule for select using (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
create policy stock_rule_update_policy on stock_rule for update using (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END)) with check (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
grant delete, insert, select, update on stock_rule to app_admin;
grant delete, insert, select, update on stock_rule to app_rw;

create table stock_transfer (
  company_id uuid not null,
  id uuid not null,
  state text not null,
  counter bigint,
  number text,
  from_point_of_sale_id uuid not null,
  from_location_id uuid not null,
  to_point_of_sale_id uuid not null,
  to_location_id uuid,
  transit_location_id uuid,
  expected_on date,
  note text,
  created_by uuid not null,
  created_at timestamp with time zone not null,
  shipped_at timestamp with time zone,
  version integer not null default 1,
  needed_on date,
  wanted jsonb,
  constraint stock_transfer_pk PRIMARY KEY (company_id, id),
  constraint stock_transfer_counter_check CHECK (((counter >= 1) AND (counter <= 999999999))),
  constraint stock_transfer_note_check CHECK (((char_length(note) >= 1) AND (char_length(note) <= 500))),
  constraint stock_transfer_number_check CHECK (((number IS NULL) OR (counter IS NOT NULL))),
  constraint stock_transfer_places_check CHECK ((from_location_id IS DISTINCT FROM to_location_id)),
  constraint stock_transfer_ready_check CHECK (((state = ANY (ARRAY['requested'::text, 'draft'::text, 'refused'::text, 'cancelled'::text])) OR (number IS NOT NULL))),
  constraint stock_transfer_shipped_check CHECK ((((shipped_at IS NULL) = (transit_location_id IS NULL)) AND ((shipped_at IS NOT NULL) OR (state = ANY (ARRAY['requested'::text, 'draft'::text, 'ready'::text, 'refused'::text, 'cancelled'::text]))))),
  constraint stock_transfer_state_check CHECK ((state = ANY (ARRAY['requested'::text, 'draft'::text, 'ready'::text, 'inTransit'::text, 'partiallyReceived'::text, 'received'::text, 'closed'::text, 'refused'::text, 'cancelled'::text]))),
  constraint stock_transfer_wanted_check CHECK (((jsonb_typeof(wanted) = 'array'::text) AND (length((wanted)::text) <= 1000000))),
  constraint stock_transfer_created_by_fk FOREIGN KEY (company_id, created_by) REFERENCES app_user(company_id, id),
  constraint stock_transfer_from_fk FOREIGN KEY (company_id, from_point_of_sale_id) REFERENCES point_of_sale(company_id, id),
  constraint stock_transfer_to_fk FOREIGN KEY (company_id, to_point_of_sale_id) REFERENCES point_of_sale(company_id, id)
);
CREATE UNIQUE INDEX stock_transfer_counter_key ON stock_transfer USING btree (company_id, from_point_of_sale_id, counter);
CREATE INDEX stock_transfer_created_by_idx ON stock_transfer USING btree (company_id, created_by);
CREATE INDEX stock_transfer_created_idx ON stock_transfer USING btree (company_id, created_at, id);
CREATE INDEX stock_transfer_from_idx ON stock_transfer USING btree (company_id, from_point_of_sale_id, created_at);
CREATE INDEX stock_transfer_open_idx ON stock_transfer USING btree (company_id, state) WHERE (state = ANY (ARRAY['requested'::text, 'draft'::text, 'ready'::text, 'inTransit'::text, 'partiallyReceived'::text, 'received'::text]));
CREATE INDEX stock_transfer_to_idx ON stock_transfer USING btree (company_id, to_point_of_sale_id, created_at);
alter table stock_transfer enable row level security;
alter table stock_transfer force row level security;
create policy stock_transfer_insert_policy on stock_transfer for insert with check (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE (ARRAY[(from_point_of_sale_id)::text, (to_point_of_sale_id)::text] && string_to_array(current_setting('app.points_of_sale'::text, true), ','::text))
END));
create policy stock_transfer_select_policy on stock_transfer for select using (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE (ARRAY[(from_point_of_sale_id)::text, (to_point_of_sale_id)::text] && string_to_array(current_setting('app.points_of_sale'::text, true), ','::text))
END));
create policy stock_transfer_update_policy on stock_transfer for update using (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE (ARRAY[(from_point_of_sale_id)::text, (to_point_of_sale_id)::text] && string_to_array(current_setting('app.points_of_sale'::text, true), ','::text))
END)) with check (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE (ARRAY[(from_point_of_sale_id)::text, (to_point_of_sale_id)::text] && string_to_array(current_setting('app.points_of_sale'::text, true), ','::text))
END));
grant delete, insert, select, update on stock_transfer to app_admin;
grant insert, select, update on stock_transfer to app_rw;

create table stock_transfer_extra (
  company_id uuid not null,
  id uuid not null,
  transfer_id uuid not null,
  step_id uuid not null,
  product_id uuid not null,
  code text not null,
  designation text not null,
  location_id uuid not null,
  quantity_milli bigint not null,
  lots jsonb,
  serial_numbers jsonb,
  state text not null default 'waiting'::text,
  decision_id uuid,
  constraint stock_transfer_extra_pk PRIMARY KEY (company_id, id),
  constraint stock_transfer_extra_decided_check CHECK (((state = 'waiting'::text) = (decision_id IS NULL))),
  constraint stock_transfer_extra_lots_check CHECK (((jsonb_typeof(lots) = 'array'::text) AND (length((lots)::text) <= 200000))),
  constraint stock_transfer_extra_quantity_milli_check CHECK (((quantity_milli >= 1) AND (quantity_milli <= '10000000000'::bigint))),
  constraint stock_transfer_extra_serial_numbers_check CHECK (((jsonb_typeof(serial_numbers) = 'array'::text) AND (length((serial_numbers)::text) <= 200000))),
  constraint stock_transfer_extra_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'approved'::text, 'refused'::text]))),
  constraint stock_transfer_extra_decision_fk FOREIGN KEY (company_id, decision_id) REFERENCES stock_transfer_step(company_id, id),
  constraint stock_transfer_extra_step_fk FOREIGN KEY (company_id, step_id) REFERENCES stock_transfer_step(company_id, id),
  constraint stock_transfer_extra_transfer_fk FOREIGN KEY (company_id, transfer_id) REFERENCES stock_transfer(company_id, id)
);
CREATE INDEX stock_transfer_extra_decision_idx ON stock_transfer_extra USING btree (company_id, decision_id);
CREATE INDEX stock_transfer_extra_step_idx ON stock_transfer_extra USING btree (company_id, step_id);
CREATE INDEX stock_transfer_extra_transfer_idx ON stock_transfer_extra USING btree (company_id, transfer_id);
alter table stock_transfer_extra enable row level security;
alter table stock_transfer_extra force row level security;
create policy stock_transfer_extra_insert_policy on stock_transfer_extra for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy stock_transfer_extra_select_policy on stock_transfer_extra for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy stock_transfer_extra_update_policy on stock_transfer_extra for update using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on stock_transfer_extra to app_admin;
grant insert, select, update on stock_transfer_extra to app_rw;

create table stock_transfer_line (
  company_id uuid not null,
  transfer_id uuid not null,
  id uuid not null,
  position integer not null,
  product_id uuid not null,
  requested_milli bigint not null,
  picked_milli bigint not null default 0,
  good_milli bigint not null default 0,
  damaged_milli bigint not null default 0,
  returned_milli bigint not null default 0,
  lost_milli bigint not null default 0,
  unit_cost_micro bigint,
  is_extra boolean not null default false,
  constraint stock_transfer_line_pk PRIMARY KEY (company_id, transfer_id, id),
  constraint stock_transfer_line_damaged_milli_check CHECK (((damaged_milli >= 0) AND (damaged_milli <= '10000000000'::bigint))),
  constraint stock_transfer_line_good_milli_check CHECK (((good_milli >= 0) AND (good_milli <= '10000000000'::bigint))),
  constraint stock_transfer_line_lost_milli_check CHECK (((lost_milli >= 0) AND (lost_milli <= '10000000000'::bigint))),
  constraint stock_transfer_line_picked_milli_check CHECK (((picked_milli >= 0) AND (picked_milli <= '10000000000'::bigint))),
  constraint stock_transfer_line_position_check CHECK ((("position" >= 0) AND ("position" <= 500))),
  constraint stock_transfer_line_requested_milli_check CHECK (((requested_milli >= 1) AND (requested_milli <= '10000000000'::bigint))),
  constraint stock_transfer_line_returned_milli_check CHECK (((returned_milli >= 0) AND (returned_milli <= '10000000000'::bigint))),
  constraint stock_transfer_line_shipped_check CHECK (((((good_milli + damaged_milli) + returned_milli) + lost_milli) <= picked_milli)),
  constraint stock_transfer_line_unit_cost_micro_check CHECK (((unit_cost_micro >= 0) AND (unit_cost_micro <= '999999999999999'::bigint))),
  constraint stock_transfer_line_product_fk FOREIGN KEY (company_id, product_id) REFERENCES product(company_id, id),
  constraint stock_transfer_line_transfer_fk FOREIGN KEY (company_id, transfer_id) REFERENCES stock_transfer(company_id, id)
);
CREATE INDEX stock_transfer_line_product_idx ON stock_transfer_line USING btree (company_id, product_id);
CREATE UNIQUE INDEX stock_transfer_line_product_key ON stock_transfer_line USING btree (company_id, transfer_id, product_id) WHERE (NOT is_extra);
alter table stock_transfer_line enable row level security;
alter table stock_transfer_line force row level security;
create policy stock_transfer_line_delete_policy on stock_transfer_line for delete using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy stock_transfer_line_insert_policy on stock_transfer_line for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy stock_transfer_line_select_policy on stock_transfer_line for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy stock_transfer_line_update_policy on stock_transfer_line for update using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on stock_transfer_line to app_admin;
grant delete, insert, select, update on stock_transfer_line to app_rw;

create table stock_transfer_movement (
  company_id uuid not null,
  id uuid not null,
  transfer_id uuid not null,
  line_id uuid not null,
  step_id uuid not null,
  kind text not null,
  quantity_milli bigint not null,
  unit_cost_micro bigint not null,
  bearer text,
  constraint stock_transfer_movement_pk PRIMARY KEY (company_id, id),
  constraint stock_transfer_movement_bearer_check CHECK ((bearer = ANY (ARRAY['sender'::text, 'receiver'::text, 'carrier'::text]))),
  constraint stock_transfer_movement_kind_check CHECK ((kind = ANY (ARRAY['shipped'::text, 'good'::text, 'damaged'::text, 'returned'::text, 'lost'::text]))),
  constraint stock_transfer_movement_lost_check CHECK (((kind = 'lost'::text) = (bearer IS NOT NULL))),
  constraint stock_transfer_movement_quantity_milli_check CHECK (((quantity_milli >= 1) AND (quantity_milli <= '10000000000'::bigint))),
  constraint stock_transfer_movement_unit_cost_micro_check CHECK (((unit_cost_micro >= 0) AND (unit_cost_micro <= '999999999999999'::bigint))),
  constraint stock_transfer_movement_line_fk FOREIGN KEY (company_id, transfer_id, line_id) REFERENCES stock_transfer_line(company_id, transfer_id, id),
  constraint stock_transfer_movement_step_fk FOREIGN KEY (company_id, step_id) REFERENCES stock_transfer_step(company_id, id)
);
CREATE INDEX stock_transfer_movement_line_idx ON stock_transfer_movement USING btree (company_id, transfer_id, line_id);
CREATE INDEX stock_transfer_movement_step_idx ON stock_transfer_movement USING btree (company_id, step_id);
alter table stock_transfer_movement enable row level security;
alter table stock_transfer_movement force row level security;
create policy stock_transfer_movement_insert_policy on stock_transfer_movement for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy stock_transfer_movement_select_policy on stock_transfer_movement for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant insert, select on stock_transfer_movement to app_admin;
grant insert, select on stock_transfer_movement to app_rw;

create table stock_transfer_step (
  company_id uuid not null,
  id uuid not null,
  transfer_id uuid not null,
  step text not null,
  note text,
  user_id uuid not null,
  recorded_at timestamp with time zone not null,
  constraint stock_transfer_step_pk PRIMARY KEY (company_id, id),
  constraint stock_transfer_step_note_check CHECK (((char_length(note) >= 1) AND (char_length(note) <= 500))),
  constraint stock_transfer_step_step_check CHECK ((step = ANY (ARRAY['requested'::text, 'accepted'::text, 'refused'::text, 'created'::text, 'readied'::text, 'shipped'::text, 'received'::text, 'settled'::text, 'decided'::text, 'cancelled'::text]))),
  constraint stock_transfer_step_transfer_fk FOREIGN KEY (company_id, transfer_id) REFERENCES stock_transfer(company_id, id),
  constraint stock_transfer_step_user_fk FOREIGN KEY (company_id, user_id) REFERENCES app_user(company_id, id)
);
CREATE INDEX stock_transfer_step_transfer_idx ON stock_transfer_step USING btree (company_id, transfer_id);
CREATE INDEX stock_transfer_step_user_idx ON stock_transfer_step USING btree (company_id, user_id);
alter table stock_transfer_step enable row level security;
alter table stock_transfer_step force row level security;
create policy stock_transfer_step_insert_policy on stock_transfer_step for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy stock_transfer_step_select_policy on stock_transfer_step for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant insert, select on stock_transfer_step to app_admin;
grant insert, select on stock_transfer_step to app_rw;

create table subcategory (
  company_id uuid not null,
  id uuid not null,
  category_id uuid not null,
  name text not null,
  version integer not null default 1,
  created_at timestamp with time zone not null,
  is_active boolean not null default true,
  search_text text not null default ''::text,
  created_by uuid,
  constraint subcategory_pk PRIMARY KEY (company_id, id),
  constraint subcategory_category_key UNIQUE (company_id, category_id, id),
  constraint subcategory_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 80))),
  constraint subcategory_category_fk FOREIGN KEY (company_id, category_id) REFERENCES category(company_id, id)
);
CREATE UNIQUE INDEX subcategory_name_key ON subcategory USING btree (company_id, category_id, lower(name));
CREATE INDEX subcategory_order_idx ON subcategory USING btree (company_id, name, id);
alter table subcategory enable row level security;
alter table subcategory force row level security;
create policy subcategory_delete_policy on subcategory for delete using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy subcategory_insert_policy on subcategory for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy subcategory_select_policy on subcategory for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy subcategory_update_policy on subcategory for update using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on subcategory to app_admin;
grant delete, insert, select, update on subcategory to app_rw;

create table supervision_log (
  account_id uuid not null,
  recorded_at timestamp with time zone not null,
  id uuid not null,
  list text not null,
  query jsonb not null,
  request_id uuid not null,
  constraint supervision_log_pk PRIMARY KEY (account_id, recorded_at, id),
  constraint supervision_log_list_check CHECK ((list = ANY (ARRAY['companies'::text, 'users'::text])))
);
grant insert, select on supervision_log to app_admin;
grant insert, select on supervision_log to app_rw;

create table supplier (
  company_id uuid not null,
  id uuid not null,
  code text not null,
  name text not null,
  phone text,
  email text,
  tax_id text,
  address text,
  postal_code text,
  city text,
  payment_days integer,
  is_payment_at_month_end boolean not null default false,
  lead_days integer,
  is_active boolean not null default true,
  search_text text not null,
  tax_id_key text default COALESCE("substring"(upper(regexp_replace(tax_id, '[^0-9A-Za-z]'::text, ''::text, 'g'::text)), '^[0-9]{7}[A-Z]'::text), upper(regexp_replace(tax_id, '[^0-9A-Za-z]'::text, ''::text, 'g'::text))),
  phone_key text default "right"(regexp_replace(phone, '[^0-9]'::text, ''::text, 'g'::text), 8),
  email_key text default lower(email),
  created_by uuid,
  version integer not null default 1,
  created_at timestamp with time zone not null,
  constraint supplier_pk PRIMARY KEY (company_id, id),
  constraint supplier_code_key UNIQUE (company_id, code),
  constraint supplier_figures_check CHECK ((((payment_days >= 0) AND (payment_days <= 365)) AND ((lead_days >= 0) AND (lead_days <= 365)))),
  constraint supplier_company_fk FOREIGN KEY (company_id) REFERENCES company(id)
);
CREATE INDEX supplier_email_idx ON supplier USING btree (company_id, email_key);
CREATE INDEX supplier_order_idx ON supplier USING btree (company_id, name, id);
CREATE INDEX supplier_phone_idx ON supplier USING btree (company_id, phone_key);
CREATE INDEX supplier_tax_id_idx ON supplier USING btree (company_id, tax_id_key);
alter table supplier enable row level security;
alter table supplier force row level security;
create policy supplier_delete_policy on supplier for delete using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy supplier_insert_policy on supplier for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy supplier_select_policy on supplier for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy supplier_update_policy on supplier for update using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on supplier to app_admin;
grant delete, insert, select, update on supplier to app_rw;

create table supplier_address (
  company_id uuid not null,
  supplier_id uuid not null,
  position integer not null,
  name text not null,
  address text,
  postal_code text,
  city text,
  constraint supplier_address_pk PRIMARY KEY (company_id, supplier_id, "position"),
  constraint supplier_address_supplier_fk FOREIGN KEY (company_id, supplier_id) REFERENCES supplier(company_id, id) ON DELETE CASCADE
);
alter table supplier_address enable row level security;
alter table supplier_address force row level security;
create policy supplier_address_delete_policy on supplier_address for delete using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy supplier_address_insert_policy on supplier_address for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy supplier_address_select_policy on supplier_address for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy supplier_address_update_policy on supplier_address for update using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on supplier_address to app_admin;
grant delete, insert, select, update on supplier_address to app_rw;

create table supplier_contact (
  company_id uuid not null,
  supplier_id uuid not null,
  position integer not null,
  name text not null,
  role text,
  phone text,
  email text,
  constraint supplier_contact_pk PRIMARY KEY (company_id, supplier_id, "position"),
  constraint supplier_contact_supplier_fk FOREIGN KEY (company_id, supplier_id) REFERENCES supplier(company_id, id) ON DELETE CASCADE
);
alter table supplier_contact enable row level security;
alter table supplier_contact force row level security;
create policy supplier_contact_delete_policy on supplier_contact for delete using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy supplier_contact_insert_policy on supplier_contact for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy supplier_contact_select_policy on supplier_contact for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy supplier_contact_update_policy on supplier_contact for update using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on supplier_contact to app_admin;
grant delete, insert, select, update on supplier_contact to app_rw;

create table tax_parameter (
  company_id uuid not null,
  id uuid not null,
  name text not null,
  code text not null,
  threshold_milli bigint not null,
  valid_from date not null,
  value_milli bigint not null,
  is_active boolean not null default true,
  search_text text not null,
  version integer not null default 1,
  created_at timestamp with time zone not null,
  created_by uuid,
  replaces_milli bigint,
  constraint tax_parameter_pk PRIMARY KEY (company_id, id),
  constraint tax_parameter_code_check CHECK ((code ~ '^[a-zA-Z0-9]{1,40}$'::text)),
  constraint tax_parameter_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 120))),
  constraint tax_parameter_place_check CHECK (((code = 'vat'::text) OR (replaces_milli IS NULL))),
  constraint tax_parameter_replaces_check CHECK (((replaces_milli >= 0) AND (replaces_milli <= 100000))),
  constraint tax_parameter_threshold_check CHECK (((threshold_milli >= 0) AND (threshold_milli <= '1000000000000'::bigint))),
  constraint tax_parameter_value_check CHECK (((value_milli >= 0) AND (value_milli <= '1000000000000'::bigint))),
  constraint tax_parameter_company_fk FOREIGN KEY (company_id) REFERENCES company(id)
);
CREATE UNIQUE INDEX tax_parameter_day_key ON tax_parameter USING btree (company_id, code, threshold_milli, valid_from) WHERE (code <> 'vat'::text);
CREATE UNIQUE INDEX tax_parameter_place_key ON tax_parameter USING btree (company_id, valid_from, replaces_milli) WHERE ((code = 'vat'::text) AND (replaces_milli IS NOT NULL));
CREATE UNIQUE INDEX tax_parameter_rate_key ON tax_parameter USING btree (company_id, valid_from, value_milli) WHERE ((code = 'vat'::text) AND (replaces_milli IS NULL));
alter table tax_parameter enable row level security;
alter table tax_parameter force row level security;
create policy tax_parameter_delete_policy on tax_parameter for delete using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy tax_parameter_insert_policy on tax_parameter for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy tax_parameter_select_policy on tax_parameter for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy tax_parameter_update_policy on tax_parameter for update using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on tax_parameter to app_admin;
grant delete, insert, select, update on tax_parameter to app_rw;

create table ticket_copy (
  company_id uuid not null,
  id uuid not null,
  point_of_sale_id uuid not null,
  register_id uuid,
  cash_session_id uuid,
  document_kind text not null,
  document_id uuid not null,
  number text not null,
  user_id uuid not null,
  occurred_at timestamp with time zone not null,
  recorded_at timestamp with time zone not null,
  constraint ticket_copy_pk PRIMARY KEY (company_id, id),
  constraint ticket_copy_kind_check CHECK ((document_kind = ANY (ARRAY['sale'::text, 'salesReturn'::text]))),
  constraint ticket_copy_number_check CHECK (((char_length(number) >= 1) AND (char_length(number) <= 60))),
  constraint ticket_copy_session_check CHECK (((cash_session_id IS NULL) OR (register_id IS NOT NULL))),
  constraint ticket_copy_point_of_sale_fk FOREIGN KEY (company_id, point_of_sale_id) REFERENCES point_of_sale(company_id, id),
  constraint ticket_copy_register_fk FOREIGN KEY (company_id, register_id) REFERENCES register(company_id, id),
  constraint ticket_copy_session_fk FOREIGN KEY (company_id, cash_session_id) REFERENCES cash_session(company_id, id),
  constraint ticket_copy_user_fk FOREIGN KEY (company_id, user_id) REFERENCES app_user(company_id, id)
);
CREATE INDEX ticket_copy_document_idx ON ticket_copy USING btree (company_id, document_id);
CREATE INDEX ticket_copy_point_of_sale_idx ON ticket_copy USING btree (company_id, point_of_sale_id);
CREATE INDEX ticket_copy_register_idx ON ticket_copy USING btree (company_id, register_id);
CREATE INDEX ticket_copy_session_idx ON ticket_copy USING btree (company_id, cash_session_id);
CREATE INDEX ticket_copy_user_idx ON ticket_copy USING btree (company_id, user_id);
alter table ticket_copy enable row level security;
alter table ticket_copy force row level security;
create policy ticket_copy_insert_policy on ticket_copy for insert with check (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
create policy ticket_copy_select_policy on ticket_copy for select using (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND
CASE
    WHEN (current_setting('app.points_of_sale'::text, true) = '*'::text) THEN true
    ELSE ((point_of_sale_id)::text = ANY (string_to_array(current_setting('app.points_of_sale'::text, true), ','::text)))
END));
grant insert, select on ticket_copy to app_admin;
grant insert, select on ticket_copy to app_rw;

create table unit (
  company_id uuid not null,
  id uuid not null,
  name text not null,
  is_active boolean not null default true,
  search_text text not null default ''::text,
  created_by uuid,
  version integer not null default 1,
  created_at timestamp with time zone not null,
  decimals smallint not null default 3,
  constraint unit_pk PRIMARY KEY (company_id, id),
  constraint unit_decimals_check CHECK (((decimals >= 0) AND (decimals <= 3))),
  constraint unit_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 80))),
  constraint unit_company_fk FOREIGN KEY (company_id) REFERENCES company(id)
);
CREATE UNIQUE INDEX unit_name_key ON unit USING btree (company_id, lower(name));
CREATE INDEX unit_order_idx ON unit USING btree (company_id, name, id);
alter table unit enable row level security;
alter table unit force row level security;
create policy unit_delete_policy on unit for delete using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy unit_insert_policy on unit for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy unit_select_policy on unit for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy unit_update_policy on unit for update using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on unit to app_admin;
grant delete, insert, select, update on unit to app_rw;

create table variant (
  company_id uuid not null,
  product_id uuid not null,
  group_id uuid not null,
  value_1_id uuid not null,
  value_2_id uuid,
  value_3_id uuid,
  constraint variant_pk PRIMARY KEY (company_id, product_id),
  constraint variant_values_check CHECK (((value_2_id IS NOT NULL) OR (value_3_id IS NULL))),
  constraint variant_group_fk FOREIGN KEY (company_id, group_id) REFERENCES variant_group(company_id, id),
  constraint variant_product_fk FOREIGN KEY (company_id, product_id) REFERENCES product(company_id, id) ON DELETE CASCADE,
  constraint variant_value_1_fk FOREIGN KEY (company_id, value_1_id) REFERENCES attribute_value(company_id, id),
  constraint variant_value_2_fk FOREIGN KEY (company_id, value_2_id) REFERENCES attribute_value(company_id, id),
  constraint variant_value_3_fk FOREIGN KEY (company_id, value_3_id) REFERENCES attribute_value(company_id, id)
);
CREATE UNIQUE INDEX variant_combination_key ON variant USING btree (company_id, group_id, value_1_id, value_2_id, value_3_id) NULLS NOT DISTINCT;
CREATE INDEX variant_value_1_idx ON variant USING btree (company_id, value_1_id);
CREATE INDEX variant_value_2_idx ON variant USING btree (company_id, value_2_id);
CREATE INDEX variant_value_3_idx ON variant USING btree (company_id, value_3_id);
alter table variant enable row level security;
alter table variant force row level security;
create policy variant_delete_policy on variant for delete using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy variant_insert_policy on variant for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy variant_select_policy on variant for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy variant_update_policy on variant for update using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on variant to app_admin;
grant delete, insert, select, update on variant to app_rw;

create table variant_group (
  company_id uuid not null,
  id uuid not null,
  code text not null,
  designation text not null,
  designation_en text,
  designation_ar text,
  created_by uuid,
  created_at timestamp with time zone not null,
  constraint variant_group_pk PRIMARY KEY (company_id, id),
  constraint variant_group_code_check CHECK (((char_length(code) >= 1) AND (char_length(code) <= 40))),
  constraint variant_group_designation_ar_check CHECK (((char_length(designation_ar) >= 1) AND (char_length(designation_ar) <= 250))),
  constraint variant_group_designation_check CHECK (((char_length(designation) >= 1) AND (char_length(designation) <= 250))),
  constraint variant_group_designation_en_check CHECK (((char_length(designation_en) >= 1) AND (char_length(designation_en) <= 250))),
  constraint variant_group_company_fk FOREIGN KEY (company_id) REFERENCES company(id)
);
alter table variant_group enable row level security;
alter table variant_group force row level security;
create policy variant_group_delete_policy on variant_group for delete using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy variant_group_insert_policy on variant_group for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy variant_group_select_policy on variant_group for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy variant_group_update_policy on variant_group for update using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on variant_group to app_admin;
grant delete, insert, select, update on variant_group to app_rw;

create table voucher (
  company_id uuid not null,
  id uuid not null,
  sales_return_id uuid not null,
  number text not null,
  code text not null,
  amount_minor bigint not null,
  currency text not null,
  expires_on date,
  user_id uuid not null,
  occurred_at timestamp with time zone not null,
  recorded_at timestamp with time zone not null,
  constraint voucher_pk PRIMARY KEY (company_id, id),
  constraint voucher_code_key UNIQUE (company_id, code),
  constraint voucher_return_key UNIQUE (company_id, sales_return_id),
  constraint voucher_amount_check CHECK (((amount_minor >= 1) AND (amount_minor <= '1000000000000'::bigint))),
  constraint voucher_code_check CHECK ((code ~ '^VCH-[A-Z0-9]{10}$'::text)),
  constraint voucher_number_check CHECK (((char_length(number) >= 1) AND (char_length(number) <= 60))),
  constraint voucher_return_fk FOREIGN KEY (company_id, sales_return_id) REFERENCES sales_return(company_id, id),
  constraint voucher_user_fk FOREIGN KEY (company_id, user_id) REFERENCES app_user(company_id, id)
);
CREATE INDEX voucher_order_idx ON voucher USING btree (company_id, occurred_at, id);
CREATE INDEX voucher_user_idx ON voucher USING btree (company_id, user_id);
alter table voucher enable row level security;
alter table voucher force row level security;
create policy voucher_insert_policy on voucher for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy voucher_select_policy on voucher for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant insert, select on voucher to app_admin;
grant insert, select on voucher to app_rw;

create table voucher_claim (
  company_id uuid not null,
  voucher_id uuid not null,
  ticket_id uuid not null,
  amount_minor bigint not null,
  user_id uuid not null,
  claimed_at timestamp with time zone not null,
  held_until timestamp with time zone not null,
  constraint voucher_claim_pk PRIMARY KEY (company_id, voucher_id, ticket_id),
  constraint voucher_claim_amount_check CHECK (((amount_minor >= 1) AND (amount_minor <= '1000000000000'::bigint))),
  constraint voucher_claim_user_fk FOREIGN KEY (company_id, user_id) REFERENCES app_user(company_id, id),
  constraint voucher_claim_voucher_fk FOREIGN KEY (company_id, voucher_id) REFERENCES voucher(company_id, id)
);
CREATE INDEX voucher_claim_ticket_idx ON voucher_claim USING btree (company_id, ticket_id);
CREATE INDEX voucher_claim_user_idx ON voucher_claim USING btree (company_id, user_id);
alter table voucher_claim enable row level security;
alter table voucher_claim force row level security;
create policy voucher_claim_delete_policy on voucher_claim for delete using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy voucher_claim_insert_policy on voucher_claim for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy voucher_claim_select_policy on voucher_claim for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy voucher_claim_update_policy on voucher_claim for update using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on voucher_claim to app_admin;
grant delete, insert, select, update on voucher_claim to app_rw;

create table voucher_lock (
  company_id uuid not null,
  voucher_id uuid not null,
  constraint voucher_lock_pk PRIMARY KEY (company_id, voucher_id),
  constraint voucher_lock_voucher_fk FOREIGN KEY (company_id, voucher_id) REFERENCES voucher(company_id, id)
);
alter table voucher_lock enable row level security;
alter table voucher_lock force row level security;
create policy voucher_lock_insert_policy on voucher_lock for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy voucher_lock_select_policy on voucher_lock for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy voucher_lock_update_policy on voucher_lock for update using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on voucher_lock to app_admin;
grant insert, select, update on voucher_lock to app_rw;

create table webhook (
  company_id uuid not null,
  id uuid not null,
  name text not null,
  url text not null,
  events text[] not null,
  secret bytea not null,
  previous_secret bytea,
  previous_until timestamp with time zone,
  is_active boolean not null default true,
  failing_since timestamp with time zone,
  switched_off_at timestamp with time zone,
  rests_until timestamp with time zone,
  removed_at timestamp with time zone,
  created_by uuid not null,
  created_at timestamp with time zone not null,
  constraint webhook_pk PRIMARY KEY (company_id, id),
  constraint webhook_events_check CHECK (((cardinality(events) >= 1) AND (cardinality(events) <= 100))),
  constraint webhook_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 80))),
  constraint webhook_off_check CHECK (((NOT is_active) OR ((switched_off_at IS NULL) AND (removed_at IS NULL)))),
  constraint webhook_previous_check CHECK (((previous_secret IS NULL) = (previous_until IS NULL))),
  constraint webhook_url_check CHECK (((char_length(url) >= 1) AND (char_length(url) <= 500))),
  constraint webhook_company_fk FOREIGN KEY (company_id) REFERENCES company(id)
);
CREATE UNIQUE INDEX webhook_name_key ON webhook USING btree (company_id, lower(name)) WHERE (removed_at IS NULL);
alter table webhook enable row level security;
alter table webhook force row level security;
create policy webhook_insert_policy on webhook for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy webhook_select_policy on webhook for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy webhook_update_policy on webhook for update using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on webhook to app_admin;
grant insert, select, update on webhook to app_rw;

create table webhook_delivery (
  company_id uuid not null,
  webhook_id uuid not null,
  event_id uuid not null,
  event text not null,
  entity text not null,
  entity_id uuid not null,
  occurred_at timestamp with time zone not null,
  state text not null default 'pending'::text,
  attempts integer not null default 0,
  next_try_at timestamp with time zone,
  tries jsonb not null default '[]'::jsonb,
  constraint webhook_delivery_pk PRIMARY KEY (company_id, webhook_id, event_id),
  constraint webhook_delivery_attempts_check CHECK (((attempts >= 0) AND (attempts <= 100))),
  constraint webhook_delivery_entity_check CHECK ((char_length(entity) <= 60)),
  constraint webhook_delivery_event_check CHECK ((char_length(event) <= 100)),
  constraint webhook_delivery_next_check CHECK (((state = 'pending'::text) = (next_try_at IS NOT NULL))),
  constraint webhook_delivery_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'delivered'::text, 'failed'::text]))),
  constraint webhook_delivery_company_fk FOREIGN KEY (company_id) REFERENCES company(id),
  constraint webhook_delivery_webhook_fk FOREIGN KEY (company_id, webhook_id) REFERENCES webhook(company_id, id)
);
CREATE INDEX webhook_delivery_due_idx ON webhook_delivery USING btree (company_id, webhook_id, next_try_at) WHERE (state = 'pending'::text);
CREATE INDEX webhook_delivery_history_idx ON webhook_delivery USING btree (company_id, webhook_id, occurred_at, event_id);
alter table webhook_delivery enable row level security;
alter table webhook_delivery force row level security;
create policy webhook_delivery_insert_policy on webhook_delivery for insert with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy webhook_delivery_select_policy on webhook_delivery for select using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
create policy webhook_delivery_update_policy on webhook_delivery for update using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on webhook_delivery to app_admin;
grant insert, select, update on webhook_delivery to app_rw;

-- function api_token_membership(p_company_id uuid, p_secret_hash bytea, p_now timestamp with time zone)
--   returns json
--   with the caller's rights, for app_rw

-- function app_set_company(p_company_id uuid, p_points_of_sale text)
--   returns void
--   with the caller's rights, for app_admin, app_books, app_rw, app_search

-- function append_audit(p_company_id uuid, p_id uuid, p_user_id uuid, p_account_id uuid, p_request_id text, p_recorded_at timestamp with time zone, p_action text, p_entity text, p_entity_id uuid, p_after json, p_api_token_id uuid default, p_before json default)
--   returns void
--   with the caller's rights, for app_admin, app_rw

-- function audit_post(p_company_id uuid, p_id uuid, p_request_id text, p_recorded_at timestamp with time zone, p_action text, p_entity text, p_entity_id uuid, p_user_id uuid default, p_account_id uuid default, p_before json default, p_after json default, p_api_token_id uuid default)
--   returns void
--   with the caller's rights, for app_admin, app_rw

-- function average_cost(p_on_hand_milli bigint, p_value_nano numeric)
--   returns bigint
--   with the caller's rights, for app_rw

-- function change_balances(p_company_id uuid, p_location_id uuid, p_direction integer, p_lines json, p_allow_negative boolean)
--   returns boolean
--   with the rights of app_books, search_path=pg_catalog, public, for app_rw

-- function change_lot_balances(p_company_id uuid, p_location_id uuid, p_direction integer, p_lots json)
--   returns void
--   with the rights of app_books, search_path=pg_catalog, public, for app_rw

-- function change_many_balances(p_company_id uuid, p_location_id uuid, p_direction integer, p_lines json, p_allow_negative boolean)
--   returns boolean
--   with the caller's rights, for app_books

-- function change_reserved(p_company_id uuid, p_location_id uuid, p_changes json)
--   returns void
--   with the rights of app_books, search_path=pg_catalog, public, for app_rw

-- function change_value(p_company_id uuid, p_location_id uuid, p_product_id uuid, p_value_nano numeric)
--   returns void
--   with the rights of app_books, search_path=pg_catalog, public, for app_rw

-- function check_company(p_company_id uuid)
--   returns void
--   with the caller's rights, for app_admin, app_books, app_rw, app_search

-- function check_credit(p_company_id uuid, p_client_id uuid, p_limit_minor bigint, p_currency text, p_money json)
--   returns void
--   with the caller's rights, for app_rw

-- function client_payment_post(p_company_id uuid, p_points_of_sale text, p_payment json, p_money json, p_settled json, p_number_prefix text, p_audit_id uuid, p_account_id uuid, p_request_id text, p_api_token_id uuid default)
--   returns text
--   with the caller's rights, for app_rw

-- function client_search(p_company_id uuid, p_groups jsonb, p_limit integer)
--   returns SETOF uuid
--   with the rights of app_search, enable_seqscan=off, enable_indexscan=off, jit=off, search_path=pg_catalog, public, for app_rw

-- function client_search_beginning(p_company_id uuid, p_beginning text, p_limit integer)
--   returns SETOF uuid
--   with the rights of app_search, enable_seqscan=off, enable_bitmapscan=off, jit=off, search_path=pg_catalog, public, for app_rw

-- function company_membership(p_company_id uuid, p_account_id uuid, p_is_support_session boolean, p_is_writing boolean)
--   returns json
--   with the caller's rights, for app_rw

-- function correction_restate(p_company_id uuid, p_session_id uuid, p_correction_id uuid, p_recorded_at timestamp with time zone)
--   returns void
--   with the caller's rights, for app_rw

-- function decide_average(p_company_id uuid, p_location_id uuid, p_product_ids uuid[])
--   returns void
--   with the caller's rights, for app_rw

-- function decide_layers(p_company_id uuid, p_location_id uuid, p_product_id uuid, p_had_milli bigint, p_had_nano numeric, p_document_id uuid, p_recorded_at timestamp with time zone)
--   returns numeric
--   with the caller's rights, for app_rw

-- function end_claims(p_company_id uuid, p_sale_id uuid)
--   returns json
--   with the caller's rights, for app_rw

-- function erase_posted(p_company_id uuid, p_client_ids uuid[], p_entries json)
--   returns void
--   with the rights of app_books, search_path=pg_catalog, public, for app_rw

-- function fiscal_closing_post(p_company_id uuid, p_closing json, p_number_prefix text, p_audit_id uuid, p_request_id text, p_account_id uuid default, p_api_token_id uuid default)
--   returns text
--   with the caller's rights, for app_rw

-- function hold_account(p_company_id uuid, p_client_id uuid)
--   returns uuid[]
--   with the caller's rights, for app_rw

-- function hold_balances(p_company_id uuid, p_location_id uuid, p_product_ids uuid[])
--   returns void
--   with the rights of app_books, search_path=pg_catalog, public, for app_rw

-- function hold_series(p_company_id uuid, p_kind text, p_scope_id uuid, p_period text)
--   returns record
--   with the rights of app_books, search_path=pg_catalog, public, for app_rw

-- function hold_vouchers(p_company_id uuid, p_voucher_ids uuid[])
--   returns void
--   with the caller's rights, for app_rw

-- function lay_layer(p_company_id uuid, p_location_id uuid, p_product_id uuid, p_cause text, p_source_id uuid, p_document_id uuid, p_quantity_milli bigint, p_value_nano numeric, p_recorded_at timestamp with time zone)
--   returns void
--   with the rights of app_books, search_path=pg_catalog, public, for app_rw

-- function layer_cost(p_company_id uuid, p_location_id uuid, p_product_id uuid, p_quantity_milli bigint, p_document_id uuid)
--   returns bigint
--   with the caller's rights, for app_rw

-- function lock_open_session(p_company_id uuid, p_session_id uuid, p_register_id uuid)
--   returns void
--   with the caller's rights, for app_rw

-- function mail_queue(p_message json)
--   returns void
--   with the rights of the owner of the tables, search_path=pg_catalog, public, for app_admin, app_rw

-- function mark_layered(p_company_id uuid, p_location_id uuid, p_product_ids uuid[], p_is_layered boolean)
--   returns void
--   with the rights of app_books, search_path=pg_catalog, public, for app_rw

-- function next_number(p_company_id uuid, p_kind text, p_scope_id uuid, p_period text, p_content_hash bytea)
--   returns record
--   with the rights of app_books, search_path=pg_catalog, public, for app_rw

-- function opening_lots_post(p_company_id uuid, p_location_id uuid, p_lots json)
--   returns void
--   with the caller's rights, for app_rw

-- function opening_stock_post(p_company_id uuid, p_product_id uuid, p_user_id uuid, p_recorded_at timestamp with time zone, p_unit_cost_micro bigint, p_places json)
--   returns void
--   with the caller's rights, for app_rw

-- function post_late_money(p_company_id uuid, p_sale_id uuid, p_entries json)
--   returns void
--   with the caller's rights, for app_rw

-- function post_layers(p_company_id uuid, p_location_id uuid, p_direction integer, p_document_kind text, p_document_id uuid, p_user_id uuid, p_recorded_at timestamp with time zone, p_lines json)
--   returns void
--   with the caller's rights, for app_rw

-- function post_money(p_company_id uuid, p_session_id uuid, p_register_id uuid, p_currency text, p_document_kind text, p_document_id uuid, p_user_id uuid, p_occurred_at timestamp with time zone, p_recorded_at timestamp with time zone, p_entries json)
--   returns void
--   with the caller's rights, for app_rw

-- function post_revaluation(p_company_id uuid, p_id uuid, p_location_id uuid, p_product_id uuid, p_value_nano numeric, p_cause text, p_document_kind text, p_document_id uuid, p_user_id uuid, p_recorded_at timestamp with time zone)
--   returns void
--   with the caller's rights, for app_rw

-- function post_stock(p_company_id uuid, p_location_id uuid, p_kind text, p_direction integer, p_document_kind text, p_document_id uuid, p_user_id uuid, p_occurred_at timestamp with time zone, p_recorded_at timestamp with time zone, p_lines json, p_allow_negative boolean default)
--   returns void
--   with the caller's rights, for app_rw

-- function post_tracked_goods(p_company_id uuid, p_location_id uuid, p_kind text, p_direction integer, p_document_id uuid, p_lots json, p_serial_numbers json)
--   returns void
--   with the caller's rights, for app_rw

-- function product_search(p_company_id uuid, p_groups jsonb, p_limit integer)
--   returns SETOF uuid
--   with the rights of app_search, enable_seqscan=off, enable_indexscan=off, jit=off, search_path=pg_catalog, public, for app_rw

-- function product_search_beginning(p_company_id uuid, p_beginning text, p_limit integer)
--   returns SETOF uuid
--   with the rights of app_search, enable_seqscan=off, enable_bitmapscan=off, jit=off, search_path=pg_catalog, public, for app_rw

-- function reset_layers(p_company_id uuid, p_location_id uuid)
--   returns void
--   with the rights of app_books, search_path=pg_catalog, public, for app_rw

-- function restate_closing(p_company_id uuid, p_session_id uuid, p_document_kind text, p_document_id uuid, p_recorded_at timestamp with time zone)
--   returns void
--   with the caller's rights, for app_rw

-- function revalue_reversal(p_company_id uuid, p_location_id uuid, p_document_kind text, p_document_id uuid, p_user_id uuid, p_recorded_at timestamp with time zone, p_lines json)
--   returns void
--   with the caller's rights, for app_rw

-- function revalue_shortage(p_company_id uuid, p_location_id uuid, p_document_kind text, p_document_id uuid, p_user_id uuid, p_recorded_at timestamp with time zone, p_lines json)
--   returns void
--   with the caller's rights, for app_rw

-- function review_ticket(p_company_id uuid, p_location_id uuid, p_sale_id uuid, p_session_id uuid, p_reviews json, p_goods json, p_late_money json, p_forbids_negative_stock boolean, p_credit json)
--   returns void
--   with the caller's rights, for app_rw

-- function sale_context(p_company_id uuid, p_points_of_sale text, p_register_id uuid, p_session_id uuid, p_product_ids uuid[], p_client_id uuid default, p_pack_ids uuid[] default)
--   returns json
--   with the caller's rights, for app_rw

-- function sale_post(p_company_id uuid, p_points_of_sale text, p_sale json, p_lines json, p_taxes json, p_money json, p_location_id uuid, p_allow_negative_stock boolean, p_number_prefix text, p_audit_id uuid, p_account_id uuid, p_request_id text, p_given_number bigint default, p_goods json default, p_api_token_id uuid default, p_tracked json default, p_vouchers boolean default, p_credit json default)
--   returns text
--   with the caller's rights, for app_rw

-- function sales_return_post(p_company_id uuid, p_points_of_sale text, p_return json, p_lines json, p_taxes json, p_money json, p_location_id uuid, p_number_prefix text, p_audit_id uuid, p_account_id uuid, p_request_id text, p_api_token_id uuid default, p_goods json default, p_quarantine_id uuid default, p_quarantined json default, p_tracked json default, p_quarantined_tracked json default, p_voucher json default, p_claim json default)
--   returns text
--   with the caller's rights, for app_rw

-- function seal(p_previous bytea, p_content_hash bytea, p_number bigint)
--   returns bytea
--   with the caller's rights, for app_books, app_rw

-- function search_condition(p_groups jsonb)
--   returns text
--   with the caller's rights, for app_admin, app_books, app_rw, app_search

-- function search_words_alike(p_company_id uuid, p_entity text, p_word text, p_patterns jsonb, p_limit integer)
--   returns SETOF text
--   with the rights of app_search, enable_seqscan=off, enable_indexscan=off, jit=off, search_path=pg_catalog, public, for app_rw

-- function session_membership(p_account_id uuid, p_session_id uuid, p_now timestamp with time zone, p_company_id uuid default)
--   returns json
--   with the caller's rights, for app_rw

-- function stock_adjustment_hold(p_company_id uuid, p_location_id uuid, p_product_ids uuid[], p_going json default)
--   returns json
--   with the caller's rights, for app_rw

-- function stock_adjustment_post(p_company_id uuid, p_adjustment json, p_lines json, p_goods_in json, p_goods_out json, p_tracked_in json, p_tracked_out json, p_number_prefix text, p_action text, p_told json, p_audit_id uuid, p_account_id uuid, p_request_id text, p_api_token_id uuid default)
--   returns text
--   with the caller's rights, for app_rw

-- function stock_cost(p_company_id uuid, p_location_id uuid, p_product_ids uuid[], p_going json default, p_document_id uuid default)
--   returns json
--   with the caller's rights, for app_rw

-- function stock_count_post(p_company_id uuid, p_count json, p_lines json, p_goods_in json, p_goods_out json, p_tracked_in json, p_tracked_out json, p_number_prefix text, p_told json, p_audit_id uuid, p_account_id uuid, p_request_id text, p_api_token_id uuid default)
--   returns text
--   with the caller's rights, for app_rw

-- function stock_revalue(p_company_id uuid, p_id uuid, p_product_id uuid, p_unit_cost_micro bigint, p_reason text, p_user_id uuid, p_recorded_at timestamp with time zone, p_rows json)
--   returns json
--   with the caller's rights, for app_rw

-- function stock_transfer_hold(p_company_id uuid, p_location_ids uuid[], p_product_ids uuid[])
--   returns void
--   with the caller's rights, for app_rw

-- function stock_transfer_post(p_company_id uuid, p_transfer_id uuid, p_user_id uuid, p_recorded_at timestamp with time zone, p_movements json, p_lots json, p_serial_numbers json, p_released json, p_allow_negative boolean)
--   returns json
--   with the caller's rights, for app_rw

-- function stock_transfer_reserve(p_company_id uuid, p_location_id uuid, p_changes json, p_allow_negative boolean)
--   returns void
--   with the caller's rights, for app_rw

-- function stock_withdraw(p_company_id uuid, p_location_id uuid, p_document_kind text, p_document_id uuid, p_user_id uuid, p_recorded_at timestamp with time zone, p_lines json)
--   returns void
--   with the caller's rights, for app_rw

-- function take_layers(p_company_id uuid, p_location_id uuid, p_product_id uuid, p_quantity_milli bigint, p_cause text, p_taken_by uuid, p_document_id uuid, p_recorded_at timestamp with time zone)
--   returns json
--   with the rights of app_books, search_path=pg_catalog, public, for app_rw

-- function tickets_post(p_company_id uuid, p_points_of_sale text, p_register_id uuid, p_location_id uuid, p_account_id uuid, p_request_id text, p_tickets json, p_api_token_id uuid default)
--   returns json
--   with the caller's rights, for app_rw
