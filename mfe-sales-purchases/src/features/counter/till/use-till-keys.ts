import { stepQuantity } from '../cart/cart-actions.ts'
import { selectedLine } from '../cart/cart.ts'
import type { CounterAction } from '../keys/counter-action.ts'
import { useCounterKeyboard } from '../keys/use-counter-keyboard.ts'
import { leaveReceipt, submitSearch } from './till-steps.ts'
import type { Till } from './use-till.ts'

/** Sells without the mouse: what every key of the counter does. */
export function useTillKeys(till: Till): void {
  const { actions, focus, pay, discount, store, setView } = till
  const run: Record<CounterAction, () => void> = {
    search: focus.focus,
    discount: discount.open,
    received: () => {
      setView('pay')
      requestAnimationFrame(() => {
        pay.receivedRef.current?.select()
        pay.receivedRef.current?.focus()
      })
    },
    exact: () => {
      actions.receive(pay.dueMinor)
      focus.focus()
    },
    pay: () => {
      pay.pay()
      focus.focus()
    },
    up: () => actions.move(-1),
    down: () => actions.move(1),
    more: () => stepQuantity(store, actions, 1),
    less: () => stepQuantity(store, actions, -1),
    remove: () => {
      const line = selectedLine(store.getState().cart)
      if (line) actions.remove(line.id)
    },
    escape: () => {
      discount.close()
      till.search.setText('')
      till.notices.clear()
    },
    enter: () => {
      if (till.search.typed.getState().text.trim() === '') leaveReceipt(till)
      else submitSearch(till)
    },
  }
  const onScan = (code: string): void => {
    till.scans.scan(code)
    focus.focus()
  }
  useCounterKeyboard({ onScan, onAction: (action) => run[action]() })
}
