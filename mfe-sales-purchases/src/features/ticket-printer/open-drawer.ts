import type { DrawerOpening } from '@comptoir/contracts/company/registers'
import { api, ConnectionError, isProblem } from '@comptoir/platform'
import { type PrintingRegister, bytesOf, sendTo } from './ticket-printer.ts'
import { printingPath } from './transports/network.ts'
import { PrinterError } from './transports/printer-error.ts'

/** Opens the drawer beside sales. It is written down first, so without the server it stays shut. */
export async function openDrawer(register: PrintingRegister, opening: DrawerOpening): Promise<void> {
  try {
    await api.post(printingPath(register, 'drawer-openings'), opening)
  } catch (error) {
    if (error instanceof ConnectionError) throw new PrinterError('drawerOffline')
    if (isProblem(error)) throw new PrinterError('refused', error.message)
    throw error
  }
  await sendTo(register, await bytesOf(register, { paper: null, opensDrawer: true }))
}
