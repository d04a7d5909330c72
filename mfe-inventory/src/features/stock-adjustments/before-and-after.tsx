import { Quantity, Text, useTranslation } from '@comptoir/platform'

interface BeforeAndAfterProps {
  /** In thousandths of the unit. */
  beforeMilli: number
  afterMilli: number
}

/** What a place has, and has afterwards, in the direction in which the reader reads. */
export function BeforeAndAfter({ beforeMilli, afterMilli }: BeforeAndAfterProps) {
  const { t } = useTranslation('inventory')
  return (
    <Text as="span" whiteSpace="nowrap">
      <Quantity quantityMilli={beforeMilli} /> {t('stockAdjustments.arrow')} <Quantity quantityMilli={afterMilli} />
    </Text>
  )
}
