import { connect } from 'node:net'
import type { PrinterAddress } from '../printer-address.ts'

/** So long is waited for a printer to be reached, and for it to take anything. */
const IDLE_MS = 6000
/** A printer that has got everything need not hang up. */
const GOODBYE_MS = 1500

/** How printing ended: `stopped` where the printer hung up before it had all. */
export type PrintOutcome = 'printed' | 'unreachable' | 'slow' | 'stopped'

export interface PrintPatience {
  idleMs: number
  goodbyeMs: number
}

/** Sends bytes to a printer as they are. What it answers is not read: few answer anything. */
export function printOnNetwork(
  { host, port }: PrinterAddress,
  bytes: Buffer,
  { idleMs, goodbyeMs }: PrintPatience = { idleMs: IDLE_MS, goodbyeMs: GOODBYE_MS },
): Promise<PrintOutcome> {
  return new Promise((resolve) => {
    let isReached = false
    let isSent = false
    const socket = connect({ host, port, allowHalfOpen: true })
    const end = (outcome: PrintOutcome): void => {
      resolve(outcome)
      socket.destroy()
    }
    socket.resume()
    socket.setTimeout(idleMs, () => end(isSent ? 'printed' : isReached ? 'slow' : 'unreachable'))
    socket.on('connect', () => {
      isReached = true
      socket.end(bytes)
    })
    socket.on('finish', () => {
      isSent = true
      socket.setTimeout(goodbyeMs)
    })
    socket.on('end', () => end(isSent ? 'printed' : 'stopped'))
    socket.on('error', () => end(isReached ? 'stopped' : 'unreachable'))
    socket.on('close', () => end(isSent ? 'printed' : 'stopped'))
  })
}
