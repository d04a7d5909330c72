import { type FormEvent, useState } from 'react'
import { Button, Flex, Input, Text, useTranslation } from '@comptoir/platform'
import { AskDialog } from '../../../common/ask-dialog.tsx'
import { useCart, useCartActions, usePricedCart } from '../cart/cart-context.ts'
import type { DiscountProblem } from '../cart/discount-limit.ts'
import { ticketDiscount } from '../cart/ticket-discount.ts'
import { useDiscountRules } from '../cart/use-discount-rules.ts'
import { DraftField, KindSwitch, ProblemText, ToApproveNote } from './discount-fields.tsx'
import { type DraftDiscount, discountOf, draftOf } from './draft-discount.ts'

export interface TicketDiscountDialogProps {
  isOpen: boolean
  onClose: () => void
}

/** A rate or an amount off the whole ticket: given on its lines, in place of what was given on them by hand. */
export function TicketDiscountDialog({ isOpen, onClose }: TicketDiscountDialogProps) {
  const { t } = useTranslation('sales-purchases')
  const { lines } = useCart()
  const actions = useCartActions()
  const hasDiscount = lines.some(({ discount }) => discount !== undefined)
  const remove = (): void => {
    actions.discountTicket(new Map())
    onClose()
  }
  return (
    <AskDialog
      {...{ isOpen, onClose }}
      title={t('counter.discount.ticket')}
      subtitle={t('counter.discount.ticketText')}
      sendLabel={t('counter.discount.apply')}
      backButton={
        hasDiscount ? (
          <Button variant="outline" size="xl" onClick={remove}>
            {t('counter.discount.removeAll')}
          </Button>
        ) : undefined
      }
    >
      {(id) => <TicketDiscountForm id={id} onGiven={onClose} />}
    </AskDialog>
  )
}

function TicketDiscountForm({ id, onGiven }: { id: string; onGiven: () => void }) {
  const { t } = useTranslation('sales-purchases')
  const { lines } = useCart()
  const { moment } = usePricedCart()
  const actions = useCartActions()
  const rules = useDiscountRules()
  const [draft, setDraft] = useState<DraftDiscount>(() => draftOf(undefined))
  const [problem, setProblem] = useState<DiscountProblem | null>(null)
  const change = (changes: Partial<DraftDiscount>): void => {
    setDraft((current) => ({ ...current, ...changes }))
    setProblem(null)
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const typed = discountOf(draft)
    const found = typed ? ticketDiscount(typed, lines, rules, moment) : { problem: 'empty' as const }
    if ('problem' in found) return setProblem(found.problem)
    actions.discountTicket(found.lines)
    onGiven()
  }
  return (
    <form id={id} noValidate onSubmit={submit}>
      <Flex direction="column" gap="3">
        <Flex gap="2">
          <KindSwitch draft={draft} onChange={change} />
          <Flex flex="1" minW="0">
            <DraftField draft={draft} onChange={change} isRefused={problem !== null} />
          </Flex>
        </Flex>
        {problem ? (
          <ProblemText problem={problem} />
        ) : (
          <Text textStyle="small">{t('counter.discount.ticketLines')}</Text>
        )}
        <ToApproveNote />
        <Input
          size="xl"
          aria-label={t('counter.discount.reason')}
          placeholder={t('counter.discount.reason')}
          maxLength={120}
          value={draft.reason}
          onChange={(event) => change({ reason: event.target.value })}
        />
      </Flex>
    </form>
  )
}
