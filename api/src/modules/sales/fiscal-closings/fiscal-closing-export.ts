import { writtenPeriod, type ClosingFigures } from '@comptoir/contracts/sales/fiscal-closings'
import { amountCell } from '../../../platform/export/cells.ts'
import { listExport, wordsOf, type ExportColumn, type Words } from '../../../platform/export/list-export.ts'
import { listClosingsForBooks, type ClosingForBooks } from './closings.queries.ts'

const KINDS = {
  day: wordsOf('code.fiscalClosing.kind.day'),
  month: wordsOf('code.fiscalClosing.kind.month'),
  year: wordsOf('code.fiscalClosing.kind.year'),
}
const AUTOMATIC: Words = { en: 'Automatic', fr: 'Automatique', ar: 'آليا' }
const DETAIL = { isDetail: true } as const

function money(
  header: Words,
  of: (closing: ClosingForBooks) => number,
  more: { isDetail?: true } = {},
): ExportColumn<ClosingForBooks> {
  return { header, kind: 'money', ...more, value: (closing) => amountCell(of(closing), closing.currency) }
}

type Sum = Extract<keyof ClosingFigures, `${string}Minor`>
const SUMS: readonly [Sum, sold: Words, returned: Words][] = [
  [
    'grossMinor',
    { en: 'Sales, gross', fr: 'Ventes, brut', ar: 'المبيعات، الخام' },
    { en: 'Returns, gross', fr: 'Retours, brut', ar: 'الإرجاعات، الخام' },
  ],
  [
    'discountMinor',
    { en: 'Sales, discounts', fr: 'Ventes, remises', ar: 'المبيعات، التخفيضات' },
    { en: 'Returns, discounts', fr: 'Retours, remises', ar: 'الإرجاعات، التخفيضات' },
  ],
  [
    'netHtMinor',
    { en: 'Sales, excl. tax', fr: 'Ventes HT', ar: 'المبيعات دون أداءات' },
    { en: 'Returns, excl. tax', fr: 'Retours HT', ar: 'الإرجاعات دون أداءات' },
  ],
  [
    'fodecMinor',
    { en: 'Sales, FODEC', fr: 'Ventes, FODEC', ar: 'المبيعات، الفوداك (FODEC)' },
    { en: 'Returns, FODEC', fr: 'Retours, FODEC', ar: 'الإرجاعات، الفوداك (FODEC)' },
  ],
  [
    'vatMinor',
    { en: 'Sales, VAT', fr: 'Ventes, TVA', ar: 'المبيعات، الأداء على القيمة المضافة' },
    { en: 'Returns, VAT', fr: 'Retours, TVA', ar: 'الإرجاعات، الأداء على القيمة المضافة' },
  ],
  [
    'stampMinor',
    { en: 'Sales, stamp duty', fr: 'Ventes, timbre fiscal', ar: 'المبيعات، الطابع الجبائي' },
    { en: 'Returns, stamp duty', fr: 'Retours, timbre fiscal', ar: 'الإرجاعات، الطابع الجبائي' },
  ],
]

export const fiscalClosingExport = listExport<ClosingForBooks>({
  title: { en: 'Fiscal closings', fr: 'Clôtures fiscales', ar: 'عمليات الغلق الجبائي' },
  list: listClosingsForBooks,
  columns: [
    {
      header: wordsOf('field.fiscalClosing.period'),
      kind: 'text',
      value: ({ period }) => writtenPeriod(period),
    },
    {
      header: wordsOf('field.fiscalClosing.kind'),
      kind: 'text',
      value: ({ kind }, { language }) => KINDS[kind][language],
    },
    { header: { en: 'Number', fr: 'Numéro', ar: 'العدد' }, kind: 'text', value: ({ number }) => number },
    {
      header: { en: 'Tickets', fr: 'Tickets', ar: 'التذاكر' },
      kind: 'number',
      ...DETAIL,
      value: ({ part }) => part.sales.count,
    },
    ...SUMS.map(([sum, sold]) => money(sold, ({ part }) => part.sales[sum], DETAIL)),
    money({ en: 'Sales', fr: 'Ventes TTC', ar: 'المبيعات' }, ({ salesMinor }) => salesMinor),
    {
      header: { en: 'Number of returns', fr: 'Nombre de retours', ar: 'عدد الإرجاعات' },
      kind: 'number',
      ...DETAIL,
      value: ({ part }) => part.returns.count,
    },
    ...SUMS.map(([sum, , returned]) => money(returned, ({ part }) => part.returns[sum], DETAIL)),
    money({ en: 'Returns', fr: 'Retours TTC', ar: 'الإرجاعات' }, ({ returnsMinor }) => returnsMinor),
    {
      header: { en: 'Late documents', fr: 'Documents tardifs', ar: 'وثائق متأخرة' },
      kind: 'number',
      value: ({ annexCount }) => annexCount,
    },
    money(
      { en: 'Perpetual total of sales', fr: 'Cumul perpétuel des ventes', ar: 'المجموع المتراكم للمبيعات' },
      ({ perpetualMinor }) => perpetualMinor,
    ),
    money(
      { en: 'Perpetual total of returns', fr: 'Cumul perpétuel des retours', ar: 'المجموع المتراكم للإرجاعات' },
      ({ perpetual }) => perpetual.returnsMinor,
      DETAIL,
    ),
    {
      header: { en: 'Closed', fr: 'Clôturée le', ar: 'تاريخ الغلق' },
      kind: 'dateTime',
      value: ({ recordedAt }) => recordedAt,
    },
    {
      header: { en: 'By', fr: 'Par', ar: 'من قبل' },
      kind: 'text',
      value: ({ closedBy }, { language }) => closedBy ?? AUTOMATIC[language],
    },
  ],
})
