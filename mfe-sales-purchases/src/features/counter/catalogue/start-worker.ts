import { type Remote, wrap } from 'comlink'
import type { CatalogueService } from './catalogue-service.ts'

export interface CatalogueWorker {
  service: Remote<CatalogueService>
  /** Rejects once the worker has failed, or could not be loaded. */
  failed: Promise<never>
  end: () => void
}

/** The catalogue in a worker of its own; null where the browser has none. */
export function startWorker(): CatalogueWorker | null {
  if (typeof Worker === 'undefined') return null
  const worker = new Worker(new URL('./catalogue.worker.ts', import.meta.url), { name: 'catalogue' })
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener('error', ({ message }) => reject(new Error(`The catalogue's worker failed: ${message}`)))
  })
  return { service: wrap<CatalogueService>(worker), failed, end: () => worker.terminate() }
}
