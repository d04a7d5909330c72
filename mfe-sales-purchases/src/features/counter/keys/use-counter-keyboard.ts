import { useEffect, useEffectEvent } from 'react'
import { createBurst } from '../scan/burst.ts'
import { typedBefore } from '../scan/typed-before.ts'
import { actionOf, type CounterAction } from './counter-action.ts'
import { placeOf } from './place-of.ts'

export interface CounterKeyboard {
  onScan: (code: string) => void
  onAction: (action: CounterAction) => void
}

/**
 * Hears every key of the page before the element it is meant for: scans work wherever the focus is and leave nothing
 * behind in a field, and the keys of the counter work without the mouse. Inside dialogs keys keep their own meaning.
 */
export function useCounterKeyboard({ onScan, onAction }: CounterKeyboard): void {
  const scan = useEffectEvent(onScan)
  const act = useEffectEvent(onAction)
  useEffect(() => {
    const listen = keyListener(scan, act)
    globalThis.addEventListener('keydown', listen, { capture: true })
    return () => {
      globalThis.removeEventListener('keydown', listen, { capture: true })
    }
  }, [])
}

/** Plus and minus pressed in quick succession are a cashier's; inside a code they are the scanner's. */
const STEPS_ONLY = /^[+-]*$/

function keyListener(
  scan: CounterKeyboard['onScan'],
  act: CounterKeyboard['onAction'],
): (event: KeyboardEvent) => void {
  const burst = createBurst()
  const before = typedBefore()
  const take = (event: KeyboardEvent): void => {
    event.preventDefault()
    event.stopPropagation()
  }
  return (event) => {
    if (event.isComposing) return
    const { key, target, timeStamp } = event
    const isInBurst = burst.isRunning(timeStamp)
    const isInCode = isInBurst && !STEPS_ONLY.test(burst.run())
    if (isTyped(event)) {
      before.note(target, !burst.isContinued(timeStamp))
      const code = burst.press(key, timeStamp)
      if (code !== null) {
        take(event)
        before.giveBack()
        scan(code)
        return
      }
      if (isInCode && key.length === 1) return
    }
    const place = placeOf(target)
    const action = place && actionOf(event, place)
    if (!action) return
    take(event)
    act(action)
  }
}

/** A key that a scanner could have sent: one at a time, and without modifiers other than Shift. */
function isTyped({ repeat, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return !repeat && !ctrlKey && !metaKey && !altKey
}
