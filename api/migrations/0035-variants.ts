import { run, tenantTable, type Migrating } from './support.ts'

const NAME = 'text not null check (char_length(name) between 1 and 80)'

/** What products of a kind differ by, and the values that it has, in their order. */
async function attributes(db: Migrating): Promise<void> {
  await tenantTable(
    db,
    'attribute',
    `company_id uuid not null, id uuid not null, name ${NAME}, is_active boolean not null default true,
     search_text text not null, created_by uuid, version integer not null default 1, created_at timestamptz not null,
     constraint attribute_pk primary key (company_id, id)`,
    { foreignKeys: { attribute_company_fk: '(company_id) references company (id)' } },
  )
  await run(db, `create unique index attribute_name_key on attribute (company_id, lower(name))`)
  await tenantTable(
    db,
    'attribute_value',
    `company_id uuid not null, id uuid not null, attribute_id uuid not null, name ${NAME},
     position integer not null check (position between 1 and 200),
     constraint attribute_value_pk primary key (company_id, id)`,
    {
      foreignKeys: {
        attribute_value_attribute_fk:
          '(company_id, attribute_id) references attribute (company_id, id) on delete cascade',
      },
    },
  )
  await run(
    db,
    `create unique index attribute_value_name_key on attribute_value (company_id, attribute_id, lower(name))`,
  )
}

/**
 * Products that are variants of one another. Each is a product row of its own; the group keeps the names and the code
 * that further variants are named after.
 */
async function variants(db: Migrating): Promise<void> {
  await tenantTable(
    db,
    'variant_group',
    `company_id uuid not null, id uuid not null,
     code text not null check (char_length(code) between 1 and 40),
     designation text not null check (char_length(designation) between 1 and 250),
     designation_en text check (char_length(designation_en) between 1 and 250),
     designation_ar text check (char_length(designation_ar) between 1 and 250),
     created_by uuid, created_at timestamptz not null,
     constraint variant_group_pk primary key (company_id, id)`,
    { foreignKeys: { variant_group_company_fk: '(company_id) references company (id)' } },
  )
  await tenantTable(
    db,
    'variant',
    `company_id uuid not null, product_id uuid not null, group_id uuid not null,
     value_1_id uuid not null, value_2_id uuid, value_3_id uuid,
     constraint variant_pk primary key (company_id, product_id),
     constraint variant_values_check check (value_2_id is not null or value_3_id is null)`,
    {
      foreignKeys: {
        variant_product_fk: '(company_id, product_id) references product (company_id, id) on delete cascade',
        variant_group_fk: '(company_id, group_id) references variant_group (company_id, id)',
        variant_value_1_fk: '(company_id, value_1_id) references attribute_value (company_id, id)',
        variant_value_2_fk: '(company_id, value_2_id) references attribute_value (company_id, id)',
        variant_value_3_fk: '(company_id, value_3_id) references attribute_value (company_id, id)',
      },
    },
  )
  // No combination twice in a group; a value that is missing is like any other.
  await run(
    db,
    `create unique index variant_combination_key
       on variant (company_id, group_id, value_1_id, value_2_id, value_3_id) nulls not distinct`,
  )
  for (const place of [1, 2, 3])
    await run(db, `create index variant_value_${place}_idx on variant (company_id, value_${place}_id)`)
}

export async function up(db: Migrating): Promise<void> {
  await attributes(db)
  await variants(db)
}
