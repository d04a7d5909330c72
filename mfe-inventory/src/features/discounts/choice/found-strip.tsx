import { ListChecks } from 'lucide-react'
import { Button, Flex, Text, useFormat, useTranslation } from '@comptoir/platform'

export interface FoundStripProps {
  /** Undefined until it is known. */
  total: number | undefined
  /** The server stopped counting at `total`. */
  isTotalCapped: boolean
  onSelectAll: () => void
  isSelecting: boolean
  /** Another answer is on its way: what is shown is no longer what would be chosen. */
  isFetching: boolean
}

/** On top of the table, over the tick of the page: all that the search and filters find, and how many that is. */
export function FoundStrip({ total, isTotalCapped, onSelectAll, isSelecting, isFetching }: FoundStripProps) {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  return (
    <Flex
      align="center"
      justify="space-between"
      columnGap="3"
      wrap="wrap"
      minH="10"
      px="3"
      borderBottomWidth="1px"
      borderColor="border.subtle"
    >
      {total ? (
        <Button variant="plain" size="sm" loading={isSelecting} disabled={isFetching} onClick={onSelectAll}>
          <ListChecks aria-hidden size={16} />
          {isTotalCapped
            ? t('discounts.choice.selectAllCapped')
            : t('discounts.choice.selectAll', { count: total, number: format.number(total) })}
        </Button>
      ) : null}
      <Text as="span" textStyle="small" color="fg.muted" whiteSpace="nowrap" role="status" ms="auto">
        {total === undefined
          ? null
          : t(isTotalCapped ? 'discounts.choice.matchCapped' : 'discounts.choice.match', {
              count: total,
              number: format.number(total),
            })}
      </Text>
    </Flex>
  )
}
