import { run, tenantTable, type Migrating } from './support.ts'

const PRICE = 'between 0 and 999999999999999'
const RATE = 'between 0 and 100000'

/** What a price was made of, before a change (`old`) or after it (`new`). */
const prices = (side: 'old' | 'new'): string =>
  `${side}_price_basis text not null check (${side}_price_basis in ('ht', 'ttc')),
   ${side}_price_ht_micro bigint not null check (${side}_price_ht_micro ${PRICE}),
   ${side}_price_ttc_micro bigint not null check (${side}_price_ttc_micro ${PRICE}),
   ${side}_vat_rate_milli integer not null check (${side}_vat_rate_milli ${RATE}),
   ${side}_is_fodec boolean not null,
   ${side}_purchase_price_micro bigint constraint product_price_change_${side}_cost_check
     check (${side}_purchase_price_micro ${PRICE})`

/** How the prices of products came about: a row for each change, which nobody edits, and which goes with its product. */
export async function up(db: Migrating): Promise<void> {
  // `version` is the one that the change gave the product. The change set may be gone: it is kept for a month.
  await tenantTable(
    db,
    'product_price_change',
    `company_id uuid not null, product_id uuid not null,
     version integer not null check (version > 1),
     source text not null check (source in ('form', 'import', 'bulk', 'undo')),
     change_set_id uuid,
     ${prices('old')},
     ${prices('new')},
     changed_by uuid not null, changed_at timestamptz not null,
     constraint product_price_change_pk primary key (company_id, product_id, version)`,
    {
      rows: 'append',
      foreignKeys: {
        product_price_change_product_fk:
          '(company_id, product_id) references product (company_id, id) on delete cascade',
      },
    },
  )
  await run(
    db,
    `alter table product_price_change add constraint product_price_change_set_check
    check ((source = 'form') = (change_set_id is null))`,
  )
}
