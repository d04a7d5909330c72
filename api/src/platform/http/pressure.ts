import { monitorEventLoopDelay } from 'node:perf_hooks'
import { getHeapStatistics, type HeapInfo } from 'node:v8'
import type { FastifyInstance } from 'fastify'
import { DomainError } from '../errors.ts'
import { workOf } from '../work.ts'

/** `high`: all but what the counter posts is refused. `extreme`: that too. */
export type Pressure = 'none' | 'high' | 'extreme'

/** What the process has too little of, if anything. */
export interface PressureGauge {
  read(): Pressure
  stop(): void
}

export interface Reading {
  /** Mean of how late the event loop was, in milliseconds. */
  delayMs: number
  /** The part of the heap that is in use, of 1. */
  heap: number
  /** Resident memory beyond what the heap may take: buffers, threads, the program. */
  besideMebibytes: number
}

const EVERY_MS = 500
const RESOLUTION_MS = 20
const RETRY_SECONDS = 2
const MEBIBYTE = 1024 * 1024

const HIGH: Reading = { delayMs: 1000, heap: 0.85, besideMebibytes: 1024 }
const EXTREME: Reading = { delayMs: 3000, heap: 0.95, besideMebibytes: 1536 }
/** Refusing everything relieves a process within seconds. What lasts so long does not pass by itself. */
export const HOPELESS_MS = 3 * 60_000

/** The pressure that a reading means. */
export function pressureOf(reading: Reading): Pressure {
  const exceeds = ({ delayMs, heap, besideMebibytes }: Reading): boolean =>
    reading.delayMs > delayMs || reading.heap > heap || reading.besideMebibytes > besideMebibytes
  if (exceeds(EXTREME)) return 'extreme'
  return exceeds(HIGH) ? 'high' : 'none'
}

/** A heap that has grown as far as it may is no pressure by itself: the system is given little of it back. */
export function memoryOf(
  { used_heap_size: used, heap_size_limit: limit }: Pick<HeapInfo, 'used_heap_size' | 'heap_size_limit'>,
  residentBytes: number,
): Omit<Reading, 'delayMs'> {
  return { heap: used / limit, besideMebibytes: (residentBytes - limit) / MEBIBYTE }
}

/** How a process is looked at. */
export interface Look {
  read(): Reading
  stop(): void
}

function lookAtProcess(): Look {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  return {
    read: () => {
      const delayMs = delay.mean / 1e6
      delay.reset()
      return { delayMs, ...memoryOf(getHeapStatistics(), process.memoryUsage.rss()) }
    },
    stop: () => void delay.disable(),
  }
}

/**
 * Looks at this process twice a second. Memory need not come back where nothing new is allocated: `onHopeless` is told
 * when the pressure has been extreme without a break for too long, and again as long as it stays so.
 */
export function gaugeProcess(onHopeless: (last: Reading) => void, look: Look = lookAtProcess()): PressureGauge {
  let pressure: Pressure = 'none'
  let earlierMs = 0
  let extremeSince: number | null = null
  const timer = setInterval(() => {
    const reading = look.read()
    // One long piece of work is not too much work: it is over by now.
    pressure = pressureOf({ ...reading, delayMs: Math.min(reading.delayMs, earlierMs) })
    earlierMs = reading.delayMs
    const now = performance.now()
    extremeSince = pressure === 'extreme' ? (extremeSince ?? now) : null
    if (extremeSince === null || now - extremeSince < HOPELESS_MS) return
    extremeSince = now
    onHopeless(reading)
  }, EVERY_MS)
  timer.unref()
  return {
    read: () => pressure,
    stop: () => {
      clearInterval(timer)
      look.stop()
    },
  }
}

/**
 * Refuses new requests while the process has too much to do, before it has no memory left: what is asked for first, what
 * is sold last, health never. A refusal costs next to nothing, so that the process recovers.
 */
export function registerPressure(app: FastifyInstance, gauge: PressureGauge): void {
  app.addHook('onRequest', async (request) => {
    const pressure = gauge.read()
    if (pressure === 'none' || request.url.startsWith('/health')) return
    if (pressure === 'high' && workOf(request) === 'posting') return
    throw new DomainError('server.busy', { seconds: RETRY_SECONDS })
  })
  app.addHook('onClose', async () => gauge.stop())
}
