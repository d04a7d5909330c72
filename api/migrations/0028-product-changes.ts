import { run, tenantTable, type Migrating } from './support.ts'

const COUNT = 'between 0 and 2000000'

/** Products that were changed together, with what they were before; and imports that change products as well. */
export async function up(db: Migrating): Promise<void> {
  // `last_product_id` is how far the undoing has come, committed with the work. `document_id` is what the set was made by.
  await tenantTable(
    db,
    'product_change_set',
    `company_id uuid not null, id uuid not null,
     kind text not null check (kind in ('import', 'bulk')),
     state text not null
       check (state in ('applying', 'applied', 'undoing', 'undone', 'partlyUndone', 'failed')),
     title text not null, document_id uuid, point_of_sale_id uuid,
     created_count integer not null default 0 check (created_count ${COUNT}),
     changed_count integer not null default 0 check (changed_count ${COUNT}),
     done_count integer not null default 0 check (done_count ${COUNT}),
     kept_count integer not null default 0 check (kept_count ${COUNT}),
     last_product_id uuid,
     created_by uuid not null, created_at timestamptz not null,
     undone_by uuid, undo_asked_at timestamptz, undone_at timestamptz,
     constraint product_change_set_pk primary key (company_id, id)`,
    { foreignKeys: { product_change_set_company_fk: '(company_id) references company (id)' } },
  )
  await run(db, `create index product_change_set_created_idx on product_change_set (company_id, created_at)`)
  // No reference to the product: what was removed since is known by that. `kept` says why a change was not undone.
  await tenantTable(
    db,
    'product_change',
    `company_id uuid not null, change_set_id uuid not null, product_id uuid not null,
     kind text not null check (kind in ('created', 'changed')),
     code text not null, designation text not null,
     before jsonb not null, after_version integer not null,
     kept text check (kept in ('changed', 'moved', 'discounted', 'taken', 'familyGone', 'gone')),
     constraint product_change_pk primary key (company_id, change_set_id, product_id)`,
    {
      foreignKeys: {
        product_change_set_fk:
          '(company_id, change_set_id) references product_change_set (company_id, id) on delete cascade',
      },
    },
  )
  await run(
    db,
    `create index product_change_kept_idx on product_change (company_id, change_set_id, product_id) where kept is not null`,
  )
  await run(
    db,
    `alter table product_import
       add column match_by text not null default 'codeThenBarcode',
       add column on_match text not null default 'change',
       add column change_count integer not null default 0,
       add column same_count integer not null default 0,
       add column change_set_id uuid`,
  )
  await run(
    db,
    `alter table product_import add constraint product_import_match_by_check
     check (match_by in ('code', 'barcode', 'codeThenBarcode'))`,
  )
  await run(
    db,
    `alter table product_import add constraint product_import_on_match_check check (on_match in ('change', 'leave'))`,
  )
  // What becomes of a good row, of which product, and the fields that differ.
  await run(
    db,
    `alter table product_import_row
       add column action text not null default 'create',
       add column match_id uuid,
       add column changes jsonb not null default '[]',
       add column is_excluded boolean not null default false`,
  )
  await run(
    db,
    `alter table product_import_row add constraint product_import_row_action_check
     check (action in ('create', 'change', 'same', 'leave'))`,
  )
}
