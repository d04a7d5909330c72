import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type {
  BroughtClosingInput,
  CashSession,
  CloseSessionInput,
  OpenSessionInput,
} from '@comptoir/contracts/sales/cash-sessions'
import type {
  BatchReceipt,
  SentTicket,
  TicketBatch,
  TicketParts,
  TicketSeries,
} from '@comptoir/contracts/sales/register-tickets'
import webpack from 'webpack'
import { ROOT } from '../common/root.ts'

/** The series that a device numbers in. */
export type DeviceSeries = TicketSeries & { lastHash: string }
/** What a counter knows of a sale before it is numbered. */
export type SoldParts = Omit<TicketParts, 'registerId' | 'epoch' | 'counter' | 'seller'>
/** A ticket as a device wrote it down. */
export type DeviceTicket = SentTicket & {
  id: string
  registerId: string
  epoch: number
  counter: number
  number: string
  cashSessionId: string
  waiting?: 1
}

/** A session that a device opened or closed, as far as it is written here. */
type NewStep = { registerId: string; registerName: string; sessionId: string } & (
  | {
      kind: 'opening'
      session: Pick<CashSession, 'id' | 'registerId' | 'openingFloatMinor' | 'openedById' | 'openedAt'>
    }
  | { kind: 'closing'; openedAt: string; closedAt: string; count: CloseSessionInput }
)

interface StepStore {
  all: () => Promise<{ position: number; isReceived?: true }[]>
  take: (step: NewStep) => Promise<void>
  forget: (positions: readonly number[]) => Promise<void>
}

/** As much of the counter's store of tickets as is driven here. */
export interface TicketStore {
  steps: StepStore
  series: (registerId: string) => Promise<DeviceSeries | null>
  takeSeries: (given: TicketSeries, heldEpoch: number | null) => Promise<DeviceSeries>
  sell: (registerId: string, parts: SoldParts) => Promise<DeviceTicket>
  countWaiting: () => Promise<number>
}

/** Any database of a browser, row by row. */
export interface OpenDatabase {
  name: string
  objectStoreNames: Iterable<string>
  getAll: (store: string) => Promise<unknown[]>
  getAllKeys: (store: string) => Promise<unknown[]>
  transaction: (store: string) => { store: { keyPath: string | string[] | null } }
  put: (store: string, row: unknown, key?: unknown) => Promise<unknown>
  close: () => void
}

/** Where a device sends what waits. */
export interface Receiver {
  receive: (batch: TicketBatch) => Promise<BatchReceipt>
  open: (input: OpenSessionInput) => Promise<unknown>
  bring: (sessionId: string, input: BroughtClosingInput) => Promise<unknown>
}

/** The code of the counter that writes tickets down and sends them. */
export interface DeviceCode {
  TicketStore: new (companyId: string) => TicketStore
  sendWaiting: (store: TicketStore, api: Receiver) => Promise<{ received: number; halt: string | null }>
  openDB: (name: string) => Promise<OpenDatabase>
  /** What calls of the counter reject with: a refusal of the API, and no answer at all. */
  ApiProblem: new (problem: object) => Error
  ConnectionError: new (message: string) => Error
}

const QUEUE = path.join(ROOT, 'mfe-sales-purchases', 'src', 'features', 'ticket-queue')
const BUNDLE = path.join(ROOT, 'shared', 'build', 'tsconfig.bundle.json')
const FILE = 'device-code.mjs'
const ENTRY = [
  `export { TicketStore } from ${JSON.stringify(path.join(QUEUE, 'ticket-store.ts'))}`,
  `export { sendWaiting } from ${JSON.stringify(path.join(QUEUE, 'send-waiting.ts'))}`,
  `export { openDB } from 'idb'`,
  `export { ApiProblem, ConnectionError } from '@comptoir/platform'`,
].join('\n')

/** Bundles that code as a page gets it, from its sources as they are, and loads it: its database is the `indexedDB` of this process. */
export async function loadDeviceCode(folder: string): Promise<DeviceCode> {
  fs.mkdirSync(folder, { recursive: true })
  await run(webpack(settings(folder)))
  return (await import(pathToFileURL(path.join(folder, FILE)).href)) as DeviceCode
}

function settings(folder: string): webpack.Configuration {
  return {
    mode: 'none',
    target: ['web', 'es2022'],
    context: ROOT,
    devtool: false,
    entry: `data:text/javascript,${encodeURIComponent(ENTRY)}`,
    output: { path: folder, filename: FILE, module: true, chunkFormat: 'module', library: { type: 'module' } },
    experiments: { outputModule: true },
    resolve: { extensions: ['.ts', '.tsx', '.js', '.mjs'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          // What is not asked for of the platform, its components above all, is left out.
          sideEffects: false,
          use: [
            {
              loader: 'ts-loader',
              options: { transpileOnly: true, onlyCompileBundledFiles: true, configFile: BUNDLE },
            },
          ],
        },
      ],
    },
    optimization: { usedExports: true, providedExports: true, sideEffects: true, innerGraph: true, nodeEnv: false },
  }
}

function run(compiler: webpack.Compiler | null): Promise<void> {
  return new Promise((resolve, reject) => {
    compiler?.run((error, stats) => {
      if (error) reject(error)
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')))
      else resolve()
    })
  })
}
