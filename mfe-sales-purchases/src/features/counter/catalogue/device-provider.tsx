import { type ReactNode, useEffect, useState } from 'react'
import { useCompany } from '@comptoir/platform'
import type { Device } from './device.ts'
import { DeviceContext, NO_DEVICE } from './device-context.ts'
import { openSoon } from './open-soon.ts'

/** The catalogue on this device, once it is open. */
export function DeviceProvider({ children }: { children: ReactNode }) {
  const { id } = useCompany()
  const [device, setDevice] = useState<Device>(NO_DEVICE)
  useEffect(() => {
    let isOver = false
    void openSoon(id).then(
      (opened) => {
        if (!isOver) setDevice(opened)
      },
      // Its code could not be loaded: the server answers.
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [id])
  return <DeviceContext value={device}>{children}</DeviceContext>
}
