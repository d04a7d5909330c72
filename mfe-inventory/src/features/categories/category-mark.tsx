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
import { colourOf, PALETTE_OF } from '@comptoir/contracts/category-colours'
import type { Category, CategoryIcon } from '@comptoir/contracts/inventory/categories'
import { Center } from '@comptoir/platform'
import { initialsOf } from '../../common/initials.ts'

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
export function CategoryMark({ category }: { category: Pick<Category, 'id' | 'name' | 'colour' | 'icon'> }) {
  const { name, icon } = category
  const Picture = icon === null ? null : PICTURES[icon]
  return (
    <Center
      aria-hidden
      boxSize="34px"
      flexShrink={0}
      borderRadius="md"
      colorPalette={PALETTE_OF[colourOf(category)]}
      bg="colorPalette.subtle"
      color="colorPalette.fg"
      textStyle="caption"
      userSelect="none"
    >
      {Picture ? <Picture size={18} /> : initialsOf(name)}
    </Center>
  )
}
