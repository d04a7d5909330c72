import { lazy, type ComponentType } from 'react'

/** A part whose code comes when it is first drawn; where it does not come, nothing is drawn and the page goes on. */
export function lazyOrNothing<P extends object>(load: () => Promise<ComponentType<P>>) {
  const nothing = (): ComponentType<P> => () => null
  return lazy(async () => ({ default: await load().catch(nothing) }))
}
