import { ScanLine } from 'lucide-react'
import { Box, Flex, Grid, useTranslation } from '@comptoir/platform/site'
import { GOODS, type Good } from './goods.ts'
import { GoodShape } from './good-shape.tsx'
import { Price } from './price.tsx'

function Tile({ good }: { good: Good }) {
  const { t } = useTranslation('marketing')
  return (
    <Flex
      direction="column"
      p="0.9em"
      borderWidth="1px"
      borderColor={good.quantity > 0 ? 'brand.border' : 'border.subtle'}
      borderRadius="1em"
      bg="bg.card"
      h="18.4em"
    >
      <Flex h="7.6em" align="center" justify="center" borderRadius="0.7em" bg="bg.sunken">
        <GoodShape shape={good.shape} color={good.color} />
      </Flex>
      <Box mt="0.7em" fontSize="1.3em" lineHeight="1.3" lineClamp="2">
        {t(`home.picture.products.${good.name}`)}
      </Box>
      <Box mt="auto" fontSize="1.35em">
        <Price amountMinor={good.priceMinor} isBold />
      </Box>
    </Flex>
  )
}

/** The drawn counter's products: search, tiles. */
export function PictureShelf() {
  const { t } = useTranslation('marketing')
  return (
    <Box flex="1" minW="0" p="1.4em" bg="bg.page" borderEndWidth="1px" borderColor="border.subtle">
      <Flex
        align="center"
        gap="0.8em"
        h="4.8em"
        px="1.2em"
        borderWidth="2px"
        borderColor="focus.ring"
        borderRadius="1em"
        bg="bg.card"
        color="fg.subtle"
      >
        <Box asChild boxSize="2em">
          <ScanLine />
        </Box>
        <Box fontSize="1.5em">{t('home.picture.search')}</Box>
      </Flex>
      <Grid templateColumns="repeat(3, 1fr)" gap="0.9em" mt="1.1em">
        {GOODS.map((good) => (
          <Tile key={good.name} good={good} />
        ))}
      </Grid>
    </Box>
  )
}
