import { v7 as newId } from 'uuid'
import { endNotifications, notify } from '../../identity/index.ts'
import { listReaders, type Reader } from './audience.queries.ts'
import { CAUSES, type CauseKind, type CauseRow, type Looking } from './causes.queries.ts'
import { audienceOf, paramsOf, TELLINGS, toldTogether } from './news.rules.ts'
import { findEndedCauses, findUntold, forgetGone, insertTold } from './stock-notices.repository.ts'

/**
 * Looks at the stock of a company once: tells what is so and was not told yet, and takes back what is over. Looking twice
 * tells nothing twice, and what is so again after it was over is told again.
 */
export async function tellStock(looking: Looking): Promise<void> {
  const readers = await listReaders(looking)
  for (const kind of CAUSES) {
    await forgetGone(looking, kind)
    for (const rows of toldTogether(kind, await findUntold(looking, kind))) await tell(looking, kind, rows, readers)
  }
  await endNotifications(looking, await findEndedCauses(looking))
}

/** Told to nobody where nobody may act on it: whoever comes later finds it in the lists. */
async function tell(
  looking: Looking,
  kind: CauseKind,
  [first, ...others]: readonly CauseRow[],
  readers: readonly Reader[],
): Promise<void> {
  if (first === undefined) return
  const causeId = newId()
  const { point_of_sale_id: pointOfSaleId } = first
  await insertTold(
    looking,
    kind,
    [first, ...others].map((row) => ({ ...row, causeId })),
  )
  const telling = TELLINGS[kind]
  for (const userId of audienceOf(kind, pointOfSaleId, readers))
    await notify(looking, {
      kind: telling.kind,
      params: paramsOf([first, ...others]),
      place: { layout: 'pointOfSale', path: telling.pathOf(first), pointOfSaleId },
      ...{ userId, causeId },
    })
}
