import 'fake-indexeddb/auto'
import { MessageChannel, type MessagePort } from 'node:worker_threads'
import { type Endpoint, expose } from 'comlink'
import { CatalogueService } from '../catalogue/catalogue-service.ts'

/** A browser that has workers, as far as the catalogue of the counter needs one: it works in the page. */
export function withWorkers(): void {
  class WorkerHere {
    constructor() {
      const { port1, port2 } = new MessageChannel()
      expose(new CatalogueService(), endOf(port2))
      return Object.assign(endOf(port1), { terminate: () => port1.close() })
    }
  }
  Object.assign(globalThis, { Worker: WorkerHere })
}

/** A port of Node as browsers have them. It keeps no test waiting for its end. */
function endOf(port: MessagePort): Endpoint {
  const heard = new Map<unknown, (data: unknown) => void>()
  return {
    postMessage: (message: unknown) => port.postMessage(message),
    addEventListener: (type, listener) => {
      if (type !== 'message') return
      const hear = (data: unknown): void => {
        const event = new MessageEvent('message', { data })
        if (typeof listener === 'function') listener(event)
        else listener.handleEvent(event)
      }
      heard.set(listener, hear)
      port.on('message', hear)
      port.unref()
    },
    removeEventListener: (_, listener) => {
      const hear = heard.get(listener)
      if (hear) port.off('message', hear)
    },
  }
}
