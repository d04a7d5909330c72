import type pg from 'pg'
import { AUDIT_SEAL, auditSealOf } from '../../../../platform/audit/audit-seal.ts'
import { contentHashOf } from '../../../../platform/evidence/canonical.ts'
import { SEAL_VERSION, sealOf } from '../../../../platform/evidence/seal.ts'
import { BookReader, valueOf } from '../book-reader.ts'
import { readSeries } from '../read-series.ts'
import { TICKETS } from '../series.ts'
import type { SmallBook } from './small-book.ts'

/** Takes a ticket of the open session out of the book with all its traces, as somebody would who knows the product. */
export async function cutOut(owner: pg.Client, book: SmallBook, index: number): Promise<void> {
  const { companyId, tickets } = book
  const id = tickets[index]?.id
  const ask = (text: string): Promise<unknown> => owner.query(text, [companyId, id])
  await ask(
    `update stock_balance b set on_hand_milli = on_hand_milli - m.moved
     from (select product_id, sum(quantity_milli) as moved from stock_ledger where company_id = $1 and document_id = $2 group by 1) m
     where b.company_id = $1 and b.product_id = m.product_id`,
  )
  for (const table of ['stock_ledger', 'money_ledger'])
    await ask(`delete from ${table} where company_id = $1 and document_id = $2`)
  for (const table of ['sale_line', 'sale_tax'])
    await ask(`delete from ${table} where company_id = $1 and sale_id = $2`)
  await ask(`delete from audit_log where company_id = $1 and entity_id = $2`)
  const { rows } = await owner.query<{ counter: string }>(
    'delete from sale where company_id = $1 and id = $2 returning counter',
    [companyId, id],
  )
  await owner.query(
    `update sale set counter = counter - 1,
       number = substring(number for length(number) - 6) || lpad((counter - 1)::text, 6, '0')
     where company_id = $1 and counter > $2`,
    [companyId, rows[0]?.counter],
  )
  await reseal(owner, book)
}

/** Computes the seals of all tickets and of the audit trail anew, over what is stored now. */
export async function reseal(owner: pg.Client, { companyId }: SmallBook): Promise<void> {
  await owner.query(`set local time zone 'UTC'`)
  const reader = new BookReader(owner, companyId)
  let [previous, last]: [Buffer, bigint] = [Buffer.alloc(0), 0n]
  for await (const { head, rows } of readSeries(reader, TICKETS)) {
    last = BigInt(valueOf(head, 'counter'))
    const prefix = valueOf(head, 'number').slice(0, -6)
    const content = contentHashOf(TICKETS.seal, { ...rows, sale: [{ ...head, number: prefix }] })
    const hash = sealOf(SEAL_VERSION, previous, content, last)
    await owner.query(
      'update sale set content_hash = $3, chain_hash = $4, previous_hash = $5 where company_id = $1 and id = $2',
      [companyId, valueOf(head, 'id'), content, hash, previous],
    )
    previous = hash
  }
  await owner.query(
    `update number_series set last_number = $2, last_hash = $3 where company_id = $1 and kind = 'ticket'`,
    [companyId, String(last), previous],
  )
  await resealAudit(owner, reader)
}

async function resealAudit(owner: pg.Client, reader: BookReader): Promise<void> {
  const { companyId } = reader
  await owner.query('delete from audit_seal where company_id = $1', [companyId])
  const { sealed, later } = AUDIT_SEAL.tables.audit_log
  const columns = Object.keys({ ...sealed, ...later }).join(', ')
  const entries = await reader.read(`select ${columns} from audit_log where company_id = $1 order by recorded_at, id`)
  let previous: Buffer = Buffer.alloc(0)
  for (const [index, entry] of entries.entries()) {
    const hash = auditSealOf(entry, BigInt(index + 1), previous)
    await owner.query(
      `insert into audit_seal (company_id, sequence, recorded_at, entry_id, seal_version, hash, previous_hash, sealed_at)
       values ($1, $2, $3, $4, $5, $6, $7, now())`,
      [companyId, index + 1, entry['recorded_at'], entry['id'], SEAL_VERSION, hash, previous],
    )
    previous = hash
  }
}
