import { type ReactNode, useEffect, useState } from 'react'
import { useCompany } from '@comptoir/platform'
import type { Device } from './device.ts'
import { DeviceContext, NO_DEVICE } from './device-context.ts'

const EVERY_MS = 60_000

/** Opens the catalogue on this device once the counter is drawn, and keeps it up to date while it is open. */
export function DeviceProvider({ children }: { children: ReactNode }) {
  const { id } = useCompany()
  const [device, setDevice] = useState<Device>(NO_DEVICE)
  useEffect(() => {
    const closing = new AbortController()
    void openLater(id).then(
      (opened) => {
        if (closing.signal.aborted) return
        setDevice(opened)
        keepInStep(opened, closing.signal)
      },
      // Its code could not be loaded: the server answers.
      () => undefined,
    )
    return () => closing.abort()
  }, [id])
  return <DeviceContext value={device}>{children}</DeviceContext>
}

async function openLater(companyId: string): Promise<Device> {
  const { openDevice } = await import('./open-device.ts')
  return openDevice(companyId)
}

/** Every minute, and when the network or the reader comes back. */
function keepInStep(device: Device, signal: AbortSignal): void {
  const turn = (): void => {
    // Without an answer the next turn tries again; what is there goes on being sold from.
    if (!document.hidden) void device.sync().catch(() => undefined)
  }
  const timer = setInterval(turn, EVERY_MS)
  signal.addEventListener('abort', () => clearInterval(timer))
  globalThis.addEventListener('online', turn, { signal })
  document.addEventListener('visibilitychange', turn, { signal })
  turn()
}
