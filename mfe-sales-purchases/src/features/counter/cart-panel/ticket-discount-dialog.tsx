import { type FormEvent, type RefObject, useId, useRef, useState } from 'react'
import { Button, Flex, FormDialog, Input, Text, useTranslation } from '@comptoir/platform'
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
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const { lines } = useCart()
  const actions = useCartActions()
  const hasDiscount = lines.some(({ discount }) => discount !== undefined)
  const remove = (): void => {
    actions.discountTicket(new Map())
    onClose()
  }
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      size="sm"
      initialFocus={() => form.current?.querySelector('input') ?? null}
      title={t('counter.discount.ticket')}
      subtitle={t('counter.discount.ticketText')}
      footer={
        <>
          <Button variant="outline" size="xl" onClick={hasDiscount ? remove : onClose}>
            {hasDiscount ? t('counter.discount.removeAll') : t('common.cancel')}
          </Button>
          <Button type="submit" form={formId} size="xl">
            {t('counter.discount.apply')}
          </Button>
        </>
      }
    >
      <TicketDiscountForm id={formId} element={form} onGiven={onClose} />
    </FormDialog>
  )
}

interface TicketDiscountFormProps {
  id: string
  element: RefObject<HTMLFormElement | null>
  onGiven: () => void
}

/** There while the dialog is open: each opening begins anew. */
function TicketDiscountForm({ id, element, onGiven }: TicketDiscountFormProps) {
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
    <form id={id} ref={element} noValidate onSubmit={submit}>
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
