import { type ReactElement, useState } from 'react'
import { chakra } from '../chakra.ts'
import { deferred } from '../deferred/deferred.ts'
import { DeferredPart } from '../deferred/deferred-part.tsx'

export interface HintProps {
  /** What the element does, for who hovers it or comes by keyboard. It does not replace the element's own name. */
  label: string
  /** One element that can take the focus. */
  children: ReactElement
  isDisabled?: boolean
}

const bubble = deferred(async () => (await import('../overlays.ts')).HintBubble)

/**
 * A tooltip. Until its code has loaded the element is drawn alone; then it is redrawn with its tooltip as soon as
 * nobody is using it, because redrawing would lose a press or the focus.
 */
export function Hint(props: HintProps) {
  const [isReady, setReady] = useState(bubble.arrival.getState().component !== null)
  const prepare = (isInUse: boolean): void => {
    if (bubble.arrival.getState().component === null) void bubble.fetch().catch(() => undefined)
    else if (!isInUse) setReady(true)
  }
  const alone = (
    <chakra.span
      display="contents"
      onPointerEnter={({ currentTarget }) => prepare(currentTarget.contains(document.activeElement))}
      onFocus={() => prepare(true)}
      onBlur={() => prepare(false)}
    >
      {props.children}
    </chakra.span>
  )
  return <DeferredPart part={bubble} isWanted={isReady} given={props} before={alone} />
}
