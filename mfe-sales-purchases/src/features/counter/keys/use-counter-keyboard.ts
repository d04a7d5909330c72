import { useEffect, useEffectEvent } from 'react'
import { createScanDetector } from '../scan/scan-detector.ts'
import { createInputSnapshot } from '../scan/input-snapshot.ts'
import { actionOf, type CounterAction } from './counter-action.ts'
import type { KeyStore } from './key-map.ts'
import { placeOf } from './place-of.ts'

export interface CounterKeyboard {
  onScan: (code: string) => void
  onAction: (action: CounterAction) => void
  /** Those of this device, where actions are heard by them. */
  keys?: KeyStore
}

/**
 * Hears every key of the page before the element it is meant for: scans work wherever the focus is and leave nothing
 * behind in a field, and the keys of the counter work without the mouse. Inside dialogs keys keep their own meaning.
 */
export function useCounterKeyboard({ onScan, onAction, keys }: CounterKeyboard): void {
  const scan = useEffectEvent(onScan)
  const act = useEffectEvent(onAction)
  useEffect(() => {
    const listen = keyListener(scan, act, keys)
    globalThis.addEventListener('keydown', listen, { capture: true })
    return () => {
      globalThis.removeEventListener('keydown', listen, { capture: true })
    }
  }, [keys])
}

/** Plus and minus pressed in quick succession are a cashier's; inside a code they are the scanner's. */
const STEPS_ONLY = /^[+-]*$/

function keyListener(
  scan: CounterKeyboard['onScan'],
  act: CounterKeyboard['onAction'],
  keys: KeyStore | undefined,
): (event: KeyboardEvent) => void {
  const detector = createScanDetector()
  const snapshot = createInputSnapshot()
  const consume = (event: KeyboardEvent): void => {
    event.preventDefault()
    event.stopPropagation()
  }
  return (event) => {
    if (event.isComposing) return
    const { key, target, timeStamp } = event
    const isInRun = detector.isRunning(timeStamp)
    const isInCode = isInRun && !STEPS_ONLY.test(detector.run())
    if (isTyped(event)) {
      snapshot.take(target, !detector.isContinued(timeStamp))
      const code = detector.press(key, timeStamp)
      if (code !== null) {
        consume(event)
        snapshot.restore()
        scan(code)
        return
      }
      if (isInCode && key.length === 1) return
    }
    const place = placeOf(target)
    const action = place && actionOf(event, place, keys?.getState())
    if (!action) return
    consume(event)
    act(action)
  }
}

/** A key that a scanner could have sent: one at a time, and without modifiers other than Shift. */
function isTyped({ repeat, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return !repeat && !ctrlKey && !metaKey && !altKey
}
