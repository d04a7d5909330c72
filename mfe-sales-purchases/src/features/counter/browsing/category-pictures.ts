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
import type { CategoryIcon } from '@comptoir/contracts/inventory/categories'

/** What each icon of a category looks like. */
export const PICTURES: Readonly<Record<CategoryIcon, LucideIcon>> = {
  ...{ apple: Apple, carrot: Carrot, beef: Beef, fish: Fish, milk: Milk, egg: Egg, croissant: Croissant },
  ...{ wheat: Wheat, candy: Candy, coffee: Coffee, drink: CupSoda, baby: Baby, spray: SprayCan },
  ...{ sparkles: Sparkles, shirt: Shirt, book: BookOpen, hammer: Hammer, plug: Plug },
}
