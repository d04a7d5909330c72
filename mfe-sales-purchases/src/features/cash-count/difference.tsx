import { CircleCheck, type LucideIcon, TriangleAlert } from 'lucide-react'
import { Flex, Money, useTranslation } from '@comptoir/platform'

export interface DifferenceProps {
  /** Counted less expected. */
  differenceMinor: number
  currency: string
}

type Kind = 'exact' | 'over' | 'short'

const LOOKS: Record<Kind, { icon: LucideIcon; color: string }> = {
  exact: { icon: CircleCheck, color: 'success.fg' },
  over: { icon: TriangleAlert, color: 'attention.fg' },
  short: { icon: TriangleAlert, color: 'attention.fg' },
}

function kindOf(differenceMinor: number): Kind {
  if (differenceMinor === 0) return 'exact'
  return differenceMinor > 0 ? 'over' : 'short'
}

/** What the drawer has too much or too little, in words; a difference is to be looked at, it is no error. */
export function Difference({ differenceMinor, currency }: DifferenceProps) {
  const { t } = useTranslation('sales-purchases')
  const kind = kindOf(differenceMinor)
  const { icon: Icon, color } = LOOKS[kind]
  return (
    <Flex as="span" display="inline-flex" align="center" gap="1.5" color={color} whiteSpace="nowrap">
      <Icon aria-hidden size={14} />
      <span>{t(`cashCount.difference.${kind}`)}</span>
      {kind === 'exact' ? null : <Money amountMinor={Math.abs(differenceMinor)} currency={currency} isBold />}
    </Flex>
  )
}
