import http from 'node:http'
import { readFileSync } from 'node:fs'
import { step } from '../../common/steps.ts'
import { makeCompanies, type Company } from '../company.ts'
import { type Fixture, withFixture } from '../fixture.ts'
import { designationOf } from '../lists/names.ts'
import { Connection } from '../load/connection.ts'
import type { Options } from '../options.ts'
import { type Served, startApi } from '../processes.ts'
import { refuseStopped, waitForRest } from '../rounds.ts'
import { signIn } from '../sign-in.ts'

export const FORMATS = ['csv', 'xlsx'] as const
export type Format = (typeof FORMATS)[number]

/** How long the event loop did not turn, and how long its thread was at work meanwhile. */
export interface Pause {
  pauseMs: number
  workMs: number
}

/** One file of the whole catalogue: how long it took, its size, what the process took beyond its rest, its longest pauses. */
export interface Exported extends Pause {
  seconds: number
  mebibytes: number
  memoryMib: number
}

/** The files of all rounds by their format. */
export type ExportsRun = { products: number; files: Record<Format, Exported[]> }

const FULL = { products: 100_000, restMs: 2000 }
const SMOKE: typeof FULL = { products: 2000, restMs: 100 }
const SAMPLE_MS = 20
const MEBIBYTE = 1024 * 1024

/** Exports a catalogue again and again, as text and as a spreadsheet by turns. */
export function runExports(options: Options): Promise<ExportsRun> {
  const size = options.isSmoke ? SMOKE : FULL
  return withFixture(async (fixture) => {
    const plan = { series: 0, products: size.products, registers: 1, shopCount: 1, designationOf }
    const [company] = await step('Products', () => makeCompanies(fixture, [plan]))
    if (company === undefined) throw new Error('no company was made')
    const pauses: Pause[] = []
    const api = await startListened(fixture, options, pauses)
    try {
      const files: ExportsRun['files'] = { csv: [], xlsx: [] }
      // Before any file: what a file leaves behind counts as its own.
      const restMib = residentMib(api.pid)
      // One round before those that count: whatever is prepared once is.
      for (let round = 0; round <= options.rounds; round += 1) {
        if (!options.isSmoke) await waitForRest()
        for (const format of FORMATS) {
          refuseStopped()
          await new Promise((resolve) => setTimeout(resolve, size.restMs))
          const file = await exportOnce({ api, company, pauses, restMib }, format)
          if (round > 0) files[format].push(file)
        }
      }
      return { products: size.products, files }
    } finally {
      await api.stop()
    }
  })
}

function startListened(fixture: Fixture, { profileFolder }: Options, pauses: Pause[]): Promise<Served> {
  const module = new URL('./tell-pauses.ts', import.meta.url)
  const hear = (message: unknown): void => {
    if (isPause(message)) pauses.push(message)
  }
  return startApi(fixture, profileFolder, {}, { module, hear })
}

function isPause(message: unknown): message is Pause {
  return typeof message === 'object' && message !== null && 'pauseMs' in message
}

interface Bench {
  api: Served
  company: Company
  /** Pauses of the process that were told since it was emptied. */
  pauses: Pause[]
  /** Memory of the process at rest. */
  restMib: number
}

async function exportOnce({ api, company, pauses, restMib }: Bench, format: Format): Promise<Exported> {
  const call = new Connection(api.origin, 'identity')
  const token = await signIn(call, company.administrator)
  call.close()
  let mostMib = restMib
  const sampling = setInterval(() => (mostMib = Math.max(mostMib, residentMib(api.pid))), SAMPLE_MS)
  pauses.length = 0
  const begun = performance.now()
  try {
    const bytes = await download(`${api.origin}/api/${company.id}/products/export?format=${format}`, token)
    const seconds = (performance.now() - begun) / 1000
    const pauseMs = Math.max(...pauses.map((pause) => pause.pauseMs))
    const workMs = Math.max(...pauses.map((pause) => pause.workMs))
    return { seconds, mebibytes: bytes / MEBIBYTE, memoryMib: mostMib - restMib, pauseMs, workMs }
  } finally {
    clearInterval(sampling)
  }
}

/** How many bytes came; as fast as they do. */
function download(url: string, token: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, 'accept-language': 'fr' }
    const asking = http.get(url, { headers }, (answer) => {
      let bytes = 0
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length))
      answer.on('error', reject)
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve(bytes) : reject(new Error(`${url} answered ${String(answer.statusCode)}`)),
      )
    })
    asking.on('error', reject)
  })
}

/** Memory that a process has in the machine's, in MiB. */
function residentMib(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) / 1024
}
