import { keepToPoints } from './points.ts'
import { run, tenantTable, type Migrating } from './support.ts'

/** What counters of a point of sale show first, in its order. */
export async function up(db: Migrating): Promise<void> {
  await tenantTable(
    db,
    'favourite',
    `company_id uuid not null, point_of_sale_id uuid not null, product_id uuid not null,
     with_variants boolean not null,
     position integer not null check (position between 1 and 60),
     constraint favourite_pk primary key (company_id, point_of_sale_id, product_id)`,
    {
      foreignKeys: {
        favourite_point_of_sale_fk:
          '(company_id, point_of_sale_id) references point_of_sale (company_id, id) on delete cascade',
        favourite_product_fk: '(company_id, product_id) references product (company_id, id) on delete cascade',
      },
    },
  )
  await run(db, `create index favourite_product_idx on favourite (company_id, product_id)`)
  await keepToPoints(db, 'favourite')
}
