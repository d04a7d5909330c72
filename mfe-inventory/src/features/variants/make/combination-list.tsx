import { useId } from 'react'
import { Box, chakra, SimpleGrid, Text, useTranslation } from '@comptoir/platform'
import type { Combination } from './combinations.ts'

interface CombinationListProps {
  combinations: readonly Combination[]
  wanted: readonly Combination[]
  onChange: (key: string, isWanted: boolean) => void
}

/** The variants that would be made; what is not sold is left out. */
export function CombinationList({ combinations, wanted, onChange }: CombinationListProps) {
  const { t } = useTranslation('inventory')
  const headingId = useId()
  const keys = new Set(wanted.map(({ key }) => key))
  return (
    <Box>
      <Text id={headingId} fontWeight="medium" mb="1.5">
        {t('variants.make.combinations', { count: wanted.length })}
      </Text>
      <SimpleGrid
        as="ul"
        aria-labelledby={headingId}
        listStyleType="none"
        columns={{ base: 1, sm: 2, md: 3 }}
        columnGap="4"
        rowGap="1"
        maxH="64"
        overflowY="auto"
      >
        {combinations.map(({ key, values }) => (
          <li key={key}>
            <chakra.label display="flex" gap="2" alignItems="center" py="1" cursor="pointer">
              <chakra.input
                type="checkbox"
                boxSize="4"
                accentColor="brand.solid"
                checked={keys.has(key)}
                onChange={(event) => onChange(key, event.target.checked)}
              />
              <Text as="span" dir="auto">
                {values.map(({ name }) => name).join(', ')}
              </Text>
            </chakra.label>
          </li>
        ))}
      </SimpleGrid>
    </Box>
  )
}
