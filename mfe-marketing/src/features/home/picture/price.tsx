import { chakra, useLanguage, useTranslation, type Language } from '@comptoir/platform/site'

const MILLIMES = 1000
const MARKS: Record<Language, { thousands: string; decimal: string }> = {
  fr: { thousands: '\u202F', decimal: ',' },
  en: { thousands: ',', decimal: '.' },
  ar: { thousands: '\u202F', decimal: ',' },
}

/** A drawn amount of millimes as the reader writes it. The product's own formats for all currencies would be more code than the picture. */
function priceText(amountMinor: number, language: Language): string {
  const { thousands, decimal } = MARKS[language]
  const whole = String(Math.floor(Math.abs(amountMinor) / MILLIMES)).replaceAll(/\B(?=(\d{3})+$)/g, thousands)
  const rest = String(Math.abs(amountMinor) % MILLIMES).padStart(3, '0')
  return `${amountMinor < 0 ? '−' : ''}${whole}${decimal}${rest}`
}

export interface PriceProps {
  amountMinor: number
  isBold?: boolean
  color?: string
}

/** An amount in a picture. */
export function Price({ amountMinor, isBold = false, color = 'inherit' }: PriceProps) {
  const { t } = useTranslation('marketing')
  return (
    <chakra.bdi dir="auto" whiteSpace="nowrap" color={color} fontWeight={isBold ? 'semibold' : 'inherit'}>
      {t('home.picture.price', { price: priceText(amountMinor, useLanguage()) })}
    </chakra.bdi>
  )
}
