import { useMemo } from 'react'
import type { PaymentMethodItem } from '@comptoir/contracts/payment-kinds'
import { activityColumn, nameColumn, useFormat, useTranslation, type Column } from '@comptoir/platform'

/** The methods in the order in which they are offered. */
export function useMethodColumns(): readonly Column<PaymentMethodItem>[] {
  const { t } = useTranslation('company')
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'position',
        header: t('paymentMethods.column.position'),
        cell: ({ position }) => format.number(position),
        isSortable: true,
        isNumeric: true,
      },
      nameColumn(t('paymentMethods.column.name')),
      {
        id: 'kind',
        onPhone: 'end',
        header: t('paymentMethods.column.kind'),
        cell: ({ kind }) => t(`paymentMethods.kind.${kind}`),
      },
      activityColumn(t('common.status')),
    ],
    [t, format],
  )
}
