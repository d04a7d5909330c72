import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { LineDiscount } from '@comptoir/contracts/sales/sales'
import { Box, Button, Flex, Input, useTranslation } from '@comptoir/platform'
import type { CartLine } from '../cart/cart.ts'
import { useCartActions, usePricedCart } from '../cart/cart-context.ts'
import type { DiscountProblem } from '../cart/discount-limit.ts'
import { problemOnLine } from '../cart/line-discount.ts'
import { useDiscountRules } from '../cart/use-discount-rules.ts'
import { useDiscountEditing } from './discount-editing.tsx'
import { DraftField, KindSwitch, ProblemText, RunningNote, ToApproveNote } from './discount-fields.tsx'
import { type DraftDiscount, discountOf, draftOf } from './draft-discount.ts'

/** A rate or an amount off one line, with its reason. It opens inside the line: nothing is covered. */
export function DiscountEditor({ line }: { line: CartLine }) {
  const { t } = useTranslation('sales-purchases')
  const actions = useCartActions()
  const { moment } = usePricedCart()
  const rules = useDiscountRules()
  const { close } = useDiscountEditing()
  const [draft, setDraft] = useState<DraftDiscount>(() => draftOf(line.discount))
  const [problem, setProblem] = useState<DiscountProblem | null>(null)
  const fieldBox = useRef<HTMLDivElement>(null)
  useEffect(() => {
    fieldBox.current?.querySelector('input')?.focus()
  }, [draft.kind])

  const change = (changes: Partial<DraftDiscount>): void => {
    setDraft((current) => ({ ...current, ...changes }))
    setProblem(null)
  }
  const give = (discount: LineDiscount | undefined): void => {
    actions.discount(line.id, discount)
    close()
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const discount = discountOf(draft)
    const refusal = discount ? problemOnLine(discount, line, rules, moment) : 'empty'
    if (discount && refusal === null) give(discount)
    else setProblem(refusal)
  }
  return (
    <Flex as="form" onSubmit={submit} direction="column" gap="2" mt="2" aria-label={t('counter.discount.title')}>
      <Flex gap="2">
        <KindSwitch draft={draft} onChange={change} />
        <Box ref={fieldBox} flex="1" minW="0">
          <DraftField draft={draft} onChange={change} isRefused={problem !== null} />
        </Box>
      </Flex>
      {problem ? <ProblemText problem={problem} /> : <RunningNote line={line} />}
      <ToApproveNote />
      <Input
        size="xl"
        h="12"
        aria-label={t('counter.discount.reason')}
        placeholder={t('counter.discount.reason')}
        maxLength={120}
        value={draft.reason}
        onChange={(event) => change({ reason: event.target.value })}
      />
      <Flex gap="2">
        <Button type="submit" size="xl" flex="1">
          {t('counter.discount.apply')}
        </Button>
        <Button variant="outline" size="xl" onClick={line.discount ? () => give(undefined) : close}>
          {line.discount ? t('counter.discount.remove') : t('common.cancel')}
        </Button>
      </Flex>
    </Flex>
  )
}
