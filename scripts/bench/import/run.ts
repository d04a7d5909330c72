import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { ProductImport } from '@comptoir/contracts/inventory/product-import'
import { ProductInput } from '@comptoir/contracts/inventory/products'
import { v7 as newId } from 'uuid'
import { pricesOf, productSearchText } from '../../../api/src/modules/inventory/products/index.ts'
import { inBulkTransaction } from '../../../api/src/platform/db/bulk-transaction.ts'
import { copyRows } from '../../../api/src/platform/db/copy.ts'
import { openDatabase } from '../../../api/src/platform/db/database.ts'
import { checkOf } from '../../../api/src/platform/http/validation.ts'
import { Refusal } from '../../common/refusal.ts'
import { step } from '../../common/steps.ts'
import { makeCompanies, type Company } from '../company.ts'
import { withClient, withFixture, type Fixture } from '../fixture.ts'
import { Connection } from '../load/connection.ts'
import { startApi, type Served } from '../processes.ts'
import { refuseStopped } from '../rounds.ts'
import { signIn } from '../sign-in.ts'
import { catalogueIn, csvOf, madeUp, type Catalogue } from './catalogue-files.ts'
import type { ImportOptions } from './options.ts'
import { pictureArchive } from './picture-archive.ts'

export const STEPS = ['create', 'change', 'undoChange', 'undoCreate', 'pictures'] as const
export type Step = (typeof STEPS)[number]

/** What a step took, of the API beyond its rest, and its longest pauses. */
export interface Taken {
  seconds: number
  products: number
  memoryMib: number
  workMs: number
  pauseMs: number
}

/** `copySeconds` is what PostgreSQL takes for the same rows by COPY, into a table with the same indexes. */
export interface ImportRun {
  name: string
  rows: number
  refused: number
  copySeconds: number
  steps: Record<Step, Taken>
}

const FULL_ROWS = 100_110
const SMOKE_ROWS = 300
/** As many as an archive holds of nearly two megabytes each. */
const PICTURES = 120
const SMOKE_PICTURES = 3
const POLL_MS = 100
const SAMPLE_MS = 20

/**
 * Imports a catalogue, changes all of it by a second file and undoes that; in another company, undoes the first one, and then
 * imports some of it with pictures.
 */
export function runImports(options: ImportOptions): Promise<ImportRun> {
  return withFixture(async (fixture) => {
    const catalogue = await catalogueOf(options)
    const plan = { products: 0, registers: 1, shopCount: 1 }
    const [company, other, first] = await makeCompanies(
      fixture,
      [0, 1, 2].map((series) => ({ ...plan, series })),
    )
    if (!company || !other || !first) throw new Error('no company was made')
    const pauses: Pause[] = []
    const module = new URL('../exports/tell-pauses.ts', import.meta.url)
    const api = await startApi(
      fixture,
      options.profileFolder,
      {},
      { module, hear: (told) => pauses.push(told as Pause) },
    )
    try {
      await workThrough({ api, company: first, pauses, restMib: 0 })
      const bench = { api, company, pauses, restMib: residentMib(api.pid) }
      const copySeconds = await step('COPY', () => copyAlone(fixture, company, catalogue))
      const create = await imported(bench, 'create', csvOf(catalogue, '1.5'))
      const change = await imported(bench, 'change', csvOf(catalogue, '1.9', ' bis'))
      const undoChange = await undone(bench, 'undoChange', change.record)
      // What was changed and set back is not as the creation left it: that is undone where nothing came behind.
      const apart = { ...bench, company: other }
      const alone = await imported(apart, 'create', csvOf(catalogue, '1.5'))
      const undoCreate = await undone(apart, 'undoCreate', alone.record)
      const pictures = await pictured(apart, catalogue, options.isSmoke ? SMOKE_PICTURES : PICTURES)
      return {
        name: catalogue.name,
        rows: create.record.rowCount,
        refused: create.record.badCount,
        copySeconds,
        steps: { create: create.taken, change: change.taken, undoChange, undoCreate, pictures },
      }
    } finally {
      await api.stop()
    }
  })
}

/** A small import, changed and undone: a server makes its serializers and statements once, when they are first wanted. */
async function workThrough(bench: Bench): Promise<void> {
  const few = madeUp(SMOKE_ROWS)
  await imported(bench, 'create', csvOf(few, '1.5'))
  const { record } = await imported(bench, 'change', csvOf(few, '1.9', ' bis'))
  await undone(bench, 'undoChange', record)
}

async function catalogueOf({ file, rows, isSmoke }: ImportOptions): Promise<Catalogue> {
  const most = isSmoke ? SMOKE_ROWS : rows
  if (file === null) return madeUp(most ?? FULL_ROWS)
  const whole = await catalogueIn(file)
  return most === null ? whole : { ...whole, entries: whole.entries.slice(0, most) }
}

interface Pause {
  pauseMs: number
  workMs: number
}

interface Bench {
  api: Served
  company: Company
  /** Pauses of the process that were told since it was emptied. */
  pauses: Pause[]
  restMib: number
}

