import { IDENTITY_KINDS, LONGEST_DETAIL } from '@comptoir/contracts/payment-details'
import type { PayerIdentity } from '@comptoir/contracts/sales/sales'
import { Flex, useTranslation } from '@comptoir/platform'
import { SelectField, TextField, useForm, type Resolver } from '@comptoir/platform/forms'
import { AskDialog } from '../../common/ask-dialog.tsx'

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
  return (
    <AskDialog
      {...{ isOpen, onClose }}
      title={t('paymentDetails.identity')}
      subtitle={t('paymentDetails.identityWhy')}
      sendLabel={t('paymentDetails.record')}
      firstField="[name=number]"
    >
      {(id) => <IdentityForm id={id} {...rest} />}
    </AskDialog>
  )
}

interface IdentityFormProps extends Pick<IdentityDialogProps, 'known' | 'onIdentified'> {
  id: string
}

function IdentityForm({ id, known, onIdentified }: IdentityFormProps) {
  const { t } = useTranslation('sales-purchases')
  const { control, handleSubmit } = useForm<PayerIdentity>({
    defaultValues: known,
    resolver: resolverFor(t('paymentDetails.required')),
  })
  const submit = handleSubmit(({ kind, number, name }) =>
    onIdentified({ kind, number: number.trim(), name: name.trim() }),
  )
  return (
    <form id={id} noValidate autoComplete="off" onSubmit={(event) => void submit(event)}>
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
