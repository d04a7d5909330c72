import { useEffect, useEffectEvent } from 'react'
import { createScanDetector, MIN_LENGTH } from '../scan/scan-detector.ts'
import { createInputSnapshot } from '../scan/input-snapshot.ts'
import { isTextControl, tellInput } from '../scan/text-control.ts'
import { createWithheldKeys, type WithheldKeys } from '../scan/withheld-keys.ts'
import { actionOf, type CounterAction } from './counter-action.ts'
import { createLeadingSign } from './leading-sign.ts'
import type { KeyStore } from './key-map.ts'
import { placeOf } from './place-of.ts'

export interface CounterKeyboard {
  onScan: (code: string) => void
  onAction: (action: CounterAction) => void
  /** Alt and a digit from 1 on, by where the digit is: French keyboards write it with Shift. */
  onDigit?: (digit: number) => void
  /** Those of this device, where actions are heard by them. */
  keys?: KeyStore
}

/**
 * Hears every key of the page before the element it is meant for: scans work wherever the focus is and leave nothing
 * behind in a field, and the keys of the counter work without the mouse. Inside dialogs keys keep their own meaning.
 */
export function useCounterKeyboard({ onScan, onAction, onDigit, keys }: CounterKeyboard): void {
  const scan = useEffectEvent(onScan)
  const act = useEffectEvent((action: CounterAction | number) =>
    typeof action === 'number' ? onDigit?.(action) : onAction(action),
  )
  useEffect(() => {
    const withheld = createWithheldKeys()
    const leaving = new AbortController()
    const early = { capture: true, signal: leaving.signal }
    globalThis.addEventListener('keydown', keyListener(scan, act, { keys, withheld }), early)
    // Whatever comes next finds all that was typed in its field.
    globalThis.addEventListener('pointerdown', withheld.giveBack, early)
    globalThis.addEventListener('focusout', withheld.giveBack, early)
    return () => leaving.abort()
  }, [keys])
}

/** Plus and minus pressed in quick succession are a cashier's; inside a code they are the scanner's. */
const STEPS_ONLY = /^[+-]*$/

function keyListener(
  scan: CounterKeyboard['onScan'],
  act: (action: CounterAction | number) => void,
  { keys, withheld }: { keys: KeyStore | undefined; withheld: WithheldKeys },
): (event: KeyboardEvent) => void {
  const detector = createScanDetector()
  const snapshot = createInputSnapshot()
  const leadingSign = createLeadingSign()
  const consume = (event: KeyboardEvent): void => {
    event.preventDefault()
    event.stopPropagation()
  }
  return (event) => {
    if (event.isComposing) return
    const { key, target, timeStamp } = event
    const sign = leadingSign.takenBack(key, timeStamp)
    if (sign !== null && placeOf(target)?.isSearch && isTextControl(target)) {
      act('takeStepBack')
      target.setRangeText(sign, target.selectionStart ?? 0, target.selectionEnd ?? 0, 'end')
      tellInput(target)
    }
    const isInRun = detector.isRunning(timeStamp)
    const run = detector.run()
    const isInCode = isInRun && !STEPS_ONLY.test(run)
    if (!isInCode || !isTyped(event) || !isOfCode(key)) withheld.giveBack()
    if (isTyped(event)) {
      snapshot.take(target, !detector.isContinued(timeStamp))
      const code = detector.press(key, timeStamp)
      if (code !== null) {
        consume(event)
        withheld.drop()
        snapshot.restore()
        scan(code)
        return
      }
      if (isInCode && key.length === 1) {
        // So many so fast are no person's.
        if (run.length >= MIN_LENGTH) withheld.withhold(event)
        return
      }
    }
    const place = placeOf(target)
    const action = place && (digitOf(event) ?? actionOf(event, place, keys?.getState()))
    if (!action) return
    consume(event)
    if (place.isSearch && (action === 'more' || action === 'less')) leadingSign.stepped(key, timeStamp)
    act(action)
  }
}

/** Whether a scanner sends this key inside a code, or at its end. */
function isOfCode(key: string): boolean {
  return key.length === 1 || key === 'Shift' || key === 'Enter'
}

/** A key that a scanner could have sent: one at a time, and without modifiers other than Shift. */
function isTyped({ repeat, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return !repeat && !ctrlKey && !metaKey && !altKey
}

function digitOf({ altKey, ctrlKey, metaKey, code }: KeyboardEvent): number | null {
  const digit = altKey && !ctrlKey && !metaKey && /^Digit([1-9])$/.exec(code)
  return digit ? Number(digit[1]) : null
}
