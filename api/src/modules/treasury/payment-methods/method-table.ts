import type { PaymentMethodInput } from '@comptoir/contracts/payment-kinds'

/** How both resources of payment methods lie in their table, each name once in its direction without regard to case. */
export const METHOD_TABLE = {
  table: 'payment_method',
  columns: { name: 'name', kind: 'kind', position: 'position' },
  unique: { payment_method_name_key: { reason: 'nameTaken', property: 'name' } },
  searched: ({ name }: PaymentMethodInput) => [name],
  defaultNames: ['cash', 'cheque', 'draft', 'transfer'],
  filters: { kind: 'kind' },
  orderedBy: 'position',
  hasAuthor: true,
} as const
