import { GraduationCap } from 'lucide-react'
import { useState } from 'react'
import { notify, useStore, useTranslation } from '@comptoir/platform'
import { BarButton } from '../bar-button.tsx'
import { useCartStore } from '../cart/cart-context.ts'
import { useFocus } from '../focus/counter-focus.ts'
import { useSeller } from '../register/seller.ts'
import { useCounterSession } from '../session/counter-session.ts'
import { AskTraining } from './ask-training.tsx'

/** Where the name of the register still has room beside; without a pointer that hovers the button of the keys leaves it. */
const WITH_ROOM = '@media (min-width: 1180px), (min-width: 1024px) and (hover: none)'

/** From an open counter to practising: between two tickets, for whoever is signed in. */
export function TrainingButton() {
  const { t } = useTranslation('sales-purchases')
  const { register } = useCounterSession()
  const isFree = useStore(
    useCartStore(),
    ({ cart, isPaying }) => cart.lines.length === 0 && cart.parts.length === 0 && !isPaying,
  )
  const focus = useFocus()
  const seller = useSeller()
  const [isAsked, setAsked] = useState(false)
  if (seller) return null
  const ask = (): void => {
    if (isFree) return setAsked(true)
    notify.info(t('counterTraining.cartFirst'))
    focus.toSearch()
  }
  const close = (): void => {
    setAsked(false)
    focus.toSearch()
  }
  return (
    <>
      <BarButton
        label={t('counterTraining.title')}
        display="none"
        css={{ [WITH_ROOM]: { display: 'inline-flex' } }}
        aria-haspopup="dialog"
        onClick={ask}
      >
        <GraduationCap aria-hidden />
      </BarButton>
      <AskTraining isOpen={isAsked && isFree} registerId={register.id} onClose={close} />
    </>
  )
}
