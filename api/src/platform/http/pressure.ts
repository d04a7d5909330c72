import { monitorEventLoopDelay } from 'node:perf_hooks'
import { getHeapStatistics } from 'node:v8'
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
  residentMebibytes: number
}

const EVERY_MS = 500
const RESOLUTION_MS = 20
const RETRY_SECONDS = 2
const MEBIBYTE = 1024 * 1024

const HIGH: Reading = { delayMs: 1000, heap: 0.85, residentMebibytes: 1536 }
const EXTREME: Reading = { delayMs: 3000, heap: 0.95, residentMebibytes: 2048 }

/** The pressure that a reading means. */
export function pressureOf(reading: Reading): Pressure {
  const exceeds = ({ delayMs, heap, residentMebibytes }: Reading): boolean =>
    reading.delayMs > delayMs || reading.heap > heap || reading.residentMebibytes > residentMebibytes
  if (exceeds(EXTREME)) return 'extreme'
  return exceeds(HIGH) ? 'high' : 'none'
}

/** Looks at this process twice a second. */
export function gaugeProcess(): PressureGauge {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  let pressure: Pressure = 'none'
  let earlierMs = 0
  const timer = setInterval(() => {
    const heap = getHeapStatistics()
    const delayMs = delay.mean / 1e6
    pressure = pressureOf({
      // One long piece of work is not too much work: it is over by now.
      delayMs: Math.min(delayMs, earlierMs),
      heap: heap.used_heap_size / heap.heap_size_limit,
      residentMebibytes: process.memoryUsage.rss() / MEBIBYTE,
    })
    earlierMs = delayMs
    delay.reset()
  }, EVERY_MS)
  timer.unref()
  return {
    read: () => pressure,
    stop: () => {
      clearInterval(timer)
      delay.disable()
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
