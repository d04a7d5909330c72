import { Box, chakra, currencySymbol, Text, useFormat, useLanguage, useTranslation } from '@comptoir/platform'

export interface ChangeDueProps {
  /** What to give back; below zero it is what is still missing. */
  changeMinor: number
  currency: string
  /** Whether it is no change, but more than may be taken. */
  isOverpaid?: boolean
  /** Where nothing is sold yet, it keeps its place and says nothing aloud. */
  isQuiet?: boolean
}

/** It keeps its place whatever is in it. */
export const CHANGE_BOX = {
  borderWidth: '1px',
  borderRadius: 'lg',
  px: '4',
  py: '3',
  flex: 'none',
  minH: '112px',
} as const

/** The largest type of the screen: what the customer gets back. When money is missing it says how much, in another colour. */
export function ChangeDue({ changeMinor, currency, isOverpaid = false, isQuiet = false }: ChangeDueProps) {
  const { t } = useTranslation('sales-purchases')
  const format = useFormat()
  const language = useLanguage()
  const isShort = changeMinor < 0
  const figure = format.amount(Math.abs(changeMinor), currency)
  const family = isShort || isOverpaid ? 'attention' : 'success'
  const look = isQuiet
    ? { color: 'fg.muted', borderColor: 'border.subtle' }
    : { bg: `${family}.subtle`, color: `${family}.fg`, borderColor: `${family}.border` }
  return (
    <Box role="status" {...look} {...CHANGE_BOX} mt="auto" css={{ containerType: 'inline-size' }}>
      <Text textStyle="body-lg" fontWeight={isQuiet ? 'normal' : 'semibold'}>
        {t(isShort ? 'counter.pay.missing' : isOverpaid ? 'foreignCash.excess' : 'counter.pay.change')}
      </Text>
      <Text
        display="flex"
        alignItems="baseline"
        gap="1.5"
        textStyle={isQuiet ? 'body-lg' : 'change'}
        whiteSpace="nowrap"
        style={isQuiet ? {} : { fontSize: sizeFor(figure) }}
      >
        <bdi>{figure}</bdi>
        <chakra.bdi textStyle={isQuiet ? 'body-lg' : 'title-dialog'}>{currencySymbol(currency, language)}</chakra.bdi>
      </Text>
    </Box>
  )
}

/** 52 px, and less for a figure so long that it would leave its box. */
function sizeFor(figure: string): string {
  const lettersWide = 135
  return `min(3.25rem, ${Math.floor(lettersWide / figure.length)}cqi)`
}
