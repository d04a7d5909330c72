import type { LucideIcon } from 'lucide-react'
import { chakra, SimpleGrid, Text } from '../chakra.ts'

const COLORS = {
  created: 'success.fg',
  changed: 'brand.fg',
  same: 'fg.muted',
  bad: 'danger.fg',
  warned: 'pending.fg',
} as const

/** What rows of a file come to. */
export type RowOutcomeName = keyof typeof COLORS

export interface CountCardsProps {
  counts: readonly { name: RowOutcomeName; icon: LucideIcon; label: string; count: number; shown: string }[]
  /** Of which the rows are shown. */
  current: string
  onShow: (name: RowOutcomeName) => void
}

const CountButton = chakra('button', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    px: '4',
    py: '3',
    textAlign: 'start',
    bg: 'bg.surface',
    borderWidth: '1px',
    borderColor: 'border.subtle',
    borderRadius: 'lg',
    cursor: 'pointer',
    _hover: { bg: 'bg.hover' },
    '&[aria-pressed=true]': { borderColor: 'brand.solid', boxShadow: '0 0 0 1px {colors.brand.solid}' },
  },
})

/** How many rows of a file come to what; each leads to its rows. */
export function CountCards({ counts, current, onShow }: CountCardsProps) {
  return (
    <SimpleGrid columns={{ base: 2, md: 3, xl: 5 }} gap="3">
      {counts.map(({ name, icon: Icon, label, count, shown }) => (
        <CountButton key={name} type="button" aria-pressed={current === name} onClick={() => onShow(name)}>
          <Text as="span" textStyle="kpi">
            {shown}
          </Text>
          <Text as="span" color="fg.muted" display="flex" alignItems="center" gap="2">
            <Text as="span" color={count === 0 ? 'fg.subtle' : COLORS[name]} display="inline-flex">
              <Icon aria-hidden size={16} />
            </Text>
            {label}
          </Text>
        </CountButton>
      ))}
    </SimpleGrid>
  )
}
