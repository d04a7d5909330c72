import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useStore } from '@comptoir/platform'
import type { PrintedSale } from '../../common/printed-sale.ts'
import { noting, type PrintingStore, type PrintJob } from './printing-jobs.ts'
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

  const work = async (drawn: Drawn, onPrinted?: () => void): Promise<void> => {
    const attempt = async (): Promise<void> => {
      await noting(asked, async () => sendTo(register, await drawn()))
      onPrinted?.()
    }
    await attempt().catch((error: unknown) =>
      setFailure((before) => ({ error, again: [...(before?.again ?? []), attempt] })),
    )
  }
  /** Begun when it is asked for: the page shows the paper only until the next one comes. */
  const begin = ({ number, sold, onPrinted }: PrintJob): (() => Promise<void>) => {
    const isOpening = sold !== null && sold !== undefined && register.opensDrawer && isPaidInCash(sold)
    const drawer = isOpening ? drawNow(register, { paper: null, opensDrawer: true }) : null
    const paper = !sold || register.printsAtOnce ? drawNow(register, { paper: { number }, opensDrawer: false }) : null
    return async () => {
      // The drawer does not wait for the paper.
      if (drawer) await work(drawer)
      if (paper) await work(paper, onPrinted)
    }
  }
  const take = useEffectEvent(() => {
    const { jobs: waiting } = asked.getState()
    if (waiting.length === 0) return
    asked.setState({ jobs: [] })
    for (const job of waiting) turn.current = turn.current.then(begin(job))
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

type Drawn = () => Promise<Uint8Array<ArrayBuffer>>

/** Draws at once; what could not be drawn is tried again whenever it is asked for. */
function drawNow(register: PrintingRegister, part: PrintedPart): Drawn {
  const draw = (): Promise<Uint8Array<ArrayBuffer>> => bytesOf(register, part)
  let drawn: Promise<Uint8Array<ArrayBuffer>> | null = draw()
  drawn.catch(() => {
    drawn = null
  })
  return () => (drawn ??= draw())
}

function isPaidInCash({ payments }: PrintedSale): boolean {
  return payments.some(({ methodKind }) => methodKind === 'cash')
}

function pair({ id, printer }: PrintingRegister): Promise<unknown> {
  return printer === 'serial' ? pairSerial(id) : pairUsb(id)
}
