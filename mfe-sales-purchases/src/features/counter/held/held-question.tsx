import { deferred, DeferredPart } from '@comptoir/platform'

export interface HeldQuestionProps {
  isOpen: boolean
  onClose: () => void
  onGoOn: () => void
}

const panel = deferred(async () => (await import('./held-question-panel.tsx')).HeldQuestionPanel)

/** Asked before a register is closed where tickets wait: they stay with the shop, and whoever counts should know. */
export function HeldQuestion(props: HeldQuestionProps) {
  return <DeferredPart part={panel} isWanted={props.isOpen} given={props} />
}
