import type { ReactNode } from 'react'
import { deferred } from '../deferred/deferred.ts'
import { DeferredPart } from '../deferred/deferred-part.tsx'

export interface ConfirmDialogProps {
  isOpen: boolean
  title: string
  /** What will happen and what cannot be undone. */
  text?: ReactNode
  /** The verb that will be done: "Delete the product", never "OK". */
  confirmLabel: string
  onConfirm: () => void
  onCancel: () => void
  isDanger?: boolean
  /** While the thing is being done: nothing can be pressed twice. */
  isBusy?: boolean
  cancelLabel?: string
  /** Something else that may be done instead. */
  other?: { label: string; onSelect: () => void } | undefined
}

const panel = deferred(async () => (await import('../overlays.ts')).ConfirmPanel)

/** Asks before what cannot be undone. The focus starts on cancel, so that Enter harms nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return <DeferredPart part={panel} isWanted={props.isOpen} given={props} />
}
