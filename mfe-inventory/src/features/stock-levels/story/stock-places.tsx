import type { LotThere, ProductLevels } from '@comptoir/contracts/inventory/stock-levels'
import { Box, chakra, Code, Flex, Quantity, Section, Text, useFormat, useTranslation } from '@comptoir/platform'
import { ExpiryDate } from '../../products/index.ts'

type PlaceThere = ProductLevels['places'][number]

/** What each place has of a product, with its lots. */
export function StockPlacesSection({ levels }: { levels: ProductLevels }) {
  const { t } = useTranslation('inventory')
  return (
    <Section title={t('stockLevels.story.places')}>
      {levels.places.length === 0 ? <Text color="fg.muted">{t('stockLevels.story.noPlaces')}</Text> : null}
      <chakra.ul listStyleType="none">
        {levels.places.map((there) => (
          <Place key={there.place.id} there={there} />
        ))}
      </chakra.ul>
    </Section>
  )
}

function Place({ there }: { there: PlaceThere }) {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  const { place, onHandMilli, lots, serialNumberCount: count } = there
  return (
    <chakra.li py="2" borderTopWidth="1px" borderColor="border.subtle" _first={{ borderTopWidth: 0, pt: 0 }}>
      <Flex justify="space-between" gap="3">
        <Box minW="0">
          <Text as="bdi" overflowWrap="anywhere">
            {place.name}
          </Text>
          <Text as="span" display="block" textStyle="caption" color="fg.muted">
            <bdi>{place.pointOfSale.name}</bdi>
            {place.kind === 'quarantine' ? ` · ${t('stockLevels.story.notCounted')}` : null}
          </Text>
        </Box>
        <Quantity quantityMilli={onHandMilli} isBold />
      </Flex>
      {count === 0 ? null : (
        <Text textStyle="caption" color="fg.muted">
          {t('stockLevels.story.serialNumbers', { count, number: format.number(count) })}
        </Text>
      )}
      {lots.length === 0 ? null : <Lots lots={lots} />}
    </chakra.li>
  )
}

function Lots({ lots }: { lots: readonly LotThere[] }) {
  return (
    <chakra.ul listStyleType="none" ps="3" mt="1" textStyle="small" color="fg.muted">
      {lots.map(({ number, expiresOn, onHandMilli }) => (
        <chakra.li key={number} display="flex" justifyContent="space-between" gap="3" py="0.5">
          <Flex as="span" gap="2" wrap="wrap" minW="0">
            <Code isBreakable>{number}</Code>
            {expiresOn === null ? null : <ExpiryDate expiresOn={expiresOn} />}
          </Flex>
          <Quantity quantityMilli={onHandMilli} />
        </chakra.li>
      ))}
    </chakra.ul>
  )
}
