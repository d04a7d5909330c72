import { leadAmongTabs } from './leading-tab.ts'
import { PAUSED, type Shown } from './shown.ts'

/** What a screen and a counter tell each other. */
type Told = { ask: true } | { shown: Shown }

/** As often a screen asks; whoever has not answered for longer than the patience is not there. */
const ASK_MS = 4000
const PATIENCE_MS = 10_000

/** Of one register on one device; null where the browser has no such thing. */
function channelOf(companyId: string, registerId: string): BroadcastChannel | null {
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(nameOf(companyId, registerId))
}

function nameOf(companyId: string, registerId: string): string {
  return `comptoir.display.${companyId}.${registerId}`
}

export interface DisplaySender {
  show: (shown: Shown) => void
  /** Leaves the screens paused, unless another tab goes on with them. */
  close: () => void
}

/** The counter's end: what it shows is sent, and sent again to whoever asks, by the tab that leads. */
export function openSender(companyId: string, registerId: string): DisplaySender {
  let channel: BroadcastChannel | null = null
  let last: Shown = PAUSED
  const send = (): void => channel?.postMessage({ shown: last } satisfies Told)
  const lead = (isLeading: boolean): void => {
    channel?.close()
    channel = isLeading ? channelOf(companyId, registerId) : null
    channel?.addEventListener('message', ({ data }: MessageEvent<Told>) => {
      if ('ask' in data) send()
    })
    send()
  }
  const leave = leadAmongTabs(nameOf(companyId, registerId), lead)
  return {
    show: (shown) => {
      last = shown
      send()
    },
    close: () => {
      last = PAUSED
      send()
      leave()
    },
  }
}

/** The screen's end: hears what is shown, and that it is paused where no counter answers. Gives what ends it. */
export function followDisplay(companyId: string, registerId: string, onShown: (shown: Shown) => void): () => void {
  const channel = channelOf(companyId, registerId)
  let heardMs = performance.now()
  const ask = (): void => {
    if (performance.now() - heardMs > PATIENCE_MS) onShown(PAUSED)
    channel?.postMessage({ ask: true } satisfies Told)
  }
  channel?.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    if (!('shown' in data)) return
    heardMs = performance.now()
    onShown(data.shown)
  })
  const timer = setInterval(ask, ASK_MS)
  ask()
  return () => {
    clearInterval(timer)
    channel?.close()
  }
}
