import { chakra, Quantity, type SystemStyleObject, useTranslation } from '@comptoir/platform'
import { useCartActions } from '../cart/cart-context.ts'
import { useFocus } from '../focus/counter-focus.ts'
import { ExclTax } from '../excl-tax.tsx'
import { isPriceTyped } from '../cart/line-price.ts'
import { LinePrice } from '../line-price/line-price.tsx'
import { useNameOf } from '../product-name.ts'
import {
  LineAmount,
  LineDiscountNote,
  LineGoods,
  type LineProps,
  PackName,
  type ShownLineProps,
} from './line-parts.tsx'

/** All looks in one: a line comes to rest with each scan, and each element with looks of its own would take its time. */
const restingLooks: SystemStyleObject = {
  display: 'flex',
  alignItems: 'baseline',
  w: 'full',
  minH: '57px',
  gap: '2',
  px: '3.5',
  py: '2',
  textAlign: 'start',
  cursor: 'pointer',
  outlineOffset: '-2px !important',
  _hover: { bg: 'bg.hover' },
  '& > [data-part="quantity"]': { minW: '8', color: 'fg.muted', fontWeight: 'semibold', whiteSpace: 'nowrap' },
  '& > [data-part="text"]': { display: 'block', flex: '1', minW: '0' },
  '& [data-part="row"]': { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: '3' },
  '& [data-part="name"]': { truncate: true, fontWeight: 'medium' },
}

/** A line at rest: quantity, name, unit price, amount. Touching it selects it. */
export function CartLineItem({ line, figures, showsExclTax }: ShownLineProps) {
  const actions = useCartActions()
  const focus = useFocus()
  const nameOf = useNameOf()
  const showsPrice = !line.applied || isPriceTyped(line)
  return (
    <chakra.button
      type="button"
      onClick={() => {
        actions.select(line.id)
        focus.toSearch()
      }}
      css={restingLooks}
    >
      <LineQuantity line={line} />
      <span data-part="text">
        <span data-part="row">
          <span dir="auto" data-part="name">
            {nameOf(line.product)}
            <PackName product={line.product} />
          </span>
          <LineAmount figures={figures} />
        </span>
        <LineDiscountNote line={line} figures={figures} />
        <LineGoods line={line} />
        {showsPrice || showsExclTax ? (
          <span data-part="row">
            {showsPrice ? <LinePrice line={line} /> : <span />}
            {showsExclTax ? <ExclTax amountMinor={figures.netHtMinor} isInColumn /> : null}
          </span>
        ) : null}
      </span>
    </chakra.button>
  )
}

/** `2 ×`; the sign is on the side of the name in every language. */
function LineQuantity({ line }: Pick<LineProps, 'line'>) {
  const { t } = useTranslation('sales-purchases')
  return (
    <span data-part="quantity">
      <Quantity quantityMilli={line.quantityMilli} /> {t('counter.line.times')}
    </span>
  )
}
