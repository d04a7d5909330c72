import { memo } from 'react'
import { Box } from '@comptoir/platform'
import { CartLineItem } from './cart-line-item.tsx'
import type { ShownLineProps } from './line-parts.tsx'
import { SelectedLine } from './selected-line.tsx'

interface RowProps extends ShownLineProps {
  isSelected: boolean
}

/** Of a long cart the browser lays out and paints only what is seen. */
const OUT_OF_SIGHT = { contentVisibility: 'auto', containIntrinsicSize: 'auto 58px' } as const

/** A line in the list. A long cart is priced anew with each change: only those lines are drawn again that it makes a difference to. */
export const CartRow = memo(function CartRow({ isSelected, ...shown }: RowProps) {
  return (
    <Box
      as="li"
      borderBottomWidth="1px"
      borderColor="border.subtle"
      {...(isSelected ? { 'aria-current': true } : OUT_OF_SIGHT)}
    >
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
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Reflect.get(one, name) === Reflect.get(other, name))
  )
}
