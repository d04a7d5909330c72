import type { ReviewReason, Sale, SaleReview } from '@comptoir/contracts/sales/sales'
import { chakra, type Format, Notice, Text, useFormat, useTranslation } from '@comptoir/platform'

/** What should be looked at in a ticket that its register numbered, each in a sentence. */
export function SaleReviews({ sale }: { sale: Sale }) {
  const { t } = useTranslation('sales-purchases')
  const format = useFormat()
  const { reviews = [] } = sale
  if (reviews.length === 0) return null
  return (
    <Notice tone="attention">
      <Text fontWeight="semibold">{t('sales.review.title')}</Text>
      <chakra.ul ps="5" listStyleType="disc">
        {reviews.map((review) => (
          <li key={`${review.reason} ${review.lineNumber}`}>
            {t(`sales.review.${review.reason}Text`, paramsOf(review, sale, format))}
          </li>
        ))}
      </chakra.ul>
      <Text>{t('sales.review.kept')}</Text>
    </Notice>
  )
}

type Figure = (format: Format, value: number, currency: string) => string

const PRICE: Figure = (format, value, currency) => format.unitPrice(value, currency)
const RATE: Figure = (format, value) => format.percent(value)

/** In which unit a reason says its figures; the others say none. */
const FIGURES: Partial<Readonly<Record<ReviewReason, Figure>>> = {
  figuresDiffer: (format, value, currency) => format.money(value, currency),
  stampDiffers: (format, value, currency) => format.money(value, currency),
  creditLimitExceeded: (format, value, currency) => format.money(value, currency),
  voucherSpent: (format, value, currency) => format.money(value, currency),
  priceDiffers: PRICE,
  discountTooHigh: RATE,
  vatDiffers: RATE,
  fodecDiffers: RATE,
  stockShort: (format, value) => format.quantity(value),
}

function paramsOf({ reason, lineNumber, shown, expected }: SaleReview, sale: Sale, format: Format) {
  const figure = FIGURES[reason]
  const told = (value: number | undefined): string =>
    value === undefined || figure === undefined ? '–' : figure(format, value, sale.currency)
  const line = sale.lines.find((each) => each.lineNumber === lineNumber)
  return { line: lineNumber, product: line?.designation, shown: told(shown), expected: told(expected) }
}
