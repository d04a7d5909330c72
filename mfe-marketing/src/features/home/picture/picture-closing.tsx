import { BadgeCheck } from 'lucide-react'
import { Box, Flex, useTranslation } from '@comptoir/platform/site'
import { CLOSING } from './goods.ts'
import { Price } from './price.tsx'

const ROWS = [
  ['open', CLOSING.floatMinor],
  ['sales', CLOSING.salesMinor],
  ['counted', CLOSING.countedMinor],
  ['difference', CLOSING.differenceMinor],
] as const

/** The drawn closing of a drawer: what was there, what came in, what was counted. */
export function PictureClosing() {
  const { t } = useTranslation('marketing')
  return (
    <Flex direction="column" align="center" flex="1" pt="4em" bg="bg.page">
      <Box w="56em" p="3em" borderWidth="1px" borderColor="border.subtle" borderRadius="1.6em" bg="bg.card">
        <Box fontSize="2.4em" fontWeight="semibold" mb="0.8em">
          {t('home.picture.report')}
        </Box>
        {ROWS.map(([name, amountMinor]) => (
          <Flex
            key={name}
            justify="space-between"
            py="0.6em"
            fontSize="2em"
            borderBottomWidth="1px"
            borderColor="border.subtle"
          >
            <Box color="fg.muted">{t(`home.picture.${name}`)}</Box>
            <Price amountMinor={amountMinor} isBold />
          </Flex>
        ))}
        <Flex align="center" gap="0.6em" mt="1.4em" fontSize="1.8em" color="success.fg">
          <Box asChild boxSize="1.3em">
            <BadgeCheck />
          </Box>
          {t('home.picture.sealed')}
        </Flex>
      </Box>
    </Flex>
  )
}
