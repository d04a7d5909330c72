import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useStore } from '@comptoir/platform'
import type { PrintedSale } from '../../common/printed-sale.ts'
import type { PrintingStore, PrintJob } from './printing-jobs.ts'
import { type PrintingRegister, type PrintedPart, bytesOf, sendTo } from './ticket-printer.ts'
import { pairSerial } from './transports/serial.ts'
import { pairUsb } from './transports/usb.ts'
import { PrinterError } from './transports/printer-error.ts'

/** What did not come out, oldest first, and why. */
export interface Failure {
  error: unknown
  again: readonly (() => Promise<void>)[]
}

/** Prints what the counter asks for, in turn. What fails stays as it was drawn until it is tried again or given up. */
export function useJobs(register: PrintingRegister, asked: PrintingStore) {
  const { jobs } = useStore(asked)
  const [failure, setFailure] = useState<Failure | null>(null)
  const turn = useRef<Promise<void>>(Promise.resolve())

  const work = async (part: PrintedPart, onPrinted?: () => void): Promise<void> => {
    let bytes: Uint8Array<ArrayBuffer> | null = null
    const attempt = async (): Promise<void> => {
      bytes ??= await bytesOf(register, part)
      await sendTo(register, bytes)
      onPrinted?.()
    }
    await attempt().catch((error: unknown) =>
      setFailure((before) => ({ error, again: [...(before?.again ?? []), attempt] })),
    )
  }
  const print = async ({ number, sold, onPrinted }: PrintJob): Promise<void> => {
    // The drawer does not wait for the paper.
    if (sold && register.opensDrawer && isPaidInCash(sold)) await work({ paper: null, opensDrawer: true })
    if (!sold || register.printsAtOnce) await work({ paper: { number }, opensDrawer: false }, onPrinted)
  }
  const take = useEffectEvent(() => {
    const { jobs: waiting } = asked.getState()
    if (waiting.length === 0) return
    asked.setState({ jobs: [] })
    for (const job of waiting) turn.current = turn.current.then(() => print(job))
  })
  useEffect(() => {
    take()
  }, [jobs])

  /** A press, after which a browser may ask which printer is meant. */
  const retry = async (): Promise<void> => {
    if (!failure) return
    setFailure(null)
    const { error, again } = failure
    const isUnknown = error instanceof PrinterError && error.fault === 'notPaired'
    const left = [...again]
    try {
      if (isUnknown) await pair(register)
      for (const attempt of again) {
        await attempt()
        left.shift()
      }
    } catch (reason) {
      setFailure({
        error: reason instanceof PrinterError && reason.fault === 'notChosen' ? error : reason,
        again: left,
      })
    }
  }
  return { failure, retry: (): void => void retry(), giveUp: () => setFailure(null) }
}

function isPaidInCash({ payments }: PrintedSale): boolean {
  return payments.some(({ methodKind }) => methodKind === 'cash')
}

function pair({ id, printer }: PrintingRegister): Promise<unknown> {
  return printer === 'serial' ? pairSerial(id) : pairUsb(id)
}
