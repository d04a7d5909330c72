import { IDENTITY_KINDS, LONGEST_DETAIL } from '@comptoir/contracts/payment-details'
import type { PayerIdentity } from '@comptoir/contracts/sales/sales'
import { Button, Flex, FormDialog, useTranslation } from '@comptoir/platform'
import { SelectField, TextField, useForm, type Resolver } from '@comptoir/platform/forms'
import { type RefObject, useId, useRef } from 'react'

export interface IdentityDialogProps {
  isOpen: boolean
  /** What it begins with. */
  known: PayerIdentity
  onIdentified: (identity: PayerIdentity) => void
  onClose: () => void
}

/** Asks for the document of who pays much in cash. */
export function IdentityDialog({ isOpen, onClose, ...rest }: IdentityDialogProps) {
  const { t } = useTranslation('sales-purchases')
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      size="sm"
      initialFocus={() => form.current?.querySelector<HTMLElement>('[name=number]') ?? null}
      title={t('paymentDetails.identity')}
      subtitle={t('paymentDetails.identityWhy')}
      footer={
        <>
          <Button variant="outline" size="xl" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" form={formId} size="xl">
            {t('paymentDetails.record')}
          </Button>
        </>
      }
    >
      <IdentityForm id={formId} element={form} {...rest} />
    </FormDialog>
  )
}

interface IdentityFormProps extends Pick<IdentityDialogProps, 'known' | 'onIdentified'> {
  id: string
  element: RefObject<HTMLFormElement | null>
}

/** There while the dialog is open: each opening begins anew. */
function IdentityForm({ id, element, known, onIdentified }: IdentityFormProps) {
  const { t } = useTranslation('sales-purchases')
  const { control, handleSubmit } = useForm<PayerIdentity>({
    defaultValues: known,
    resolver: resolverFor(t('paymentDetails.required')),
  })
  const submit = handleSubmit(({ kind, number, name }) =>
    onIdentified({ kind, number: number.trim(), name: name.trim() }),
  )
  return (
    <form id={id} ref={element} noValidate autoComplete="off" onSubmit={(event) => void submit(event)}>
      <Flex direction="column" gap="4">
        <SelectField
          control={control}
          name="kind"
          label={t('paymentDetails.document')}
          options={IDENTITY_KINDS.map((kind) => ({ value: kind, label: t(`paymentDetails.identityKind.${kind}`) }))}
          isRequired
        />
        <TextField
          control={control}
          name="number"
          label={t('paymentDetails.field.number')}
          maxLength={LONGEST_DETAIL.number}
          autoComplete="off"
          isLtr
          isRequired
        />
        <TextField
          control={control}
          name="name"
          label={t('paymentDetails.payerName')}
          maxLength={LONGEST_DETAIL.drawer}
          autoComplete="off"
          isRequired
        />
      </Flex>
    </form>
  )
}

function resolverFor(message: string): Resolver<PayerIdentity> {
  return (values) => {
    const missing = (['kind', 'number', 'name'] as const).filter((field) => (values[field] ?? '').trim() === '')
    if (missing.length === 0) return { values, errors: {} }
    return { values: {}, errors: Object.fromEntries(missing.map((field) => [field, { type: 'required', message }])) }
  }
}
