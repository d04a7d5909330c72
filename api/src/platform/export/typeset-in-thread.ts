import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { fileOf, LIMITS } from './print-in-thread.ts'
import { takeTurn } from './export-queue.ts'
import type { TypesetTask } from './typeset-thread.ts'

const THREAD = fileURLToPath(new URL('./typeset-thread.ts', import.meta.url))

/** The PDF that a template makes of a model, beside the event loop, in its turn among the exports of the company. */
export async function typesetInThread(companyId: string, template: URL, model: unknown): Promise<Uint8Array> {
  const endTurn = await takeTurn(companyId)
  const workerData: TypesetTask = { template: template.href, model }
  const worker = new Worker(THREAD, { workerData, resourceLimits: LIMITS })
  try {
    return await fileOf(worker)
  } finally {
    await worker.terminate()
    endTurn()
  }
}
