import { createStore, isProblem } from '@comptoir/platform'
import { askCatalogue } from './catalogue.api.ts'
import type { Standing } from './catalogue-service.ts'
import type { Device, DeviceState } from './device.ts'
import { NO_DEVICE } from './device-context.ts'
import { type CatalogueWorker, startWorker } from './start-worker.ts'
import { syncCatalogue } from './sync-catalogue.ts'

type Service = CatalogueWorker['service']

/** What the screen asks for at a change is answered first. */
const PREPARED_AFTER_MS = 1000
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
    return await withService(worker, companyId)
  } catch {
    // In private windows some browsers have no database: the server answers then.
    worker.end()
    return NO_DEVICE
  }
}

async function withService({ service, failed }: CatalogueWorker, companyId: string): Promise<Device> {
  const state = createStore<DeviceState>(() => ({ isUsable: false, revision: 0 }))
  let preparing: ReturnType<typeof setTimeout> | undefined
  const take = ({ isUsable, revision }: Standing): void => {
    if (revision === state.getState().revision) return
    state.setState({ isUsable, revision })
    clearTimeout(preparing)
    if (isUsable) preparing = setTimeout(() => void service.prepare(), PREPARED_AFTER_MS)
  }
  take(await Promise.race([service.open(companyId), failed]))
  failed.catch(() => {
    state.setState({ isUsable: false })
    last.setState({ opened: null })
  })
  const { sync, lookForNew } = inStep(() => syncFrom(service, take))
  return {
    state,
    // What a worker that has failed was asked is never answered.
    finder: {
      find: (...given) => Promise.race([service.find(...given), failed]),
      byCode: (...given) => Promise.race([service.byCode(...given), failed]),
      categories: () => Promise.race([service.categories(), failed]),
      within: (...given) => Promise.race([service.within(...given), failed]),
      first: (...given) => Promise.race([service.first(...given), failed]),
      group: (...given) => Promise.race([service.group(...given), failed]),
    },
    sync,
    lookForNew,
  }
}

/** One at a time: an answer that comes late would set back what a later one has brought. */
function inStep(syncNow: () => Promise<void>): Pick<Device, 'sync' | 'lookForNew'> {
  let syncedMs = Number.NEGATIVE_INFINITY
  let running: Promise<void> | undefined
  let looking: ReturnType<typeof setTimeout> | undefined
  const sync = (): Promise<void> => {
    running ??= syncNow().finally(() => {
      running = undefined
      syncedMs = performance.now()
    })
    return running
  }
  const lookForNew = (): void => {
    looking ??= setTimeout(
      () => {
        looking = undefined
        void sync().catch(() => undefined)
      },
      syncedMs + MOMENT_MS - performance.now(),
    )
  }
  return { sync, lookForNew }
}

/** A server that was set back knows the stamp no more: the catalogue is read anew, and the server answers until it is whole. */
async function syncFrom(service: Service, take: (standing: Standing) => void): Promise<void> {
  try {
    take(await syncCatalogue(service, askCatalogue()))
  } catch (error) {
    if (!isProblem(error, 'counterCatalogue.stampUnknown')) throw error
    take(await service.beginAnew())
    take(await syncCatalogue(service, askCatalogue()))
  }
}
