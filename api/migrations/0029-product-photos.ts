import { run, tenantTable, type Migrating } from './support.ts'

/** The photos of products, drawn anew in three sizes. They lie beside the company's other rows, and go with their product. */
export async function up(db: Migrating): Promise<void> {
  await tenantTable(
    db,
    'product_photo',
    `company_id uuid not null, id uuid not null, product_id uuid not null,
     position integer not null check (position between 1 and 8),
     address_key text not null check (address_key ~ '^[A-Za-z0-9_-]{43}$'),
     width integer not null check (width between 1 and 1600),
     height integer not null check (height between 1 and 1600),
     kept_bytes integer not null check (kept_bytes between 1 and 33554432),
     thumbnail bytea not null, tile bytea not null, full_size bytea not null,
     created_by uuid, created_at timestamptz not null,
     constraint product_photo_pk primary key (company_id, id)`,
    {
      foreignKeys: {
        product_photo_product_fk: '(company_id, product_id) references product (company_id, id) on delete cascade',
      },
    },
  )
  await run(db, `create unique index product_photo_key on product_photo (company_id, address_key, product_id)`)
  await run(db, `create index product_photo_product_idx on product_photo (company_id, product_id, position)`)
}
