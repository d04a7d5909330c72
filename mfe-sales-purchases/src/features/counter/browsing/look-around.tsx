import { deferred, DeferredPart, useStore } from '@comptoir/platform'
import { useDevice } from '../catalogue/device-context.ts'

const rail = deferred(async () => (await import(/* webpackChunkName: "at-hand" */ './rail.tsx')).Rail)

/** Categories and favourites, once the catalogue is on the device: the server is not asked for them. */
export function LookAround() {
  const { isUsable } = useStore(useDevice().state)
  return <DeferredPart part={rail} isWanted={isUsable} given={{}} />
}
