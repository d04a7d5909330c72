import { useEffect, useEffectEvent, useState } from 'react'
import { notify, useStore, useTranslation } from '@comptoir/platform'
import { AskedTicketDiscount } from '../cart-panel/asked-ticket-discount.tsx'
import { Commands } from '../commands/commands.tsx'
import { LockButton } from '../cover/lock-button.tsx'
import { SendShown } from '../display/send-shown.tsx'
import { hasDisplay } from '../display/opened-displays.ts'
import { useFocus } from '../focus/counter-focus.ts'
import { GoodsKeeper } from '../goods/goods-keeper.tsx'
import { useHeld } from '../held/held-context.ts'
import { KeysButton } from '../key-sheet/keys-button.tsx'
import { AskedProof } from '../proof/asked-proof.tsx'
import { AskedPrice } from '../line-price/asked-price.tsx'
import { useCounterSession } from '../session/counter-session.ts'
import { AskedNote } from '../ticket-note/asked-note.tsx'

export interface BesideTrainingProps {
  /** Whether this person has a session at the register, in earnest: the office hears of it, and is heard. */
  isOpen: boolean
  onLock: () => void
}

/** What a counter has beside selling, as far as it can be practised. */
export function BesideTraining({ isOpen, onLock }: BesideTrainingProps) {
  const { register } = useCounterSession()
  const [isSending] = useState(() => hasDisplay(register.id))
  return (
    <>
      <KeysButton />
      {/* In earnest: what lies below is the same device, and whoever is signed in is away. */}
      <LockButton onLock={onLock} isOnPhones />
      <AskedNote />
      <AskedPrice />
      <AskedTicketDiscount />
      <AskedProof asksServer={false} />
      <GoodsKeeper />
      <Refusals />
      {isSending ? <SendShown isTraining /> : null}
      {isOpen ? <Commands isTraining /> : null}
    </>
  )
}

/** Says of the rest that it cannot. Draws nothing. */
function Refusals() {
  const { t } = useTranslation('sales-purchases')
  const focus = useFocus()
  const { asking } = useHeld()
  const isHeldAsked = useStore(asking, ({ isOpen }) => isOpen)
  const isToolAsked = useStore(focus.tool, ({ asked }) => asked === 'split' || asked === 'clientPays')
  const isRefused = isHeldAsked || isToolAsked
  const refuse = useEffectEvent(() => {
    notify.info(t('counterTraining.notPractised'))
    asking.setState({ isOpen: false })
    if (isToolAsked) focus.tool.setState({ asked: null })
    focus.toSearch()
  })
  useEffect(() => {
    if (isRefused) refuse()
  }, [isRefused])
  return null
}
