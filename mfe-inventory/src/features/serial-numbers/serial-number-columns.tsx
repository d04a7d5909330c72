import { useMemo } from 'react'
import type { SerialNumber } from '@comptoir/contracts/inventory/serial-numbers'
import { clockIn } from '@comptoir/contracts/time'
import { Code, DateTime, Flex, useCompany, useTranslation, type Column } from '@comptoir/platform'
import { PieceStateBadge, WarrantyBadge } from './piece-state.tsx'

const NOTHING = '–'

export function useSerialNumberColumns(): readonly Column<SerialNumber>[] {
  const { t } = useTranslation('inventory')
  const { timeZone } = useCompany()
  return useMemo((): readonly Column<SerialNumber>[] => {
    const today = clockIn(new Date(), timeZone).slice(0, 10)
    const head = (name: 'number' | 'product' | 'state' | 'pointOfSale' | 'soldAt' | 'warranty') =>
      t(`serialNumbers.column.${name}`)
    return [
      {
        id: 'number',
        header: head('number'),
        cell: ({ number }) => <Code isBreakable>{number}</Code>,
        isPrimary: true,
        isSortable: true,
      },
      { id: 'product', header: head('product'), cell: ({ product }) => <bdi>{product.name}</bdi>, onPhone: 'line' },
      { id: 'state', header: head('state'), cell: ({ state }) => <PieceStateBadge state={state} />, onPhone: 'end' },
      {
        id: 'pointOfSale',
        header: head('pointOfSale'),
        cell: ({ pointOfSale }) => (pointOfSale === null ? NOTHING : <bdi>{pointOfSale.name}</bdi>),
        hideBelow: 'lg',
        onPhone: 'line',
      },
      {
        id: 'soldAt',
        header: head('soldAt'),
        cell: ({ soldAt }) => (soldAt === null ? null : <DateTime value={soldAt} kind="date" timeZone={timeZone} />),
        hideBelow: 'xl',
      },
      {
        id: 'warranty',
        header: head('warranty'),
        cell: ({ state, warrantyUntil }) =>
          warrantyUntil === null ? (
            // What is not sold has none yet.
            state === 'sold' ? (
              t('serialNumbers.warranty.none')
            ) : null
          ) : (
            <Flex as="span" gap="2" wrap="wrap" align="center">
              <DateTime value={warrantyUntil} kind="date" />
              <WarrantyBadge until={warrantyUntil} today={today} />
            </Flex>
          ),
        onPhone: 'line',
      },
    ]
  }, [t, timeZone])
}
