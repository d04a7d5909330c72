import { deferred, DeferredPart } from '@comptoir/platform'
import type { DrawerPanelProps } from './drawer-panel.tsx'

const panel = deferred(async () => (await import(/* webpackChunkName: "menus" */ '../menus.ts')).DrawerPanel)

/** The side navigation on small screens. */
export function DrawerSheet(props: DrawerPanelProps) {
  return <DeferredPart part={panel} isWanted={props.isOpen} given={props} />
}
