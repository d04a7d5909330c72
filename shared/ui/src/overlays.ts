// What opens above the page. The kit fetches it when it is first wanted; a screen with an overlay of its own imports it.
import './theme/recipes/deferred.ts'

export * from './overlay/layers.ts'
export { BulkBar } from './list/bulk-bar.tsx'
export { ListHelp } from './list/keys/list-help.tsx'
export { LayoutPanel } from './list/layout/layout-panel.tsx'
export { ViewsPanel } from './list/views/views-panel.tsx'
export { ActionPanel } from './overlay/action-panel.tsx'
export { ConfirmPanel } from './overlay/confirm-panel.tsx'
export { FormPanel } from './overlay/form-panel.tsx'
export { HintBubble } from './overlay/hint-bubble.tsx'
export { Sheet, type SheetProps } from './overlay/sheet.tsx'
export { useOpenAfterFirst, useOpenAtOnce } from './overlay/use-open.ts'
