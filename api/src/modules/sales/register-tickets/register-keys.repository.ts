import type { PublicKey, TicketSeries } from '@comptoir/contracts/sales/register-tickets'
import type { TxCtx } from '../../../platform/context.ts'
import { findKey, findLastPosition } from './register-keys.queries.ts'

/** So many tell a key at the same moment at most. */
const MOST_TRIES = 100

interface ToldKey extends Pick<TicketSeries, 'registerId' | 'epoch' | 'seller'> {
  publicKey: PublicKey
}

/**
 * Takes the key of an epoch, where it has none; the first stays. Its position is the next of the company: whoever is a moment
 * later waits for the other's and takes the one after it, so that no position appears below one that was read.
 */
export async function tellKey(ctx: TxCtx, { registerId, epoch, publicKey, seller }: ToldKey): Promise<void> {
  const { db, companyId, userId, now } = ctx
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    if (await findKey(ctx, { registerId, epoch })) return
    const position = (await findLastPosition(ctx)) + 1
    const inserted = await db
      .insertInto('register_key')
      .values({
        ...{ company_id: companyId, register_id: registerId, epoch, position },
        public_key: Buffer.from(publicKey, 'base64'),
        ...{ point_of_sale_name: seller.pointOfSale, register_name: seller.register },
        ...{ told_by: userId, told_at: now },
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('position')
      .executeTakeFirst()
    if (inserted) return
  }
  throw new Error('the keys of a company are told faster than they are taken')
}
