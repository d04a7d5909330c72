import type { TxCtx } from '../../../../platform/context.ts'
import { DomainError } from '../../../../platform/errors.ts'
import { getRegister } from '../registers.service.ts'
import { printOnNetwork } from './print-on-network.ts'
import { printerAt, type PrinterAddress } from '../printer-address.ts'

/** Where a register's printer of the network is; refused where it has none, or none that may be printed on any more. */
export async function findPrinter(
  ctx: TxCtx,
  pointOfSaleId: string,
  id: string,
  networks: readonly string[],
): Promise<PrinterAddress> {
  const { printer, printerAddress } = await getRegister(ctx, pointOfSaleId, id)
  const found = printer === 'network' && printerAddress !== null ? printerAt(printerAddress, networks) : null
  if (!found) throw new DomainError('register.noNetworkPrinter')
  return found
}

/** Prints commands in base64 as they are, outside of any transaction. */
export async function printAt(address: PrinterAddress, data: string): Promise<void> {
  const outcome = await printOnNetwork(address, Buffer.from(data, 'base64'))
  const params = { address: address.host }
  if (outcome === 'unreachable') throw new DomainError('register.printerUnreachable', params)
  if (outcome === 'slow') throw new DomainError('register.printerSlow', params)
  if (outcome === 'stopped') throw new DomainError('register.printerStopped', params)
}
