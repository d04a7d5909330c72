import {
  Apple,
  Baby,
  Beef,
  BookOpen,
  Candy,
  Carrot,
  Coffee,
  Croissant,
  CupSoda,
  Egg,
  Fish,
  Hammer,
  Milk,
  Plug,
  Shirt,
  Sparkles,
  SprayCan,
  Wheat,
  type LucideIcon,
} from 'lucide-react'
import type { Category, CategoryColour, CategoryIcon } from '@comptoir/contracts/inventory/categories'
import { Center } from '@comptoir/platform'
import { initialsOf } from '../../common/initials.ts'

export const PALETTE_OF = {
  blue: 'brand',
  green: 'success',
  yellow: 'pending',
  orange: 'attention',
  red: 'danger',
  grey: 'neutral',
} as const satisfies Record<CategoryColour, string>

export const PICTURES: Readonly<Record<CategoryIcon, LucideIcon>> = {
  apple: Apple,
  carrot: Carrot,
  beef: Beef,
  fish: Fish,
  milk: Milk,
  egg: Egg,
  croissant: Croissant,
  wheat: Wheat,
  candy: Candy,
  coffee: Coffee,
  drink: CupSoda,
  baby: Baby,
  spray: SprayCan,
  sparkles: Sparkles,
  shirt: Shirt,
  book: BookOpen,
  hammer: Hammer,
  plug: Plug,
}

/** What a category is recognised by: its picture, or its initials, on its colour. */
export function CategoryMark({
  category: { name, colour, icon },
}: {
  category: Pick<Category, 'name' | 'colour' | 'icon'>
}) {
  const Picture = icon === null ? null : PICTURES[icon]
  return (
    <Center
      aria-hidden
      boxSize="34px"
      flexShrink={0}
      borderRadius="md"
      colorPalette={PALETTE_OF[colour ?? 'grey']}
      bg="colorPalette.subtle"
      color="colorPalette.fg"
      textStyle="caption"
      userSelect="none"
    >
      {Picture ? <Picture size={18} /> : initialsOf(name)}
    </Center>
  )
}
