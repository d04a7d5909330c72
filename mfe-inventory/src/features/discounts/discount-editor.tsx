import { useState } from 'react'
import type { Discount } from '@comptoir/contracts/inventory/discounts'
import { PRODUCTS } from '@comptoir/contracts/inventory/products'
import { Flex, notify, PageHeader, useFormat, useList, useNavigate, useTranslation } from '@comptoir/platform'
import { LeaveGuard } from '@comptoir/platform/forms'
import { allOf } from './choice/choice.ts'
import { ChoiceBar } from './choice/choice-bar.tsx'
import { ProductTable } from './choice/product-table.tsx'
import { ProductTools } from './choice/product-tools.tsx'
import { useChoice } from './choice/use-choice.ts'
import { useKnownProducts } from './choice/use-known-products.ts'
import { useProductView } from './choice/use-product-view.ts'
import { useSelectAll } from './choice/use-select-all.ts'
import { ChosenProducts } from './form/chosen-products.tsx'
import { DiscountDialog } from './form/discount-dialog.tsx'
import { useDiscountForm } from './use-discount-form.ts'
import { useListAddress } from './use-list-address.ts'
import type { OpenedDiscount } from './use-opened-discount.ts'
import { useReturn } from './use-return.ts'

export interface DiscountEditorProps {
  title: string
  subtitle: string
  /** What the last step is called, and the button that leads to it with the count of products. */
  dialogTitle: string
  submitLabel: (count: string) => string
  saveLabel: string
  /** What is said once it is saved. */
  said: (saved: Discount) => string
  /** The discount that is changed; none for a new one. */
  opened?: OpenedDiscount
  /** Reads it again; undefined when it could not be read. */
  reopen?: () => Promise<OpenedDiscount | undefined>
}

/** How long the success stays on the screen. */
const SAID_MS = 6000

/** A discount in two steps: its products first, then its name, its days and its percentage. */
export function DiscountEditor(props: DiscountEditorProps) {
  const { title, subtitle, opened, reopen } = props
  const { t } = useTranslation('inventory')
  const format = useFormat()
  const navigate = useNavigate()
  const list = useListAddress()
  const { isReturning, returnSoon } = useReturn(list)
  const [isAsking, setIsAsking] = useState(false)
  const discountId = opened?.discount.id
  const view = useProductView(discountId ?? null)
  const result = useList(PRODUCTS, view.query)
  const choice = useChoice(opened && allOf(opened.held))
  const { known, learn } = useKnownProducts(result.data?.data, opened?.products)
  const selecting = useSelectAll({ view, onFound: choice.addFound, onKnown: learn })
  const state = useDiscountForm({
    discount: opened?.discount,
    choice,
    known,
    onSaved: (saved) => {
      notify.success(props.said(saved), { durationMs: SAID_MS })
      returnSoon()
    },
  })
  const { isDirty } = state.form.formState
  const reload = async (): Promise<void> => {
    const now = await reopen?.()
    if (!now) return
    learn(now.products)
    choice.rebase(now.held)
    state.takeOver(now.discount)
  }
  return (
    <Flex direction="column" minH="calc(100dvh - var(--frame-top, 4rem))">
      <Flex direction="column" gap="4" flex="1" px={{ base: '4', md: '6' }} py="6" maxW="page" mx="auto" w="full">
        <PageHeader
          title={title}
          subtitle={subtitle}
          breadcrumb={[{ label: t('discounts.title'), to: list }, { label: title }]}
        />
        <ProductTools view={view} discountId={discountId} />
        <ProductTable view={view} result={result} choice={choice} discountId={discountId} {...selecting} />
      </Flex>
      <ChoiceBar
        choice={choice}
        known={known}
        submitLabel={props.submitLabel(format.number(choice.ids.size))}
        onSubmit={() => setIsAsking(true)}
        onCancel={() => void navigate(list)}
      />
      <DiscountDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={props.dialogTitle}
        submitLabel={props.saveLabel}
        state={state}
        choice={choice}
        discountId={discountId}
        isBusy={state.isSaving || isReturning}
        onReload={() => void reload()}
      >
        {opened ? null : <ChosenProducts choice={choice} known={known} />}
      </DiscountDialog>
      <LeaveGuard hasUnsavedWork={() => !isReturning && (isDirty || choice.isChanged())} />
    </Flex>
  )
}
