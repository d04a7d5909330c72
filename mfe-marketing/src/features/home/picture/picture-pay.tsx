import { Banknote, Check, CreditCard, ReceiptText, type LucideIcon } from 'lucide-react'
import { Box, Flex, useTranslation } from '@comptoir/platform/site'
import { TOTALS } from './goods.ts'
import { Price } from './price.tsx'

const METHODS = { cash: Banknote, card: CreditCard, cheque: ReceiptText } as const satisfies Record<string, LucideIcon>

function Method({ name, icon: Icon, isChosen }: { name: keyof typeof METHODS; icon: LucideIcon; isChosen: boolean }) {
  const { t } = useTranslation('marketing')
  const look = isChosen
    ? { bg: 'brand.subtle', borderColor: 'brand.solid', color: 'brand.fg' }
    : { borderColor: 'border.default' }
  return (
    <Flex
      flex="1"
      direction="column"
      align="center"
      justify="center"
      gap="0.4em"
      h="6em"
      borderWidth="1px"
      borderRadius="1em"
      {...look}
    >
      <Box asChild boxSize="2em">
        <Icon />
      </Box>
      <Box fontSize="1.2em">{t(`home.picture.${name}`)}</Box>
    </Flex>
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
      <Flex gap="0.7em">
        <Method name="cash" icon={METHODS.cash} isChosen />
        <Method name="card" icon={METHODS.card} isChosen={false} />
        <Method name="cheque" icon={METHODS.cheque} isChosen={false} />
      </Flex>
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
