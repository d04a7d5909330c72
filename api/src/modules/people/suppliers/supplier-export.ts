import type { Supplier } from '@comptoir/contracts/people/suppliers'
import { activityCell, flagCell } from '../../../platform/export/cells.ts'
import { listExport, wordsOf } from '../../../platform/export/list-export.ts'
import { suppliers } from './suppliers.repository.ts'

export const supplierExport = listExport<Supplier>({
  title: { en: 'Suppliers', fr: 'Fournisseurs', ar: 'المزودون' },
  list: suppliers.list,
  columns: [
    { header: wordsOf('field.supplier.code'), kind: 'text', value: ({ code }) => code },
    { header: wordsOf('field.supplier.name'), kind: 'text', value: ({ name }) => name },
    { header: wordsOf('field.supplier.phone'), kind: 'text', value: ({ phone }) => phone },
    { header: wordsOf('field.supplier.email'), kind: 'text', value: ({ email }) => email },
    { header: wordsOf('field.supplier.taxId'), kind: 'text', value: ({ taxId }) => taxId },
    { header: wordsOf('field.supplier.address'), kind: 'text', isDetail: true, value: ({ address }) => address },
    {
      header: wordsOf('field.supplier.postalCode'),
      kind: 'text',
      isDetail: true,
      value: ({ postalCode }) => postalCode,
    },
    { header: wordsOf('field.supplier.city'), kind: 'text', value: ({ city }) => city },
    { header: wordsOf('field.supplier.paymentDays'), kind: 'number', value: ({ paymentDays }) => paymentDays },
    {
      header: wordsOf('field.supplier.isPaymentAtMonthEnd'),
      kind: 'text',
      isDetail: true,
      value: ({ isPaymentAtMonthEnd }, reader) => flagCell(isPaymentAtMonthEnd, reader),
    },
    { header: wordsOf('field.supplier.leadDays'), kind: 'number', value: ({ leadDays }) => leadDays },
    {
      header: wordsOf('common.status'),
      kind: 'text',
      value: ({ isActive }, reader) => activityCell(isActive, reader),
    },
  ],
})
