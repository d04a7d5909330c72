import { later, LaterPart } from '@comptoir/platform'
import type { DrawerPanelProps } from './drawer-panel.tsx'

const panel = later(async () => (await import(/* webpackChunkName: "menus" */ '../menus.ts')).DrawerPanel)

/** The side navigation on small screens. */
export function DrawerSheet(props: DrawerPanelProps) {
  return <LaterPart part={panel} isWanted={props.isOpen} given={props} />
}
