import type { ReactNode } from 'react'
import { Check } from 'lucide-react'
import { Box, Center, Flex, Grid, useTranslation } from '@comptoir/platform/site'
import { NOTES, TOTALS } from './goods.ts'
import { Price } from './price.tsx'

function Shortcut({ isChosen = false, children }: { isChosen?: boolean; children: ReactNode }) {
  const look = isChosen
    ? { bg: 'brand.subtle', borderColor: 'brand.solid', color: 'brand.fg' }
    : { borderColor: 'border.default' }
  return (
    <Center h="3.2em" fontSize="1.4em" borderWidth="1px" borderRadius="0.7em" {...look}>
      {children}
    </Center>
  )
}

/** The drawn counter's payment: what is due, what was given, and the change, the largest figure of the screen. */
export function PicturePay() {
  const { t } = useTranslation('marketing')
  return (
    <Flex direction="column" gap="1.2em" w="22em" p="1.6em">
      <Box>
        <Box fontSize="1.4em" color="fg.muted">
          {t('home.picture.toPay')}
        </Box>
        <Box fontSize="2.6em" fontWeight="bold" lineHeight="1.2">
          <Price amountMinor={TOTALS.toPayMinor} />
        </Box>
      </Box>
      <Grid templateColumns="repeat(3, 1fr)" gap="0.7em">
        <Shortcut>{t('home.picture.exact')}</Shortcut>
        {NOTES.map(({ amount, isChosen }) => (
          <Shortcut key={amount} isChosen={isChosen}>
            {amount}
          </Shortcut>
        ))}
      </Grid>
      <Flex
        justify="space-between"
        px="1em"
        py="0.8em"
        borderWidth="1px"
        borderColor="border.control"
        borderRadius="1em"
        fontSize="1.4em"
      >
        <Box color="fg.muted">{t('home.picture.received')}</Box>
        <Price amountMinor={TOTALS.receivedMinor} isBold />
      </Flex>
      <Box
        px="1.4em"
        py="1.2em"
        borderWidth="1px"
        borderColor="success.border"
        borderRadius="1em"
        bg="success.subtle"
        color="success.fg"
      >
        <Box fontSize="1.4em">{t('home.picture.change')}</Box>
        <Box fontSize="3.4em" fontWeight="bold" lineHeight="1.3">
          <Price amountMinor={TOTALS.changeMinor} color="success.fg" />
        </Box>
      </Box>
      <Flex
        align="center"
        justify="center"
        gap="0.7em"
        h="6.4em"
        borderRadius="1em"
        bg="success.solid"
        color="success.onSolid"
      >
        <Box asChild boxSize="2.2em">
          <Check />
        </Box>
        <Box fontSize="1.8em" fontWeight="semibold">
          {t('home.picture.pay')}
        </Box>
      </Flex>
    </Flex>
  )
}
