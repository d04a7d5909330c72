import { memo } from 'react'
import { Box } from '@comptoir/platform'
import { CartLineItem } from './cart-line-item.tsx'
import type { ShownLineProps } from './line-parts.tsx'
import { SelectedLine } from './selected-line.tsx'

interface RowProps extends ShownLineProps {
  isSelected: boolean
}

/** A line in the list. A long cart is priced anew with each change: only those lines are drawn again that it makes a difference to. */
export const CartRow = memo(function CartRow({ isSelected, ...shown }: RowProps) {
  return (
    <Box as="li" borderBottomWidth="1px" borderColor="border.subtle" {...(isSelected ? { 'aria-current': true } : {})}>
      {isSelected ? <SelectedLine {...shown} /> : <CartLineItem {...shown} />}
    </Box>
  )
}, isSameRow)

function isSameRow(
  { line, figures, ...one }: RowProps,
  { line: itsLine, figures: itsFigures, ...other }: RowProps,
): boolean {
  const { applied, ...rest } = line
  const { applied: itsApplied, ...itsRest } = itsLine
  return (
    isSame(one, other) &&
    isSame(rest, itsRest) &&
    isSame(applied ?? {}, itsApplied ?? {}) &&
    isSame(figures, itsFigures)
  )
}

/** Whether two objects have the same in each field. */
function isSame<Fields extends object>(one: Fields, other: Fields): boolean {
  const [fields, others] = [Object.entries(one), new Map(Object.entries(other))]
  return fields.length === others.size && fields.every(([name, value]) => others.get(name) === value)
}
