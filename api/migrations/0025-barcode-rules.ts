import { run, tenantTable, type Migrating } from './support.ts'

/** What every company begins with; only the shop's own codes are the same everywhere, so the scales' are off. */
const BEGINNING = [
  `('shopCodes', 1, '20IIIIIIIIIIC', true, 'Codes du magasin',
    '20iiiiiiiiiic shop codes codes du magasin رموز المتجر')`,
  `('weighedCodes', 2, '21IIIIIWWWWWC', false, 'Pesé, poids dans le code',
    '21iiiiiwwwwwc weighed weight in the code pese poids dans le code موزون الوزن في الرمز')`,
  `('pricedCodes', 3, '22IIIIIPPPPPC', false, 'Pesé, prix dans le code',
    '22iiiiipppppc weighed price in the code pese prix dans le code موزون السعر في الرمز')`,
].join(', ')

/** The layouts of the barcodes that a shop gives out itself, read from top to bottom. */
export async function up(db: Migrating): Promise<void> {
  await tenantTable(
    db,
    'barcode_rule',
    `company_id uuid not null, id uuid not null,
     name text not null check (char_length(name) between 1 and 80),
     name_key text constraint barcode_rule_name_key_check
       check (name_key in ('shopCodes', 'weighedCodes', 'pricedCodes')),
     position integer not null check (position between 1 and 1000),
     pattern text not null check (pattern ~ '^(02|2[0-9])[0-9]*[?]?I+[?]?(W{3,6}|P{3,6})?[?]?C$' and char_length(pattern) = 13),
     decimals smallint not null check (decimals between 0 and 3),
     last_number bigint not null default 0 check (last_number between 0 and 9999999999),
     is_active boolean not null default true, search_text text not null,
     created_by uuid, version integer not null default 1, created_at timestamptz not null,
     constraint barcode_rule_pk primary key (company_id, id)`,
    { foreignKeys: { barcode_rule_company_fk: '(company_id) references company (id)' } },
  )
  await run(db, `create unique index barcode_rule_name_key on barcode_rule (company_id, lower(name))`)
  await run(db, `create index barcode_rule_order_idx on barcode_rule (company_id, position, id)`)
  await begin(db)
}

/** Companies that are there already begin with the same; their owner sees no rows while row-level security is forced. */
async function begin(db: Migrating): Promise<void> {
  for (const table of ['company', 'barcode_rule']) await run(db, `alter table ${table} no force row level security`)
  // An id that follows from the company and the rule can be made on every node.
  await run(
    db,
    `insert into barcode_rule
       (company_id, id, name, name_key, position, pattern, decimals, is_active, search_text, created_at)
     select c.id, md5(c.id::text || r.name_key)::uuid, r.name, r.name_key, r.position, r.pattern, 3, r.is_active,
       r.search_text, c.created_at
     from company c cross join (values ${BEGINNING}) as r (name_key, position, pattern, is_active, name, search_text)`,
  )
  for (const table of ['company', 'barcode_rule']) await run(db, `alter table ${table} force row level security`)
}
