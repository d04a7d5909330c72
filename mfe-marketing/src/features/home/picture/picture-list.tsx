import { Box, Flex, useTranslation } from '@comptoir/platform/site'
import { GOODS } from './goods.ts'
import { GoodShape } from './good-shape.tsx'
import { Price } from './price.tsx'

const SHOWN = GOODS.slice(0, 6)
/** The one whose price changes. */
const CHANGED = 'couscous'
const NEW_PRICE_MINOR = 2050

/** The drawn list of products, with a price that was just changed. */
export function PictureList() {
  const { t } = useTranslation('marketing')
  return (
    <Box flex="1" p="3em" bg="bg.page">
      <Box fontSize="2.6em" fontWeight="semibold" mb="0.8em">
        {t('home.picture.list')}
      </Box>
      <Box borderWidth="1px" borderColor="border.subtle" borderRadius="1.2em" bg="bg.card">
        <Flex justify="space-between" px="1.4em" py="0.7em" fontSize="1.5em" color="fg.muted">
          <Box>{t('home.picture.columnName')}</Box>
          <Box>{t('home.picture.columnPrice')}</Box>
        </Flex>
        {SHOWN.map((good) => (
          <Flex
            key={good.name}
            align="center"
            gap="1em"
            px="1.4em"
            py="0.35em"
            fontSize="1.7em"
            borderTopWidth="1px"
            borderColor="border.subtle"
            bg={good.name === CHANGED ? 'bg.selected' : 'transparent'}
          >
            <Box fontSize="0.4em">
              <GoodShape shape={good.shape} color={good.color} />
            </Box>
            <Box flex="1">{t(`home.picture.products.${good.name}`)}</Box>
            {good.name === CHANGED ? (
              <Box px="0.6em" borderRadius="full" bg="success.subtle" color="success.fg" fontSize="0.8em">
                {t('home.picture.newPrice')}
              </Box>
            ) : null}
            <Price amountMinor={good.name === CHANGED ? NEW_PRICE_MINOR : good.priceMinor} isBold />
          </Flex>
        ))}
      </Box>
    </Box>
  )
}
