import { recordedClient } from '@comptoir/contracts/default-names'
import { amountCell } from '../../../platform/export/cells.ts'
import { listExport } from '../../../platform/export/list-export.ts'
import { DOCUMENT_COLUMNS } from '../sales/index.ts'
import { listPaymentsForBooks, type PaymentForBooks } from './client-payments.queries.ts'
import { METHOD_KINDS } from '../sales-returns/index.ts'

export const clientPaymentExport = listExport<PaymentForBooks>({
  title: { en: 'Client payments', fr: 'Règlements clients', ar: 'تسديدات الحرفاء' },
  list: listPaymentsForBooks,
  columns: [
    ...DOCUMENT_COLUMNS,
    { header: { en: 'Cashier', fr: 'Caissier', ar: 'عون الصندوق' }, kind: 'text', value: ({ cashier }) => cashier },
    {
      header: { en: 'Client', fr: 'Client', ar: 'الحريف' },
      kind: 'text',
      value: ({ client }, { language }) => recordedClient(client)[language],
    },
    {
      header: { en: 'Owed before', fr: 'Dû avant', ar: 'الدين قبله' },
      kind: 'money',
      value: ({ owedMinor, currency }) => amountCell(owedMinor, currency),
    },
    {
      header: { en: 'Paid', fr: 'Réglé', ar: 'المسدَّد' },
      kind: 'money',
      value: ({ totalMinor, currency }) => amountCell(totalMinor, currency),
    },
    {
      header: { en: 'Still owed', fr: 'Reste dû', ar: 'المتبقي' },
      kind: 'money',
      value: ({ owedMinor, totalMinor, currency }) => amountCell(owedMinor - totalMinor, currency),
    },
    {
      header: { en: 'Paid by', fr: 'Réglé par', ar: 'طريقة الخلاص' },
      kind: 'text',
      value: ({ methodKinds }, { language }) =>
        methodKinds.map((kind) => METHOD_KINDS[kind]?.[language] ?? kind).join(', ') || null,
    },
  ],
})
