import type { ExportColumn } from '../../../platform/export/list-export.ts'

/** What every document of a counter says of itself. */
interface CounterDocument {
  number: string
  occurredAt: string
  businessDate: string
  pointOfSaleName: string
  registerName: string
}

/** The first columns of the files of tickets, of returns and of what clients paid: which document, when and where. */
export const DOCUMENT_COLUMNS: readonly ExportColumn<CounterDocument>[] = [
  { header: { en: 'Number', fr: 'Numéro', ar: 'العدد' }, kind: 'text', value: ({ number }) => number },
  { header: { en: 'Date', fr: 'Date', ar: 'التاريخ' }, kind: 'dateTime', value: ({ occurredAt }) => occurredAt },
  {
    header: { en: 'Business date', fr: 'Journée comptable', ar: 'اليوم المحاسبي' },
    kind: 'date',
    isDetail: true,
    value: ({ businessDate }) => businessDate,
  },
  {
    header: { en: 'Point of sale', fr: 'Point de vente', ar: 'نقطة البيع' },
    kind: 'text',
    value: ({ pointOfSaleName }) => pointOfSaleName,
  },
  {
    header: { en: 'Register', fr: 'Caisse', ar: 'الصندوق' },
    kind: 'text',
    value: ({ registerName }) => registerName,
  },
]
