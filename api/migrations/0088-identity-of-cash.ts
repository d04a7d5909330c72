import { run, type Migrating } from './support.ts'

const AMOUNT = '1000000000000'
/** 5,000 dinars, from which on Tunisian law has the seller declare cash with the buyer's identity. */
const OF_LAW = 5_000_000

/** From which amount in cash, excluding tax, a company asks who pays; 0 where it never does. */
export async function up(db: Migrating): Promise<void> {
  await run(
    db,
    `alter table company add column cash_identity_minor bigint not null default 0
       constraint company_cash_identity_check check (cash_identity_minor between 0 and ${AMOUNT})`,
  )
  // The owner sees no company while row-level security is forced.
  await run(db, `alter table company no force row level security`)
  await run(db, `update company set cash_identity_minor = ${OF_LAW} where currency = 'TND'`)
  await run(db, `alter table company force row level security`)
}
