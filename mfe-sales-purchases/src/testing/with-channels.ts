import { BroadcastChannel } from 'node:worker_threads'

/** A browser whose windows can talk to each other. They keep no test waiting for their end. */
export function withChannels(): void {
  class ChannelHere {
    readonly #channel: BroadcastChannel
    constructor(name: string) {
      this.#channel = new BroadcastChannel(name)
      this.#channel.unref()
    }
    postMessage(message: unknown): void {
      this.#channel.postMessage(message)
    }
    addEventListener(_: 'message', listener: (event: MessageEvent) => void): void {
      this.#channel.onmessage = ({ data }: { data: unknown }) => listener(new MessageEvent('message', { data }))
    }
    close(): void {
      this.#channel.close()
    }
  }
  Object.assign(globalThis, { BroadcastChannel: ChannelHere })
}
