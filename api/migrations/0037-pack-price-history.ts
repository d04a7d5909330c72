import { tenantTable, type Migrating } from './support.ts'

/** A pack's own price before a change (`old`) or after it (`new`), in the basis of its product; null where it had none. */
const price = (side: 'old' | 'new'): string =>
  `${side}_price_basis text not null constraint product_pack_price_change_${side}_basis_check
     check (${side}_price_basis in ('ht', 'ttc')),
   ${side}_price_micro bigint constraint product_pack_price_change_${side}_price_check
     check (${side}_price_micro between 0 and 999999999999999)`

/** How the packs of products came to prices of their own: a row for each change, which nobody edits, and which goes with its product. */
export async function up(db: Migrating): Promise<void> {
  // `version` is the one that the change gave the product, 1 where it came with the pack. The pack may be gone, and so may
  // its unit: what it was called and held is kept.
  await tenantTable(
    db,
    'product_pack_price_change',
    `company_id uuid not null, product_id uuid not null,
     version integer not null constraint product_pack_price_change_version_check check (version > 0),
     pack_id uuid not null,
     unit_name text not null constraint product_pack_price_change_unit_check
       check (char_length(unit_name) between 1 and 80),
     quantity_milli bigint not null constraint product_pack_price_change_quantity_check
       check (quantity_milli between 1 and 10000000000),
     source text not null constraint product_pack_price_change_source_check
       check (source in ('form', 'import', 'bulk', 'undo')),
     change_set_id uuid,
     ${price('old')},
     ${price('new')},
     changed_by uuid not null, changed_at timestamptz not null,
     constraint product_pack_price_change_pk primary key (company_id, product_id, version, pack_id),
     constraint product_pack_price_change_set_check check ((source = 'form') = (change_set_id is null)),
     constraint product_pack_price_change_differs_check
       check (old_price_micro is distinct from new_price_micro or old_price_basis <> new_price_basis)`,
    {
      rows: 'append',
      foreignKeys: {
        product_pack_price_change_product_fk:
          '(company_id, product_id) references product (company_id, id) on delete cascade',
      },
    },
  )
}
