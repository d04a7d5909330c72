import type { ServerResponse } from 'node:http'
import type { LiveRemote } from '@comptoir/contracts/federation'

/** Where an open page listens. */
export const CHANGES = '/__comptoir/changes'

/** What an open page receives: the registry's entry of a remote, or the phrases of one language, read afresh. */
export interface ChangeEvents {
  registry: LiveRemote
  phrases: { remote: string; language: string; phrases: unknown }
}

/** Notifies open pages of changes to a remote other than code, which the development server exchanges by itself. */
export class Changes {
  readonly #pages = new Set<ServerResponse>()

  listen(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).flushHeaders()
    this.#pages.add(response)
    response.on('close', () => this.#pages.delete(response))
  }

  tell<E extends keyof ChangeEvents>(event: E, data: ChangeEvents[E]): void {
    for (const page of this.#pages) page.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  }
}
