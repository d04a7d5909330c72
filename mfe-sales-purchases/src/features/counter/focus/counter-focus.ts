import { createRef, type RefObject } from 'react'
import { createStore, type StoreApi, useStore } from '@comptoir/platform'
import { createRequiredContext } from '../../../common/required-context.ts'

/** Which zone a small screen shows; a wide one shows all three. */
export type Zone = 'products' | 'cart' | 'pay'

/** What is asked for beside selling; the part of the counter that comes after the first drawing answers it. */
export type CounterTool = 'note' | 'lock' | 'keys' | 'split' | 'goods' | 'clientPays'

interface AskedTool {
  asked: CounterTool | null
  scanned?: { code: string } | null
}

/** Where the cashier is: the zone on a small screen, and the field that keys go to. */
export interface CounterFocus {
  searchField: RefObject<HTMLInputElement | null>
  receivedField: RefObject<HTMLInputElement | null>
  partField: RefObject<HTMLInputElement | null>
  closeButton: RefObject<HTMLButtonElement | null>
  /** What is open of the categories. */
  rail: RefObject<HTMLButtonElement | null>
  shown: StoreApi<{ zone: Zone; isSplitting: boolean }>
  /** Among how many people a sale is shared, where somebody said so. */
  shares: StoreApi<{ saleId?: string; count?: number }>
  show: (zone: Zone) => void
  /** `scanned` is what was scanned meanwhile, where that is taken. */
  tool: StoreApi<AskedTool>
  askFor: (asked: CounterTool) => void
  /** Closes the field of a part. */
  leavePart: () => void
  /**
   * The search field holds the focus from the first moment and after every action, so that a scan or a word is never
   * lost. What was typed before is selected: the next word takes its place.
   */
  toSearch: () => void
  /** To what is received: cash, or what there is to say of another payment. */
  toReceived: () => void
  /** The same, while a part stays open. */
  toDetails: () => void
  /** Opens the field of a part that is paid, and goes to it. */
  toPart: () => void
}

export const [FocusContext, useFocus] = createRequiredContext<CounterFocus>('counter')

export function createCounterFocus(): CounterFocus {
  const searchField = createRef<HTMLInputElement>()
  const receivedField = createRef<HTMLInputElement>()
  const partField = createRef<HTMLInputElement>()
  const closeButton = createRef<HTMLButtonElement>()
  const shown = createStore<{ zone: Zone; isSplitting: boolean }>(() => ({ zone: 'products', isSplitting: false }))
  const tool = createStore<AskedTool>(() => ({ asked: null }))
  const show = (zone: Zone): void => {
    shown.setState({ zone })
  }
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
    rail: createRef<HTMLButtonElement>(),
    shown,
    shares: createStore(() => ({})),
    show,
    tool,
    askFor: (asked) => tool.setState({ asked }),
    toSearch: () => {
      searchField.current?.focus({ preventScroll: true })
      searchField.current?.select()
    },
    toReceived: () => {
      shown.setState({ isSplitting: false })
      enter(receivedField)
    },
    toDetails: () => enter(receivedField),
    toPart: () => {
      shown.setState({ isSplitting: true })
      enter(partField)
    },
    leavePart: () => shown.setState({ isSplitting: false }),
  }
}

export function useShownZone(): Zone {
  return useStore(useFocus().shown, ({ zone }) => zone)
}
