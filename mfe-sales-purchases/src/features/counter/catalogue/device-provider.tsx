import { type ReactNode, useEffect, useState } from 'react'
import { useCompany } from '@comptoir/platform'
import { keepInStep } from '../in-step.ts'
import type { Device } from './device.ts'
import { DeviceContext, NO_DEVICE } from './device-context.ts'

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
        // Without an answer the next turn tries again; what is there goes on being sold from.
        keepInStep(() => void opened.sync().catch(() => undefined), closing.signal)
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
