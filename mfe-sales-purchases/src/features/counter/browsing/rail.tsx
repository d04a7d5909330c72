import { type ReactNode, useState } from 'react'
import { ChevronDown, ChevronUp, Star, TrendingUp } from 'lucide-react'
import { Box, Center, Flex, IconButton, useStore, useTranslation } from '@comptoir/platform'
import type { ShelfCategory } from '../catalogue/families.ts'
import { KeyTag } from '../keys/key-tag.tsx'
import { initialsOf } from '../products/initials.ts'
import { useProductEntry } from '../products/product-entry.ts'
import { BEST_SELLERS } from '../shelf/browse.store.ts'
import { PICTURES } from './category-pictures.ts'
import { Favouring } from './favouring.tsx'
import { RailButton } from './rail-button.tsx'
import { useArrows } from './use-arrows.ts'
import { useCategories } from './use-categories.ts'
import { useShownBestSellers } from './use-shown-best-sellers.ts'
import { useShownFavourites } from './use-favourites.ts'
import { VariantChoice } from './variant-choice.tsx'

/** With fewer categories than these all of them are in sight. */
const SOME = 4

/** What is shown while nothing is typed: the favourites, a category, or a subcategory of it. */
export function Rail() {
  const categories = useCategories()
  const { browse } = useProductEntry()
  const [open, inner] = useStore(browse, ({ path }) => path)
  useShownFavourites()
  useShownBestSellers()
  useArrows()
  const within = categories.find(({ id }) => id === open)
  return (
    <Box data-rail position="relative" px="4" pb="3">
      <Categories categories={categories} open={open} isInner={inner !== undefined} />
      {within && within.subcategories.length > 0 ? <Subcategories of={within} open={inner} /> : null}
      <Box position="absolute" top="0" insetStart="10">
        <KeyTag of="browse" />
      </Box>
      <Favouring />
      <VariantChoice />
    </Box>
  )
}

interface CategoriesProps {
  categories: readonly ShelfCategory[]
  open: string | undefined
  /** Whether one of its subcategories is open. */
  isInner: boolean
}

function Categories({ categories, open, isInner }: CategoriesProps) {
  const { t } = useTranslation('sales-purchases')
  const [isUnfolded, setUnfolded] = useState(false)
  const hasBestSellers = useStore(useProductEntry().browse, ({ bestSellers }) => bestSellers.length > 0)
  return (
    <Flex gap="2" align="start">
      <Row label={t('counter.browse.label')} isUnfolded={isUnfolded}>
        <RailButton path={[]} isPressed={open === undefined} isOpen={open === undefined}>
          <Star aria-hidden />
          {t('counter.browse.favourites')}
        </RailButton>
        {hasBestSellers ? (
          <RailButton path={[BEST_SELLERS]} isPressed={open === BEST_SELLERS} isOpen={open === BEST_SELLERS}>
            <TrendingUp aria-hidden />
            {t('bestSellers.title')}
          </RailButton>
        ) : null}
        {categories.map((category) => (
          <RailButton
            key={category.id}
            path={[category.id]}
            isPressed={open === category.id}
            isOpen={open === category.id && !isInner}
          >
            <Mark category={category} />
            <bdi>{category.name}</bdi>
          </RailButton>
        ))}
      </Row>
      {categories.length > SOME ? (
        <IconButton
          variant="outline"
          size="xl"
          aria-label={t('counter.browse.unfold')}
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {isUnfolded ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
        </IconButton>
      ) : null}
    </Flex>
  )
}

function Subcategories({ of, open }: { of: ShelfCategory; open: string | undefined }) {
  const { t } = useTranslation('sales-purchases')
  return (
    <Box mt="2">
      <Row label={of.name} isUnfolded={false}>
        <RailButton path={[of.id]} isPressed={open === undefined} isSmall>
          {t('counter.browse.all')}
        </RailButton>
        {of.subcategories.map(({ id, name }) => (
          <RailButton key={id} path={[of.id, id]} isPressed={open === id} isOpen={open === id} isSmall>
            <bdi>{name}</bdi>
          </RailButton>
        ))}
      </Row>
    </Box>
  )
}

interface RowProps {
  label: string
  /** Whether what is too much for one line goes on in others. */
  isUnfolded: boolean
  children: ReactNode
}

/** One line, which scrolls sideways. */
function Row({ label, isUnfolded, children }: RowProps) {
  return (
    <Flex
      role="group"
      aria-label={label}
      gap="2"
      flex="1"
      minW="0"
      p="1.5"
      m="-1.5"
      {...(isUnfolded
        ? { wrap: 'wrap', maxH: '40dvh', overflowY: 'auto' }
        : { overflowX: 'auto', scrollbarWidth: 'none', overscrollBehaviorX: 'contain' })}
    >
      {children}
    </Flex>
  )
}

/** The picture of a category, or its initials, in its colour. */
function Mark({ category: { name, icon, palette } }: { category: ShelfCategory }) {
  const Picture = icon === null ? null : PICTURES[icon]
  return (
    <Center
      as="span"
      aria-hidden
      boxSize="7"
      ms="-1.5"
      flexShrink={0}
      borderRadius="md"
      colorPalette={palette}
      bg="colorPalette.subtle"
      color="colorPalette.fg"
      textStyle="caption"
    >
      {Picture ? <Picture size={18} /> : initialsOf(name)}
    </Center>
  )
}
