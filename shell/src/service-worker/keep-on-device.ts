import { session, type Session } from '@comptoir/platform/site'
import { addressFor } from '../remotes/registry/addresses.ts'
import type { LiveRemotes, RemotesInUse } from '../remotes/registry/live-remotes.ts'
import { mayOpen } from '../remotes/registry/may-open.ts'
import { nameOfPage, type PageToKeep } from './page-to-keep.ts'

const WORKER = '/service-worker.js'

/** Where somebody's work goes on without a network; null for whoever may open no such page, or is nowhere yet. */
function addressToKeep({ owned }: Pick<RemotesInUse, 'owned'>, { company, pointOfSale }: Session): string | null {
  const place = { companyId: company?.id, pointOfSaleId: pointOfSale?.id }
  const found = owned.filter((each) => each.route.opensOffline === true && mayOpen(each))
  return found.map(({ route }) => addressFor(route, place)).find((address) => address !== null) ?? null
}

/** By what this page came with; null where it came from the sources of somebody who works on it. */
function ownName({ known }: Pick<RemotesInUse, 'known'>): string | null {
  const phrases = document.querySelector<HTMLMetaElement>('meta[name="phrases"]')?.content
  const cameWithRegistry = document.getElementById('registry') !== null
  if (phrases === undefined || !cameWithRegistry || known.shell?.flavour !== 'production') return null
  return nameOfPage({
    revision: known.revision,
    build: known.shell.build,
    phrases,
    language: document.documentElement.lang,
  })
}

async function tell(workers: ServiceWorkerContainer, wanted: PageToKeep): Promise<void> {
  await workers.register(WORKER, { updateViaCache: 'none' })
  const { active } = await workers.ready
  active?.postMessage({ keep: wanted })
}

/**
 * Has the files of this page kept on the device, for whoever may open a page that opens without a network: tells the service
 * worker now, when they come to another point of sale, and when the network is back. Only a page that runs says so, hence one
 * that does not start never replaces one that did. Nothing happens in a browser that has no service workers or refuses them,
 * as all do on addresses without TLS other than this machine's. Gives what ends it.
 */
export function keepOnDevice(live: LiveRemotes): () => void {
  const workers: ServiceWorkerContainer | undefined = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined
  const name = ownName(live.getState())
  if (workers === undefined || name === null) return () => undefined
  let told: string | null = null
  const follow = () => {
    const address = addressToKeep(live.getState(), session.getState())
    if (address === null || address === told) return
    told = address
    tell(workers, { address, name }).catch(() => (told = null))
  }
  const again = () => {
    told = null
    follow()
  }
  const unsubscribe = session.subscribe(follow)
  addEventListener('online', again)
  follow()
  return () => {
    unsubscribe()
    removeEventListener('online', again)
  }
}
