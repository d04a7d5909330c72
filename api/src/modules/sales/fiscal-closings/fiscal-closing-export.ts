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
type Kind = 'sales' | 'returns'
const SUMS: readonly ({ sum: Sum } & Record<Kind, Words>)[] = [
  {
    sum: 'grossMinor',
    sales: { en: 'Sales, gross', fr: 'Ventes, brut', ar: 'المبيعات، الخام' },
    returns: { en: 'Returns, gross', fr: 'Retours, brut', ar: 'الإرجاعات، الخام' },
  },
  {
    sum: 'discountMinor',
    sales: { en: 'Sales, discounts', fr: 'Ventes, remises', ar: 'المبيعات، التخفيضات' },
    returns: { en: 'Returns, discounts', fr: 'Retours, remises', ar: 'الإرجاعات، التخفيضات' },
  },
  {
    sum: 'netHtMinor',
    sales: { en: 'Sales, excl. tax', fr: 'Ventes HT', ar: 'المبيعات دون أداءات' },
    returns: { en: 'Returns, excl. tax', fr: 'Retours HT', ar: 'الإرجاعات دون أداءات' },
  },
  {
    sum: 'fodecMinor',
    sales: { en: 'Sales, FODEC', fr: 'Ventes, FODEC', ar: 'المبيعات، الفوداك (FODEC)' },
    returns: { en: 'Returns, FODEC', fr: 'Retours, FODEC', ar: 'الإرجاعات، الفوداك (FODEC)' },
  },
  {
    sum: 'vatMinor',
    sales: { en: 'Sales, VAT', fr: 'Ventes, TVA', ar: 'المبيعات، الأداء على القيمة المضافة' },
    returns: { en: 'Returns, VAT', fr: 'Retours, TVA', ar: 'الإرجاعات، الأداء على القيمة المضافة' },
  },
  {
    sum: 'stampMinor',
    sales: { en: 'Sales, stamp duty', fr: 'Ventes, timbre fiscal', ar: 'المبيعات، الطابع الجبائي' },
    returns: { en: 'Returns, stamp duty', fr: 'Retours, timbre fiscal', ar: 'الإرجاعات، الطابع الجبائي' },
  },
  {
    sum: 'roundingMinor',
    sales: { en: 'Sales, cash rounding', fr: 'Ventes, arrondi d’espèces', ar: 'المبيعات، تقريب النقد' },
    returns: { en: 'Returns, cash rounding', fr: 'Retours, arrondi d’espèces', ar: 'الإرجاعات، تقريب النقد' },
  },
]

/** What documents of one kind come to: how many they are, what they consist of, and their total. */
function figures(of: Kind, words: { count: Words; total: Words }): readonly ExportColumn<ClosingForBooks>[] {
  return [
    { header: words.count, kind: 'number', ...DETAIL, value: ({ part }) => part[of].count },
    ...SUMS.map(({ sum, [of]: header }) => money(header, ({ part }) => part[of][sum] ?? 0, DETAIL)),
    money(words.total, (closing) => closing[`${of}Minor`]),
  ]
}

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
    ...figures('sales', {
      count: { en: 'Tickets', fr: 'Tickets', ar: 'التذاكر' },
      total: { en: 'Sales', fr: 'Ventes TTC', ar: 'المبيعات' },
    }),
    ...figures('returns', {
      count: { en: 'Number of returns', fr: 'Nombre de retours', ar: 'عدد الإرجاعات' },
      total: { en: 'Returns', fr: 'Retours TTC', ar: 'الإرجاعات' },
    }),
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
