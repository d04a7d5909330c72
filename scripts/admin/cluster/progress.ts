import type pg from 'pg'
import { inBytes } from './words.ts'

interface Row {
  status: string
  source: string
  target: string
}

/** How far the engine is with what it moves, in words; null while it moves nothing. */
export async function readProgress(client: pg.Client): Promise<string | null> {
  const { rows } = await client.query<Row>(
    `select status, sum(source_shard_size) as source, sum(target_shard_size) as target
     from get_rebalance_progress() group by status order by count(*) desc limit 1`,
  )
  return rows[0] === undefined ? null : describeProgress(rows[0])
}

export function describeProgress({ status, source, target }: Row): string {
  return status === 'Copying Data' ? `${status}: ${inBytes(Number(target))} of ${inBytes(Number(source))}` : status
}
