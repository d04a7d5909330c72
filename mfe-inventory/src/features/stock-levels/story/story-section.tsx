import { useState } from 'react'
import { STOCK_LEVELS, STORY_KINDS, type ProductLevels } from '@comptoir/contracts/inventory/stock-levels'
import { FilterSelect, Flex, Section, useHasPermission, useTranslation } from '@comptoir/platform'
import { StoryPage } from './story-page.tsx'

export interface StoryChoice {
  location: string | null
  kind: string | null
}

/** How the stock of a product came to what it is: all movements, or those of one place or one kind. */
export function StorySection({ levels }: { levels: ProductLevels }) {
  const { t } = useTranslation('inventory')
  const [choice, setChoice] = useState<StoryChoice>({ location: null, kind: null })
  const seesValue = useHasPermission(STOCK_LEVELS.permissions.seeValue)
  const kinds = STORY_KINDS.filter((kind) => seesValue || kind !== 'revaluation')
  const { places } = levels
  return (
    <Section
      title={t('stockLevels.story.title')}
      description={t('stockLevels.story.text')}
      actions={
        <Flex gap="2" wrap="wrap" data-print="hide">
          {places.length > 1 ? (
            <FilterSelect
              label={t('stockLevels.filter.location')}
              everything={t('stockLevels.filter.everyLocation')}
              options={places.map(({ place }) => ({
                value: place.id,
                label: `${place.name} · ${place.pointOfSale.name}`,
              }))}
              value={choice.location ?? undefined}
              onChange={(location) => setChoice({ ...choice, location })}
            />
          ) : null}
          <FilterSelect
            label={t('stockLevels.story.kind')}
            everything={t('stockLevels.story.everyKind')}
            options={kinds.map((value) => ({ value, label: t(`stockLevels.kinds.${value}`) }))}
            value={choice.kind ?? undefined}
            onChange={(kind) => setChoice({ ...choice, kind })}
          />
        </Flex>
      }
    >
      <StoryPage
        key={`${choice.location} ${choice.kind}`}
        productId={levels.id}
        choice={choice}
        cursor={null}
        lastDay={null}
      />
    </Section>
  )
}
