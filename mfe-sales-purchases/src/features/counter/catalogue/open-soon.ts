import type { Device } from './device.ts'

/**
 * Opens the catalogue on this device, or gives the one that is open. Asked for as soon as it is known that the counter will
 * be drawn: another thread reads it meanwhile.
 */
export async function openSoon(companyId: string): Promise<Device> {
  const { openDevice } = await import(/* webpackChunkName: "at-hand" */ './open-device.ts')
  return openDevice(companyId)
}
