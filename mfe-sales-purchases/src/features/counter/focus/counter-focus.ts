import { createRef, type MouseEvent, type RefObject } from 'react'
import { createStore, type StoreApi, useStore } from '@comptoir/platform'
import { createRequiredContext } from '../../../common/required-context.ts'

/** Which zone a small screen shows; a wide one shows all three. */
export type Zone = 'products' | 'cart' | 'pay'

/** What is asked for beside selling; the part of the counter that comes after the first drawing answers it. */
export type CounterTool =
  'note' | 'price' | 'ticketDiscount' | 'lock' | 'keys' | 'split' | 'goods' | 'clientPays' | 'xReport' | 'proof'

interface AskedKeypad {
  field: HTMLInputElement | null
  /** Whether its last key enters what was typed; else it only leaves the field. */
  isEntered?: boolean
}

interface AskedTool {
  asked: CounterTool | null
  scanned?: { code: string } | null
  /** The sale that was to be paid without all its serial numbers, and whether somebody said that it is. */
  unnamed?: { saleId: string; isAccepted: boolean } | null
  /** The sale that is paid once its lots are known, if it still comes to the same; and until when, in ms of the page. */
  awaited?: { saleId: string; totalMinor: number; until: number } | null
}

/** Where the cashier is: the zone on a small screen, and the field that keys go to. */
export interface CounterFocus {
  searchField: RefObject<HTMLInputElement | null>
  receivedField: RefObject<HTMLInputElement | null>
  partField: RefObject<HTMLInputElement | null>
  closeButton: RefObject<HTMLButtonElement | null>
  xButton: RefObject<HTMLButtonElement | null>
  /** What is open of the categories. */
  rail: RefObject<HTMLButtonElement | null>
  shown: StoreApi<{ zone: Zone; isSplitting: boolean; isForeign: boolean }>
  /** Among how many people a sale is shared, where somebody said so. */
  shares: StoreApi<{ saleId?: string; count?: number }>
  show: (zone: Zone) => void
  /** `scanned` is what was scanned meanwhile, where that is taken. */
  tool: StoreApi<AskedTool>
  askFor: (asked: CounterTool) => void
  /** The field that the keypad of the pay zone writes in. */
  keypad: StoreApi<AskedKeypad>
  /** Closes the field of a part, or of cash in another currency. */
  leavePart: () => void
  /** Closes the field of cash in another currency alone. */
  leaveForeign: () => void
  /**
   * The search field holds the focus from the first moment and after every action, so that a scan or a word is never
   * lost. What was typed before is selected: the next word takes its place.
   */
  toSearch: () => void
  /** Pressing a button leaves the focus in the search, where it would come back to; a keyboard on the screen goes away with it. */
  keepInSearch: (press: MouseEvent) => void
  /** To what is received: cash, or what there is to say of another payment. */
  toReceived: () => void
  /** The same, while a part stays open. */
  toDetails: () => void
  /** Opens the field of a part that is paid, and goes to it. */
  toPart: () => void
  /** Opens the field of cash in another currency, which takes the focus. */
  toForeign: () => void
}

export const [FocusContext, useFocus] = createRequiredContext<CounterFocus>('counter')

export function createCounterFocus(): CounterFocus {
  const searchField = createRef<HTMLInputElement>()
  const receivedField = createRef<HTMLInputElement>()
  const partField = createRef<HTMLInputElement>()
  const closeButton = createRef<HTMLButtonElement>()
  const shown = createStore(() => ({ zone: 'products' as Zone, isSplitting: false, isForeign: false }))
  const tool = createStore<AskedTool>(() => ({ asked: null }))
  const show = (zone: Zone): void => {
    shown.setState({ zone })
  }
  const leavePart = (): void => shown.setState({ isSplitting: false, isForeign: false })
  const enter = (field: RefObject<HTMLInputElement | null>): void => {
    show('pay')
    // On a small screen the field is there only once its zone has been drawn.
    requestAnimationFrame(() => {
      field.current?.select()
      field.current?.focus()
    })
  }
  return {
    searchField,
    receivedField,
    partField,
    closeButton,
    xButton: createRef<HTMLButtonElement>(),
    rail: createRef<HTMLButtonElement>(),
    shown,
    shares: createStore(() => ({})),
    show,
    tool,
    askFor: (asked) => tool.setState({ asked }),
    keypad: createStore<AskedKeypad>(() => ({ field: null })),
    toSearch: () => {
      const field = searchField.current
      if (document.activeElement !== field) field?.focus({ preventScroll: true })
      if (field?.value) field.select()
    },
    keepInSearch: (press) => {
      const field = searchField.current
      const isHeld = field !== null && document.activeElement === field && field.inputMode === 'none'
      if (isHeld && press.target instanceof Element && press.target.closest('button')) press.preventDefault()
    },
    toReceived: () => {
      leavePart()
      enter(receivedField)
    },
    toDetails: () => enter(receivedField),
    toPart: () => {
      shown.setState({ isSplitting: true, isForeign: false })
      enter(partField)
    },
    toForeign: () => shown.setState({ zone: 'pay', isSplitting: false, isForeign: true }),
    leavePart,
    leaveForeign: () => {
      if (shown.getState().isForeign) shown.setState({ isForeign: false })
    },
  }
}

export function useShownZone(): Zone {
  return useStore(useFocus().shown, ({ zone }) => zone)
}
