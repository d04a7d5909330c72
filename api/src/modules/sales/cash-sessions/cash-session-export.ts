import type { CashSessionRow } from '@comptoir/contracts/sales/cash-sessions'
import { amountCell, foreignCell } from '../../../platform/export/cells.ts'
import { listExport, wordsOf, type ExportColumn, type Words } from '../../../platform/export/list-export.ts'
import { listSessionsForBooks, type SessionForBooks } from './cash-sessions.queries.ts'

const STATES: Readonly<Record<CashSessionRow['state'], Words>> = {
  open: { en: 'Open', fr: 'Ouverte', ar: 'مفتوحة' },
  counting: { en: 'Counting', fr: 'En comptage', ar: 'قيد العدّ' },
  closed: { en: 'Closed', fr: 'Clôturée', ar: 'مغلقة' },
}

type Figure = Extract<keyof SessionForBooks, `${string}Minor`>

function money(header: Words, figure: Figure, more: { isDetail?: true } = {}): ExportColumn<SessionForBooks> {
  return { header, kind: 'money', ...more, value: (session) => amountCell(session[figure], session.currency) }
}

const DETAIL = { isDetail: true } as const

export const cashSessionExport = listExport<SessionForBooks>({
  title: { en: 'Cash sessions', fr: 'Sessions de caisse', ar: 'حصص الصندوق' },
  list: listSessionsForBooks,
  columns: [
    {
      header: { en: 'Register', fr: 'Caisse', ar: 'الصندوق' },
      kind: 'text',
      value: ({ registerName }) => registerName,
    },
    {
      header: { en: 'Point of sale', fr: 'Point de vente', ar: 'نقطة البيع' },
      kind: 'text',
      value: ({ pointOfSaleName }) => pointOfSaleName,
    },
    {
      header: { en: 'Status', fr: 'État', ar: 'الحالة' },
      kind: 'text',
      value: ({ state }, { language }) => STATES[state][language],
    },
    {
      header: { en: 'Business date', fr: 'Journée comptable', ar: 'اليوم المحاسبي' },
      kind: 'date',
      ...DETAIL,
      value: ({ businessDate }) => businessDate,
    },
    { header: { en: 'Opened', fr: 'Ouverture', ar: 'الفتح' }, kind: 'dateTime', value: ({ openedAt }) => openedAt },
    {
      header: { en: 'Opened by', fr: 'Ouverte par', ar: 'فتحها' },
      kind: 'text',
      ...DETAIL,
      value: ({ openedBy }) => openedBy,
    },
    { header: { en: 'Closed', fr: 'Clôture', ar: 'الغلق' }, kind: 'dateTime', value: ({ closedAt }) => closedAt },
    {
      header: { en: 'Closed by', fr: 'Clôturée par', ar: 'أغلقها' },
      kind: 'text',
      ...DETAIL,
      value: ({ closedBy }) => closedBy,
    },
    {
      header: { en: 'Z report', fr: 'Rapport Z', ar: 'تقرير الغلق (Z)' },
      kind: 'number',
      value: ({ zNumber }) => zNumber,
    },
    {
      header: { en: 'Tickets', fr: 'Tickets', ar: 'التذاكر' },
      kind: 'number',
      ...DETAIL,
      value: ({ ticketCount }) => ticketCount,
    },
    money({ en: 'Sales', fr: 'Ventes', ar: 'المبيعات' }, 'salesMinor'),
    money(wordsOf('field.cashSession.openingFloatMinor'), 'openingFloatMinor', DETAIL),
    money(wordsOf('field.cashSession.tenders.expectedMinor'), 'expectedMinor'),
    money(wordsOf('field.cashSession.tenders.countedMinor'), 'countedMinor'),
    money(wordsOf('field.cashSession.tenders.differenceMinor'), 'differenceMinor'),
    money({ en: 'Float left', fr: 'Fonds laissé', ar: 'الرصيد المتبقي' }, 'keptFloatMinor', DETAIL),
    {
      header: { en: 'Other currencies expected', fr: 'Devises attendues', ar: 'العملات الأجنبية المنتظرة' },
      kind: 'text',
      ...DETAIL,
      value: ({ foreignExpected }) => foreignCell(foreignExpected ?? []),
    },
    {
      header: { en: 'Other currencies counted', fr: 'Devises comptées', ar: 'العملات الأجنبية المعدودة' },
      kind: 'text',
      ...DETAIL,
      value: ({ foreignCounted }) => foreignCell(foreignCounted),
    },
  ],
})
