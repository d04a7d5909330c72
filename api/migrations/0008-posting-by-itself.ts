import { saleContextFunction } from './fewer-round-trips.sql.ts'
import { salePostWithDiscountsFunction } from './sale-post-with-discounts.sql.ts'
import { saleReturnPostFunction } from './sale-return-post.sql.ts'
import { run, type Migrating } from './support.ts'

/**
 * What a document of the counter reads and what posts it become statements of their own: each enters the company itself
 * and needs no transaction around it, which saves the ways to the database that begin and end one.
 */
export async function up(db: Migrating): Promise<void> {
  await fewerKeys(db)
  // A function that enters a company cannot be stable, and text that is only read as JSON need not be taken apart first.
  const context = entering(saleContextFunction).replace(' stable ', ' ').replaceAll('jsonb_', 'json_').replaceAll(' jsonb', ' json')
  for (const [name, text] of [
    ['sale_context', context],
    ['sale_post', entering(salePostWithDiscountsFunction)],
    ['sale_return_post', entering(saleReturnPostFunction)],
  ] as const) {
    await run(db, `drop function ${name}`)
    await run(db, text)
    await run(db, `revoke all on function ${name} from public`)
    await run(db, `grant execute on function ${name} to app_rw`)
  }
}

/** The same function, whose first step enters the company of its first parameter. */
function entering(text: string): string {
  const body = '\nbegin\n'
  if (!text.includes(body)) throw new Error('a function without a body')
  return text.replace(body, `${body}  perform app_set_company(p_company);\n`)
}

/**
 * A ledger's row is known by its document; its own id orders it and needs no index. It hangs on its balance, which hangs
 * on place and product. A line's number is its place in the document, which only the posting function gives.
 */
async function fewerKeys(db: Migrating): Promise<void> {
  await run(
    db,
    `alter table stock_ledger
       drop constraint stock_ledger_pk,
       drop constraint stock_ledger_document_key,
       add constraint stock_ledger_pk primary key (company_id, document_id, document_line_id, kind),
       drop constraint stock_ledger_location_fk,
       drop constraint stock_ledger_product_fk,
       add constraint stock_ledger_balance_fk foreign key (company_id, location_id, product_id) references stock_balance (company_id, location_id, product_id)`,
  )
  await run(
    db,
    `alter table money_ledger
       drop constraint money_ledger_pk,
       drop constraint money_ledger_document_key,
       add constraint money_ledger_pk primary key (company_id, document_id, kind, line_number)`,
  )
  await run(db, `alter table sale_line drop constraint sale_line_number_key`)
  await run(db, `alter table sale_return_line drop constraint sale_return_line_number_key`)
}
