import { useEffect } from 'react'
import { deferred, DeferredPart, useStore } from '@comptoir/platform'
import { isOpenUnpaid } from '../cart/cart.ts'
import { useCart } from '../cart/cart-context.ts'
import { useFocus } from '../focus/counter-focus.ts'

const dialog = deferred(async () => (await import('./split-dialog.tsx')).SplitDialog)

/** The dialog by which the open ticket is split, while it is asked for and there is something to split. */
export function AskedSplit() {
  const focus = useFocus()
  const canSplit = useCart(isOpenUnpaid)
  const isAsked = useStore(focus.tool, ({ asked }) => asked === 'split')
  const isUnanswered = isAsked && !canSplit
  useEffect(() => {
    if (isUnanswered) focus.tool.setState({ asked: null })
  }, [isUnanswered, focus])
  const onClose = (): void => focus.tool.setState({ asked: null })
  return <DeferredPart part={dialog} isWanted={isAsked} given={{ isOpen: isAsked && canSplit, onClose }} />
}
