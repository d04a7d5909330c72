import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { Cell, Sheet } from './sheet.ts'

const THREAD = fileURLToPath(new URL('./print-thread.ts', import.meta.url))

/** A file that would take more fails alone, and not the server with it. */
export const LIMITS = { maxOldGenerationSizeMb: 1024 }

/** The list as a PDF, which is computed whole: beside the event loop, which reads its rows meanwhile. */
export async function* printInThread(sheet: Sheet, steps: AsyncIterable<Cell[][]>): AsyncGenerator<Uint8Array> {
  const worker = new Worker(THREAD, { workerData: sheet, resourceLimits: LIMITS })
  const printed = fileOf(worker)
  // Heard of where it is awaited; until then reading may fail first.
  printed.catch(() => undefined)
  try {
    for await (const rows of steps) worker.postMessage(rows)
    worker.postMessage(null)
    yield await printed
  } finally {
    await worker.terminate()
  }
}

/** The one message that a thread answers with. */
export function fileOf(worker: Worker): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', (code) =>
      reject(new Error(`The thread that builds a file ended with ${String(code)} and no file`)),
    )
  })
}
