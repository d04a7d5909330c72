import { CLIENT_METHODS, givesChange, isSettledAtOnce } from '@comptoir/contracts/payment-rules'
import type { PaymentMethod } from '@comptoir/contracts/sales/cash-sessions'
import { Notice, Stack, useCompanyQuery, useTranslation } from '@comptoir/platform'
import { Checkbox, FieldShell, useController, type Control } from '@comptoir/platform/forms'
import type { PointOfSaleValues } from './point-of-sale-values.ts'

/** By what clients may pay there: the methods that are ticked, or all of them while none is. */
export function MethodsField({ control }: { control: Control<PointOfSaleValues> }) {
  const { t } = useTranslation('company')
  const { data: methods = [] } = useCompanyQuery<PaymentMethod[]>(CLIENT_METHODS, [])
  const { field, fieldState } = useController({ control, name: 'paymentMethodIds' })
  const chosen = methods.filter(({ id }) => field.value?.includes(id))
  // In the order of the list, and without one that has become inactive meanwhile.
  const tick = (id: string, isTicked: boolean): void =>
    field.onChange(
      methods.filter((method) => (method.id === id ? isTicked : chosen.includes(method))).map((method) => method.id),
    )
  const label = t('pointsOfSale.counter.methods')
  return (
    <FieldShell label={label} help={t('pointsOfSale.counter.methodsHelp')} error={fieldState.error?.message} isWide>
      {({ id: groupId, 'aria-describedby': note }) => (
        <Stack id={groupId} role="group" aria-label={label} aria-describedby={note} gap="3" pt="1">
          {methods.map(({ id, name }, index) => (
            <Checkbox.Root
              key={id}
              checked={chosen.some((method) => method.id === id)}
              invalid={fieldState.invalid}
              onCheckedChange={({ checked }) => tick(id, checked === true)}
            >
              <Checkbox.HiddenInput {...(index === 0 ? { ref: field.ref } : {})} onBlur={field.onBlur} />
              <Checkbox.Control />
              <Checkbox.Label>
                <bdi>{name}</bdi>
              </Checkbox.Label>
            </Checkbox.Root>
          ))}
          <ChoiceNotice chosen={chosen} />
        </Stack>
      )}
    </FieldShell>
  )
}

/** What the counter will not be able to do with the methods that are chosen. */
function ChoiceNotice({ chosen }: { chosen: readonly PaymentMethod[] }) {
  const { t } = useTranslation('company')
  if (chosen.length === 0) return null
  if (!chosen.some(({ kind }) => isSettledAtOnce(kind)))
    return <Notice tone="attention">{t('pointsOfSale.counter.noneAtCounter')}</Notice>
  if (chosen.some(({ kind }) => givesChange(kind))) return null
  return <Notice tone="attention">{t('pointsOfSale.counter.noChange')}</Notice>
}
