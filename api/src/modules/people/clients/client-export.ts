import type { Client } from '@comptoir/contracts/people/clients'
import { activityCell, amountCell, flagCell } from '../../../platform/export/cells.ts'
import { listExport, wordsOf } from '../../../platform/export/list-export.ts'
import { clients } from './clients.repository.ts'

const KINDS = { person: wordsOf('code.client.kind.person'), business: wordsOf('code.client.kind.business') }

export const clientExport = listExport<Client>({
  title: { en: 'Clients', fr: 'Clients', ar: 'الحرفاء' },
  list: clients.list,
  columns: [
    { header: wordsOf('field.client.code'), kind: 'text', value: ({ code }) => code },
    { header: wordsOf('field.client.name'), kind: 'text', value: ({ name }) => name },
    { header: wordsOf('field.client.kind'), kind: 'text', value: ({ kind }, { language }) => KINDS[kind][language] },
    { header: wordsOf('field.client.phone'), kind: 'text', value: ({ phone }) => phone },
    { header: wordsOf('field.client.email'), kind: 'text', value: ({ email }) => email },
    { header: wordsOf('field.client.taxId'), kind: 'text', value: ({ taxId }) => taxId },
    { header: wordsOf('field.client.address'), kind: 'text', isDetail: true, value: ({ address }) => address },
    { header: wordsOf('field.client.postalCode'), kind: 'text', isDetail: true, value: ({ postalCode }) => postalCode },
    { header: wordsOf('field.client.city'), kind: 'text', value: ({ city }) => city },
    { header: wordsOf('field.client.group'), kind: 'text', value: ({ group }) => group?.name ?? null },
    {
      header: wordsOf('field.client.sector'),
      kind: 'text',
      isDetail: true,
      value: ({ sector }) => sector?.name ?? null,
    },
    {
      header: wordsOf('field.client.paymentDays'),
      kind: 'number',
      isDetail: true,
      value: ({ paymentDays }) => paymentDays,
    },
    {
      header: wordsOf('field.client.isPaymentAtMonthEnd'),
      kind: 'text',
      isDetail: true,
      value: ({ isPaymentAtMonthEnd }, reader) => flagCell(isPaymentAtMonthEnd, reader),
    },
    {
      header: wordsOf('field.client.creditLimitMinor'),
      kind: 'money',
      isDetail: true,
      value: ({ creditLimitMinor }, { currency }) => amountCell(creditLimitMinor, currency),
    },
    {
      header: wordsOf('common.status'),
      kind: 'text',
      value: ({ isActive }, reader) => activityCell(isActive, reader),
    },
  ],
})
