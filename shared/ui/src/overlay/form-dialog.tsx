import type { ReactNode } from 'react'
import { deferred } from '../deferred/deferred.ts'
import { DeferredPart } from '../deferred/deferred-part.tsx'

export interface FormDialogProps {
  isOpen: boolean
  onClose: () => void
  title: string
  subtitle?: ReactNode
  children: ReactNode
  /** Buttons, the primary one last. A submit button outside the form names it by `form="id"`. */
  footer?: ReactNode
  size?: 'sm' | 'md' | 'lg' | 'xl'
  /** While saving: Escape and the cross do nothing. */
  isBusy?: boolean
  /** The field that takes the focus when it opens; otherwise the first one. */
  initialFocus?: () => HTMLElement | null
}

const panel = deferred(async () => (await import('../overlays.ts')).FormPanel)

/** A dialog with a title, content and buttons. A click beside it is ignored, because typed text is not thrown away by a slip. */
export function FormDialog(props: FormDialogProps) {
  return <DeferredPart part={panel} isWanted={props.isOpen} given={props} />
}
