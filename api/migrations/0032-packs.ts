import { run, tenantTable, type Migrating } from './support.ts'

const PRICE = '999999999999999'
const QUANTITY = '10000000000'

/** Packs: the further units that a product is sold by, with barcodes of their own; lines keep what one held. */
export async function up(db: Migrating): Promise<void> {
  await tenantTable(
    db,
    'product_pack',
    `company_id uuid not null, id uuid not null, product_id uuid not null, unit_id uuid not null,
     quantity_milli bigint not null, price_micro bigint,
     constraint product_pack_pk primary key (company_id, id),
     constraint product_pack_key unique (company_id, product_id, unit_id, quantity_milli),
     constraint product_pack_product_key unique (company_id, product_id, id),
     constraint product_pack_bounds check (quantity_milli between 1 and ${QUANTITY} and price_micro between 0 and ${PRICE})`,
    {
      foreignKeys: {
        product_pack_product_fk: '(company_id, product_id) references product (company_id, id) on delete cascade',
        product_pack_unit_fk: '(company_id, unit_id) references unit (company_id, id)',
      },
    },
  )
  await run(db, `create index product_pack_unit_idx on product_pack (company_id, unit_id)`)
  await run(db, `alter table product_barcode add column pack_id uuid`)
  await run(
    db,
    `alter table product_barcode add constraint product_barcode_pack_fk foreign key (company_id, product_id, pack_id)
       references product_pack (company_id, product_id, id) on delete cascade`,
  )
  for (const table of ['sale_line', 'sales_return_line']) {
    await run(db, `alter table ${table} add column pack_quantity_milli bigint`)
    await run(
      db,
      `alter table ${table} add constraint ${table}_pack_check check (pack_quantity_milli between 1 and ${QUANTITY})`,
    )
  }
}
