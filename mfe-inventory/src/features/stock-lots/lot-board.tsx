import type { LotTerms } from '@comptoir/contracts/inventory/stock-lots'
import {
  Box,
  chakra,
  Money,
  SimpleGrid,
  Text,
  useCompany,
  useFormat,
  useTranslation,
  type ListState,
} from '@comptoir/platform'
import { useLotTerms } from './use-lot-list.ts'

/** What has expired and what soon will, by terms that narrow the list when they are pressed, and again to end it. */
export function LotBoard({ list }: { list: ListState }) {
  const { t } = useTranslation('inventory')
  const { data } = useLotTerms(list)
  const chosen = list.filters['term']
  if (!data || (data.terms.every(({ lotCount }) => lotCount === 0) && chosen === undefined)) return null
  return (
    <SimpleGrid role="group" aria-label={t('stockLots.board')} columns={{ base: 2, lg: 4 }} gap="3">
      {data.terms.map((term) => (
        <Term
          key={term.term}
          {...term}
          isChosen={chosen === term.term}
          onChoose={() => list.setFilter('term', chosen === term.term ? null : term.term)}
        />
      ))}
    </SimpleGrid>
  )
}

type TermProps = LotTerms['terms'][number] & { isChosen: boolean; onChoose: () => void }

function Term({ term, lotCount: count, valueMinor, isChosen, onChoose }: TermProps) {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  const { currency } = useCompany()
  return (
    <chakra.button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      textAlign="start"
      px="4"
      py="3"
      bg="bg.card"
      borderWidth="1px"
      borderColor={isChosen ? 'brand.solid' : 'border.subtle'}
      borderRadius="md"
      cursor="pointer"
      _hover={{ bg: 'bg.hover' }}
    >
      <Text as="span" display="block" textStyle="small" color={term === 'expired' ? 'danger.fg' : 'fg.muted'}>
        {t(`stockLots.term.${term}`)}
      </Text>
      <Text as="span" display="block" fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {t('stockLots.count', { count, number: format.number(count) })}
      </Text>
      {valueMinor === null ? null : (
        <Box as="span" textStyle="small" color="fg.muted">
          <Money amountMinor={valueMinor} currency={currency} />
        </Box>
      )}
    </chakra.button>
  )
}
