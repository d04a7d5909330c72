import { useId, type FormEvent, type ReactNode } from 'react'
import { Button, chakra, FormDialog, Notice, Text, useTranslation } from '@comptoir/platform'
import { StaleNotice } from '@comptoir/platform/forms'
import type { ChoiceState } from '../choice/use-choice.ts'
import { DiscountForm } from '../discount-form.tsx'
import { OverlapLine } from './overlap-line.tsx'
import type { useDiscountForm } from '../use-discount-form.ts'

export interface DiscountDialogProps {
  isOpen: boolean
  onClose: () => void
  title: string
  submitLabel: string
  state: ReturnType<typeof useDiscountForm>
  choice: ChoiceState
  discountId: string | undefined
  /** Saved, or being saved: nothing can be pressed again. */
  isBusy: boolean
  onReload: () => void
  /** Below the fields. */
  children?: ReactNode
}

/** The last step: what the discount is called, when it runs, and how much it takes off. */
export function DiscountDialog(props: DiscountDialogProps) {
  const { t } = useTranslation('inventory')
  const { isOpen, onClose, title, submitLabel, state, choice, discountId, isBusy, onReload, children } = props
  const { form, submit, staleMessage, companyMessage } = state
  const formId = useId()
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    if (!isBusy) submit()
  }
  const footer = (
    <>
      <OverlapLine control={form.control} choice={choice} discountId={discountId} />
      <Button variant="outline" size="lg" disabled={isBusy} onClick={onClose}>
        {t('discounts.form.back')}
      </Button>
      <Button type="submit" form={formId} size="lg" loading={isBusy} loadingText={t('discounts.form.saving')}>
        {submitLabel}
      </Button>
    </>
  )
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      subtitle={t('discounts.form.subtitle')}
      size="lg"
      isBusy={isBusy}
      footer={footer}
    >
      <chakra.form id={formId} noValidate onSubmit={onSubmit} display="flex" flexDirection="column" gap="4">
        <StaleNotice message={staleMessage} onReload={onReload} />
        {companyMessage === null ? null : <Notice tone="danger">{companyMessage}</Notice>}
        <DiscountForm control={form.control} />
        {children}
        <ProductsFault state={state} count={choice.ids.size} />
      </chakra.form>
    </FormDialog>
  )
}

/** What is wrong with the chosen products; that there are none is over as soon as there is one. */
function ProductsFault({ state, count }: { state: DiscountDialogProps['state']; count: number }) {
  const fault = state.form.formState.errors.products
  if (!fault?.message || (fault.type === 'discount.productsRequired' && count > 0)) return null
  return (
    <Text role="alert" textStyle="small" color="danger.fg">
      {fault.message}
    </Text>
  )
}
