import { createStore, isProblem } from '@comptoir/platform'
import { askCatalogue } from './catalogue.api.ts'
import type { Standing } from './catalogue-service.ts'
import type { Called, Device, DeviceState } from './device.ts'
import { NO_DEVICE } from './device-context.ts'
import { type CatalogueWorker, startWorker } from './start-worker.ts'
import { type Keeper, syncCatalogue } from './sync-catalogue.ts'

type Service = Keeper & Called<'open' | 'prepare' | 'find' | 'byCode'>

/** From one question for what is new to the next. */
const MOMENT_MS = 2000

interface Opened {
  companyId: string
  device: Promise<Device>
  end: () => void
}

const last = createStore<{ opened: Opened | null }>(() => ({ opened: null }))

/** The catalogue of a company on this device: opened once and kept, for people come back to the counter. */
export function openDevice(companyId: string): Promise<Device> {
  const { opened } = last.getState()
  if (opened?.companyId === companyId) return opened.device
  opened?.end()
  const worker = startWorker()
  const device = deviceOf(worker, companyId)
  last.setState({ opened: { companyId, device, end: () => worker?.end() } })
  return device
}

async function deviceOf(worker: CatalogueWorker | null, companyId: string): Promise<Device> {
  if (worker === null) return NO_DEVICE
  try {
    return await withService(worker.service, companyId)
  } catch {
    // In private windows some browsers have no database: the server answers then.
    worker.end()
    return NO_DEVICE
  }
}

async function withService(service: Service, companyId: string): Promise<Device> {
  const state = createStore<DeviceState>(() => ({ isUsable: false, revision: 0 }))
  const take = ({ isUsable, revision }: Standing): void => {
    if (revision === state.getState().revision) return
    state.setState({ isUsable, revision })
    if (isUsable) void service.prepare()
  }
  take(await service.open(companyId))
  let syncedMs = Number.NEGATIVE_INFINITY
  const sync = async (): Promise<void> => {
    syncedMs = performance.now()
    take(await syncFrom(service))
  }
  let looking: ReturnType<typeof setTimeout> | undefined
  const lookForNew = (): void => {
    looking ??= setTimeout(
      () => {
        looking = undefined
        void sync().catch(() => undefined)
      },
      syncedMs + MOMENT_MS - performance.now(),
    )
  }
  return { state, finder: service, sync, lookForNew }
}

/** A server that was set back knows the stamp no more: the catalogue is read anew. */
async function syncFrom(service: Service): Promise<Standing> {
  try {
    return await syncCatalogue(service, askCatalogue())
  } catch (error) {
    if (!isProblem(error, 'counterCatalogue.stampUnknown')) throw error
    await service.beginAnew()
    return syncCatalogue(service, askCatalogue())
  }
}
