import { createContext, use } from 'react'
import { createStore } from '@comptoir/platform'
import type { Device, DeviceState } from './device.ts'

/** Before the catalogue on this device is open, and where there can be none. */
export const NO_DEVICE: Device = {
  state: createStore<DeviceState>(() => ({ isUsable: false, revision: 0 })),
  finder: null,
  sync: async () => undefined,
  lookForNew: () => undefined,
}

export const DeviceContext = createContext<Device>(NO_DEVICE)

/** The catalogue on this device. */
export function useDevice(): Device {
  return use(DeviceContext)
}