/** The rows of the catalogue as the import writes them, by COPY into a copy of the table. */
async function copyAlone(fixture: Fixture, company: Company, { entries }: Catalogue): Promise<number> {
  await withClient(fixture.ownerUrl, async (client) => {
    await client.query('create table bench_product (like product including all)')
    await client.query('grant all on bench_product to app_admin')
  })
  // The import refuses the others.
  const [isCode, isDesignation] = [ProductInput.properties.code, ProductInput.properties.designation].map(checkOf)
  const fitting = entries.filter(({ code, designation }) => isCode?.(code) && isDesignation?.(designation))
  const rows = fitting.map(({ code, designation }) => {
    const prices = pricesOf('ttc', 1_500_000, 19_000, 0)
    const text = productSearchText({ code, designation, barcodes: [] })
    return [
      company.id,
      newId(),
      code,
      designation,
      'ttc',
      1_500_000,
      prices?.htMicro ?? 0,
      1_500_000,
      19_000,
      text,
      new Date(),
    ]
  })
  const columns =
    'company_id,id,code,designation,price_basis,unit_price_micro,price_ht_micro,price_ttc_micro,vat_rate_milli,search_text,created_at'
  const admin = openDatabase({ url: fixture.adminUrl, max: 1, onError: () => undefined })
  const known = new Set<string>()
  const own = rows.filter(([, , code]) => !known.has(String(code)) && known.add(String(code)))
  const begun = performance.now()
  try {
    await inBulkTransaction(admin.pool, (client) => copyRows(client, 'bench_product', columns.split(','), own))
    return (performance.now() - begun) / 1000
  } finally {
    await admin.db.destroy()
    await withClient(fixture.ownerUrl, (client) => client.query('drop table bench_product'))
  }
}

/** From the moment that the file is sent until its products are in the catalogue. */
async function imported(
  bench: Bench,
  name: Step,
  csv: string,
  pictures: Buffer | null = null,
): Promise<{ taken: Taken; record: ProductImport }> {
  const call = await caller(bench)
  const path = 'products/import'
  const form = new FormData()
  form.append('pointOfSaleId', bench.company.shops[0]?.pointOfSaleId ?? '')
  form.append('file', new Blob([csv], { type: 'text/csv' }), `${name}.csv`)
  if (pictures)
    form.append('pictures', new Blob([Uint8Array.from(pictures)], { type: 'application/zip' }), 'photos.zip')
  return step(name, () =>
    watched(bench, async () => {
      const { id } = await call<ProductImport>('POST', path, form)
      await until(bench, path, id, 'checked')
      await call('POST', `${path}/${id}/apply`)
      const record = await until(bench, path, id, 'done')
      return { products: record.goodCount, record }
    }),
  )
}

/** The first products once more, each with a picture. */
async function pictured(bench: Bench, catalogue: Catalogue, count: number): Promise<Taken> {
  const entries = catalogue.entries.slice(0, count)
  const archive = pictureArchive(entries.map(({ code }) => code))
  const { taken, record } = await imported(bench, 'pictures', csvOf({ ...catalogue, entries }, '1.5'), archive)
  const added = record.pictures?.addedCount ?? 0
  if (added !== entries.length) throw new Refusal(`${added} of ${entries.length} pictures were added.`)
  return taken
}

async function undone(bench: Bench, name: Step, { id, changeSet }: ProductImport): Promise<Taken> {
  const call = await caller(bench)
  const { taken } = await step(name, () =>
    watched(bench, async () => {
      await call('POST', `product-changes/${changeSet?.id}/undo`)
      for (;;) {
        const { changeSet: set } = await (await caller(bench))<ProductImport>('GET', `products/import/${id}`)
        if (set?.state === 'undone') return { products: set.doneCount, record: null }
        if (set?.state !== 'undoing') throw new Refusal(`The undoing came to ${set?.state}.`)
        await wait(POLL_MS)
      }
    }),
  )
  return taken
}

async function watched<R>(
  { api, pauses, restMib }: Bench,
  work: () => Promise<{ products: number; record: R }>,
): Promise<{ taken: Taken; record: R }> {
  refuseStopped()
  let mostMib = restMib
  const sampling = setInterval(() => (mostMib = Math.max(mostMib, residentMib(api.pid))), SAMPLE_MS)
  pauses.length = 0
  const begun = performance.now()
  try {
    const { products, record } = await work()
    const seconds = (performance.now() - begun) / 1000
    const most = (of: keyof Pause): number => pauses.reduce((longest, pause) => Math.max(longest, pause[of]), 0)
    return {
      taken: { seconds, products, memoryMib: mostMib - restMib, workMs: most('workMs'), pauseMs: most('pauseMs') },
      record,
    }
  } finally {
    clearInterval(sampling)
  }
}

async function until(bench: Bench, path: string, id: string, state: ProductImport['state']): Promise<ProductImport> {
  for (;;) {
    const found = await (await caller(bench))<ProductImport>('GET', `${path}/${id}`)
    if (found.state === state) return found
    if (found.state === 'failed' || found.state === 'uploaded') throw new Refusal(`The import came to ${found.state}.`)
    await wait(POLL_MS)
  }
}

type Call = <R>(method: 'GET' | 'POST', path: string, body?: FormData) => Promise<R>
const tokens = new WeakMap<Bench, { token: string; at: number }>()
/** Tokens live ten minutes. */
const FRESH_MS = 300_000

async function caller(bench: Bench): Promise<Call> {
  const { api, company } = bench
  const known = tokens.get(bench)
  const isFresh = known !== undefined && performance.now() - known.at < FRESH_MS
  const token = isFresh ? known.token : await signedIn(bench)
  if (!isFresh) tokens.set(bench, { token, at: performance.now() })
  return async <R>(method: 'GET' | 'POST', path: string, body?: FormData): Promise<R> => {
    const answer = await fetch(`${api.origin}/api/${company.id}/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { body }),
    })
    if (!answer.ok) throw new Refusal(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as R
  }
}

async function signedIn({ api, company }: Bench): Promise<string> {
  const call = new Connection(api.origin, 'identity')
  try {
    return await signIn(call, company.administrator)
  } finally {
    call.close()
  }
}

function residentMib(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) / 1024
}
