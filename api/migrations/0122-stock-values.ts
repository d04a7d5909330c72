import { keepPosted } from './posted.ts'
import { run, tenantTable, type Migrating } from './support.ts'

/** The largest stock at the highest cost. */
const VALUE = '4000000000000000000000000000000'
const TOTAL = '4000000000000000'

/**
 * What there is of a product at a place is worth what its movements cost: their sum, and of rows that set it right later. And
 * a place knows how much of it is reserved.
 */
export async function up(db: Migrating): Promise<void> {
  for (const column of [
    `value_nano numeric not null default 0
       constraint stock_balance_value_nano_check check (value_nano between -${VALUE} and ${VALUE} and value_nano = trunc(value_nano))`,
    `reserved_milli bigint not null default 0
       constraint stock_balance_reserved_milli_check check (reserved_milli between 0 and ${TOTAL})`,
  ])
    await run(db, `alter table stock_balance add column ${column}`)
  await tenantTable(
    db,
    'stock_revaluation',
    `company_id uuid not null, id uuid not null, location_id uuid not null, product_id uuid not null,
     value_nano numeric not null constraint stock_revaluation_value_nano_check
       check (value_nano between -${VALUE} and ${VALUE} and value_nano = trunc(value_nano) and value_nano <> 0),
     cause text not null constraint stock_revaluation_cause_check check (cause in ('begun', 'shortage')),
     document_kind text, document_id uuid, user_id uuid,
     recorded_at timestamptz not null,
     constraint stock_revaluation_pk primary key (company_id, id),
     constraint stock_revaluation_document_check
       check ((cause = 'begun') = (document_id is null) and (document_id is null) = (document_kind is null)
         and (document_id is null) = (user_id is null))`,
    {
      rows: 'append',
      foreignKeys: {
        stock_revaluation_balance_fk:
          '(company_id, location_id, product_id) references stock_balance (company_id, location_id, product_id)',
      },
    },
  )
  await run(
    db,
    `create index stock_revaluation_product_idx on stock_revaluation (company_id, product_id, location_id, recorded_at)`,
  )
  await keepPosted(db, 'stock_revaluation')
  await begin(db)
}

/**
 * What movements cost so far. Imports had posted what was there at no cost: what is left of that is worth the cost that its
 * product has. The owner sees no rows while security is forced.
 */
async function begin(db: Migrating): Promise<void> {
  const read = ['stock_balance', 'stock_ledger', 'stock_revaluation', 'product']
  for (const table of read) await run(db, `alter table ${table} no force row level security`)
  await run(
    db,
    `insert into stock_revaluation (company_id, id, location_id, product_id, value_nano, cause, recorded_at)
     select b.company_id, gen_random_uuid(), b.location_id, b.product_id,
       b.on_hand_milli::numeric * p.cost_micro - l.value_nano, 'begun', now()
     from stock_balance b
     join product p on p.company_id = b.company_id and p.id = b.product_id
     join (
       select company_id, location_id, product_id, sum(quantity_milli::numeric * unit_cost_micro) as value_nano
       from stock_ledger group by company_id, location_id, product_id
     ) l on l.company_id = b.company_id and l.location_id = b.location_id and l.product_id = b.product_id
     where b.on_hand_milli > 0 and p.cost_micro > 0 and l.value_nano <= 0`,
  )
  await run(
    db,
    `update stock_balance b set value_nano = v.value_nano
     from (
       select company_id, location_id, product_id, sum(value_nano) as value_nano from (
         select company_id, location_id, product_id, quantity_milli::numeric * unit_cost_micro as value_nano
         from stock_ledger
         union all
         select company_id, location_id, product_id, value_nano from stock_revaluation
       ) m group by company_id, location_id, product_id
     ) v
     where v.company_id = b.company_id and v.location_id = b.location_id and v.product_id = b.product_id`,
  )
  for (const table of read) await run(db, `alter table ${table} force row level security`)
}
