import { distribute, lockTenantTable, run, type Migrating } from './support.ts'

/** What people are told of and what they have read of it; searches that forgive a slip of the keyboard. */
export async function up(db: Migrating): Promise<void> {
  await notifications(db)
  await readings(db)
  await clientIndex(db)
  await searches(db)
}

async function notifications(db: Migrating): Promise<void> {
  // `audience` is a user, or the company itself for what everybody is told: then one index serves both.
  await run(
    db,
    `create table notification (
       company_id uuid not null, id uuid not null, audience uuid not null,
       kind text not null, params jsonb not null, path text,
       layout text check (layout in ('company', 'pointOfSale')), point_of_sale_id uuid,
       created_at timestamptz not null,
       constraint notification_pk primary key (company_id, id))`,
  )
  await distribute(db, 'notification')
  await run(db, `alter table notification add constraint notification_company_fk foreign key (company_id) references company (id)`)
  await run(db, `create index notification_audience_idx on notification (company_id, audience, id)`)
  await lockTenantTable(db, 'notification', { rows: 'append' })
}

async function readings(db: Migrating): Promise<void> {
  // Up to `read_until` all is read; what was read one by one above it stands in `notification_read`.
  await run(
    db,
    `create table notification_reader (
       company_id uuid not null, user_id uuid not null, read_until uuid not null,
       constraint notification_reader_pk primary key (company_id, user_id))`,
  )
  await distribute(db, 'notification_reader')
  await run(db, `alter table notification_reader add constraint notification_reader_user_fk foreign key (company_id, user_id) references app_user (company_id, id)`)
  await lockTenantTable(db, 'notification_reader', { rows: 'grow' })
  await run(
    db,
    `create table notification_read (
       company_id uuid not null, user_id uuid not null, notification_id uuid not null,
       constraint notification_read_pk primary key (company_id, user_id, notification_id))`,
  )
  await distribute(db, 'notification_read')
  await run(
    db,
    `alter table notification_read
       add constraint notification_read_user_fk foreign key (company_id, user_id) references app_user (company_id, id),
       add constraint notification_read_of_fk foreign key (company_id, notification_id) references notification (company_id, id)`,
  )
  await lockTenantTable(db, 'notification_read')
}

/** As products have it: clients are many, too, and are found by any part of their text. */
async function clientIndex(db: Migrating): Promise<void> {
  await run(db, `create index client_search_idx on client using gin (search_text gin_trgm_ops)`)
  await run(db, `grant select on client to app_search`)
  await run(db, `create policy client_search_policy on client for select to app_search using (true)`)
}

const WITH_TENANT = `v_company uuid := nullif(current_setting('app.company_id', true), '')::uuid;
     begin
       if v_company is null then raise exception 'no company is set' using errcode = '42501'; end if;`

/**
 * LIKE is not leakproof, so under row-level security its index would not be used: these functions read as a role with a
 * policy of its own, and filter by the tenant themselves.
 */
async function searches(db: Migrating): Promise<void> {
  await run(
    db,
    `create function client_search(p_pattern text, p_others text[], p_limit integer) returns setof uuid
     language plpgsql stable security definer set search_path = pg_catalog, public as $$
     declare ${WITH_TENANT}
       return query
         select x.id from public.client x
         where x.company_id = v_company and x.search_text like p_pattern and x.search_text like all (p_others)
         limit p_limit;
     end $$`,
  )
  await alike(db, 'product')
  await alike(db, 'client')
  await run(db, `grant create on schema public to app_search`)
  for (const signature of ['client_search(text, text[], integer)', 'product_search_alike(text, jsonb, integer)', 'client_search_alike(text, jsonb, integer)']) {
    await run(db, `revoke all on function ${signature} from public`)
    await run(db, `alter function ${signature} owner to app_search`)
    await run(db, `grant execute on function ${signature} to app_rw`)
  }
  await run(db, `revoke create on schema public from app_search`)
}

/**
 * Rows that have, for each word, one of its spellings; those most like the text come first. `p_words` is an array of
 * arrays of patterns. They are written into the statement one by one, quoted, because only then each of them is looked
 * up in the index; and what they find is planned apart, or else the limit would make the whole table look cheap.
 */
async function alike(db: Migrating, table: 'product' | 'client'): Promise<void> {
  await run(
    db,
    `create function ${table}_search_alike(p_text text, p_words jsonb, p_limit integer) returns setof uuid
     language plpgsql stable security definer set search_path = pg_catalog, public as $$
     declare v_conditions text; ${WITH_TENANT}
       select string_agg('(' || w.spellings || ')', ' and ') into strict v_conditions
       from (select (select string_agg(format('x.search_text like %L', p), ' or ') from jsonb_array_elements_text(each.value) p) as spellings
             from jsonb_array_elements(p_words) each) w;
       if v_conditions is null then return; end if;
       return query execute format(
         'with found as materialized (select x.id, x.search_text from public.${table} x where x.company_id = $1 and %s)
          select f.id from (select * from found limit 200) f order by word_similarity($2, f.search_text) desc, f.id limit $3', v_conditions)
         using v_company, p_text, p_limit;
     end $$`,
  )
}
