import { Box, chakra, currencySymbol, Text, useFormat, useLanguage, useTranslation } from '@comptoir/platform'

export interface ChangeDueProps {
  /** What to give back; below zero it is what is still missing. */
  changeMinor: number
  currency: string
}

/** The largest type of the screen: what the customer gets back. When money is missing it says how much, in another colour. */
export function ChangeDue({ changeMinor, currency }: ChangeDueProps) {
  const { t } = useTranslation('sales-purchases')
  const format = useFormat()
  const language = useLanguage()
  const isShort = changeMinor < 0
  const figure = format.amount(Math.abs(changeMinor), currency)
  const family = isShort ? 'attention' : 'success'
  return (
    <Box
      role="status"
      bg={`${family}.subtle`}
      color={`${family}.fg`}
      borderWidth="1px"
      borderColor={`${family}.border`}
      borderRadius="lg"
      px="4"
      py="3"
      flex="none"
      minH="112px"
      mt="auto"
      css={{ containerType: 'inline-size' }}
    >
      <Text textStyle="body-lg" fontWeight="semibold">
        {isShort ? t('counter.pay.missing') : t('counter.pay.change')}
      </Text>
      <Text
        display="flex"
        alignItems="baseline"
        gap="1.5"
        textStyle="change"
        whiteSpace="nowrap"
        style={{ fontSize: sizeFor(figure) }}
      >
        <bdi>{figure}</bdi>
        <chakra.bdi textStyle="title-dialog">{currencySymbol(currency, language)}</chakra.bdi>
      </Text>
    </Box>
  )
}

/** 52 px, and less for a figure so long that it would leave its box. */
function sizeFor(figure: string): string {
  const lettersWide = 135
  return `min(3.25rem, ${Math.floor(lettersWide / figure.length)}cqi)`
}
