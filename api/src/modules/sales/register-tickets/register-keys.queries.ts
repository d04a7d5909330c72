import { MOST_REGISTER_KEYS, type RegisterKey, type TicketSeries } from '@comptoir/contracts/sales/register-tickets'
import type { TxCtx } from '../../../platform/context.ts'

/**
 * What a device is told of keys with its series: that of the epoch, and those of the whole company after a position, the
 * first so many. Nothing where it did not say what it knows. They are no secret, and are of every point of sale. A position that
 * the company has not come to was known before the server was set back: what it was told since has positions that the device
 * takes for known, so all are told anew.
 */
export async function keysFor(
  ctx: TxCtx,
  ofEpoch: Pick<TicketSeries, 'registerId' | 'epoch'>,
  keysAfter: number | undefined,
): Promise<Pick<TicketSeries, 'publicKey' | 'registerKeys'>> {
  if (keysAfter === undefined) return {}
  const own = await findKey(ctx, ofEpoch)
  const last = await findLastPosition(ctx)
  const rows = await ctx.db
    .selectFrom('register_key')
    .select(['position', 'register_id', 'epoch', 'public_key', 'point_of_sale_name', 'register_name'])
    .where('company_id', '=', ctx.companyId)
    .where('position', '>', keysAfter > last ? 0 : keysAfter)
    .orderBy('position')
    .limit(MOST_REGISTER_KEYS)
    .execute()
  const registerKeys = rows.map((row): RegisterKey => ({
    ...{ position: row.position, registerId: row.register_id, epoch: row.epoch },
    publicKey: row.public_key.toString('base64'),
    ...{ pointOfSaleName: row.point_of_sale_name, registerName: row.register_name },
  }))
  return { ...(own && { publicKey: own.public_key.toString('base64') }), registerKeys }
}

/** What a register's tickets of an epoch are recognised by, where its device has told it. */
export async function findKey(
  { db, companyId }: TxCtx,
  { registerId, epoch }: Pick<TicketSeries, 'registerId' | 'epoch'>,
): Promise<{ public_key: Buffer } | undefined> {
  return db
    .selectFrom('register_key')
    .select('public_key')
    .where('company_id', '=', companyId)
    .where('register_id', '=', registerId)
    .where('epoch', '=', epoch)
    .executeTakeFirst()
}

/** The position of the company's last key; 0 where it has none. */
export async function findLastPosition({ db, companyId }: TxCtx): Promise<number> {
  const last = await db
    .selectFrom('register_key')
    .select('position')
    .where('company_id', '=', companyId)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.position ?? 0
}
