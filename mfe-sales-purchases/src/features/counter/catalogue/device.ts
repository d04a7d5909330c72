import type { StoreApi } from '@comptoir/platform'
import type { CatalogueService } from './catalogue-service.ts'

type Soon<Answer> = Answer | Promise<Answer>

/** Some calls of the catalogue's service, wherever it is: in another thread it answers later. */
export type Called<Name extends keyof CatalogueService> = {
  [Each in Name]: (...given: Parameters<CatalogueService[Each]>) => Soon<Awaited<ReturnType<CatalogueService[Each]>>>
}

/** What a catalogue is asked for. */
type Asked = 'find' | 'byCode' | 'categories' | 'within' | 'first' | 'group'

export interface DeviceState {
  /** Whether all of the catalogue is here. */
  isUsable: boolean
  /** Another one with each change of it. */
  revision: number
}

/** The catalogue of a company on this device. */
export interface Device {
  state: StoreApi<DeviceState>
  /** Null where the browser keeps none. */
  finder: Called<Asked> | null
  /** Brings it up to date. Rejects where the server does not answer; what is there stays as it is. */
  sync: () => Promise<void>
  /** Something was not found: asks whether it is new, some moments after it was asked before. */
  lookForNew: () => void
}
