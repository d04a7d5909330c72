import { MOST_LABELS } from '@comptoir/contracts/inventory/labels'
import type { Product } from '@comptoir/contracts/inventory/products'
import { Box, Code, Flex, Text, useTranslation } from '@comptoir/platform'
import { DecimalInput } from '@comptoir/platform/forms'

const STEPPING = { by: 1, min: 0, max: MOST_LABELS }

interface LabelCountsProps {
  /** Undefined until they are known. */
  products: readonly Product[] | undefined
  counts: ReadonlyMap<string, number>
  onCount: (id: string, count: number) => void
}

/** How many labels of each product. */
export function LabelCounts({ products, counts, onCount }: LabelCountsProps) {
  const { t } = useTranslation('inventory')
  return (
    <Flex as="ul" direction="column" gap="3" listStyleType="none">
      {products?.map(({ id, designation, code, barcodes }) => (
        <Flex as="li" key={id} gap="3" align="center" justify="space-between">
          <Box minW="0">
            <Text fontWeight="medium" overflowWrap="anywhere">
              {designation}
            </Text>
            <Code tone="muted">{barcodes[0] ?? code}</Code>
          </Box>
          <Box w="24" flexShrink={0}>
            <DecimalInput
              aria-label={t('labels.countOf', { name: designation })}
              decimals={0}
              minDecimals={0}
              stepping={STEPPING}
              value={counts.get(id) ?? null}
              onChange={(count) => onCount(id, Math.max(0, Math.min(count ?? 0, MOST_LABELS)))}
            />
          </Box>
        </Flex>
      ))}
    </Flex>
  )
}
