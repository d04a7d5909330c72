import { type PointerEvent, type ReactElement, useEffect, useRef, useState } from 'react'
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

/** So long a pointer rests before its element is redrawn, which would lose a press. */
const REST_MS = 250

/**
 * A tooltip. Until its code has loaded the element is drawn alone; then it is redrawn with its tooltip as soon as
 * nobody is using it, because redrawing would lose a press or the focus: a finger arrives only to press, and a mouse
 * has rested first.
 */
export function Hint(props: HintProps) {
  const [isReady, setReady] = useState(bubble.arrival.getState().component !== null)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  const leave = (): void => clearTimeout(rest.current)
  useEffect(() => () => clearTimeout(rest.current), [])
  const prepare = (): void => {
    if (bubble.arrival.getState().component === null) void bubble.fetch().catch(() => undefined)
  }
  const redraw = (): void => setReady(bubble.arrival.getState().component !== null)
  const come = ({ pointerType, buttons, currentTarget }: PointerEvent): void => {
    leave()
    if (pointerType === 'touch' || buttons > 0) return
    prepare()
    rest.current = setTimeout(() => {
      if (!currentTarget.contains(document.activeElement)) redraw()
    }, REST_MS)
  }
  const alone = (
    <chakra.span
      display="contents"
      onPointerEnter={come}
      onPointerLeave={leave}
      onPointerDown={leave}
      onFocus={prepare}
      onBlur={redraw}
    >
      {props.children}
    </chakra.span>
  )
  return <DeferredPart part={bubble} isWanted={isReady} given={props} before={alone} />
}
