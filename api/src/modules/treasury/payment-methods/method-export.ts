import type { PaymentMethodItem } from '@comptoir/contracts/payment-kinds'
import { PAYMENT_KINDS, type PaymentKind } from '@comptoir/contracts/payment-rules'
import { phrase } from '@comptoir/i18n'
import {
  listExport,
  wordsOf,
  type ListExport,
  type ListExportOptions,
  type Words,
} from '../../../platform/export/list-export.ts'

const KINDS = Object.fromEntries(
  PAYMENT_KINDS.map((kind) => [kind, wordsOf(`code.paymentMethod.kind.${kind}`)]),
) as Record<PaymentKind, Words>

/** A list of payment methods as a file. */
export function methodExport(title: Words, list: ListExportOptions<PaymentMethodItem>['list']): ListExport {
  return listExport({
    title,
    list,
    columns: [
      { header: wordsOf('field.paymentMethod.position'), kind: 'number', value: ({ position }) => position },
      { header: wordsOf('field.paymentMethod.name'), kind: 'text', value: ({ name }) => name },
      {
        header: wordsOf('field.paymentMethod.kind'),
        kind: 'text',
        value: ({ kind }, { language }) => KINDS[kind][language],
      },
      {
        header: wordsOf('common.status'),
        kind: 'text',
        value: ({ isActive }, { language }) => phrase(language, isActive ? 'common.active' : 'common.inactive'),
      },
    ],
  })
}
