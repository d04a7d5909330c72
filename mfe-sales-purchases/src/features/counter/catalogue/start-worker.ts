import { type Remote, wrap } from 'comlink'
import type { CatalogueService } from './catalogue-service.ts'

export interface CatalogueWorker {
  service: Remote<CatalogueService>
  end: () => void
}

/** The catalogue in a worker of its own; null where the browser has none. */
export function startWorker(): CatalogueWorker | null {
  if (typeof Worker === 'undefined') return null
  const worker = new Worker(new URL('./catalogue.worker.ts', import.meta.url), { name: 'catalogue' })
  return { service: wrap<CatalogueService>(worker), end: () => worker.terminate() }
}
