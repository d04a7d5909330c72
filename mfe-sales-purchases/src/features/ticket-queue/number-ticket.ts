import { printTicket, ticketNumber, type RegisterTicket } from '@comptoir/contracts/sales/register-tickets'
import { chainedHash } from './ticket-hash.ts'
import type { DeviceSeries, DeviceTicket, GivenSeries, SoldParts } from './ticket-store.ts'

/** The series that a device goes on in, once the server has answered what it said that it held. */
export function seriesAfter(
  stored: DeviceSeries | undefined,
  given: GivenSeries,
  heldEpoch: number | null,
): DeviceSeries {
  if (stored && stored.epoch !== heldEpoch) return stored
  if (stored?.epoch !== given.epoch) return { ...given, lastHash: '' }
  // What a series bears may change while it goes on.
  return { ...stored, numberPrefix: given.numberPrefix, seller: given.seller, stamps: given.stamps ?? [] }
}

/** Whether a ticket was numbered for just this sale. */
export function isOf({ text }: DeviceTicket, { lines }: SoldParts): boolean {
  const { lines: printed } = JSON.parse(text) as RegisterTicket
  const told = (line: SoldParts['lines'][number]): string =>
    JSON.stringify([line.id, line.productId, line.quantityMilli, line.unitPriceMicro, line.discount])
  return printed.length === lines.length && lines.every((line, at) => printed[at] && told(line) === told(printed[at]))
}

/** The next ticket of a series: printed, and tied to the one before. Throws `MoneyError` where its lines cannot be computed. */
export function nextTicket(series: DeviceSeries, { clientName, cashierName, ...parts }: SoldParts): DeviceTicket {
  const { registerId, epoch, lastCounter, lastHash, numberPrefix } = series
  const seller = {
    ...series.seller,
    client: clientName ?? series.seller.client,
    cashier: cashierName ?? series.seller.cashier,
  }
  const counter = lastCounter + 1
  const printed = printTicket({ ...parts, registerId, epoch, counter, seller })
  const text = JSON.stringify(printed)
  const { id, cashSessionId, occurredAt, currency, totalMinor } = printed
  return {
    ...{ id, registerId, epoch, counter, number: ticketNumber(numberPrefix, counter), cashSessionId },
    ...{ occurredAt, currency, totalMinor, waiting: 1 },
    ...{ text, previousHash: lastHash, hash: chainedHash(lastHash, text) },
  }
}
