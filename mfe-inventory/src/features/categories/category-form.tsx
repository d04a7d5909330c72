import { CATEGORY_COLOURS, type CategoryColour, PALETTE_OF } from '@comptoir/contracts/category-colours'
import type { CategoryIcon } from '@comptoir/contracts/inventory/categories'
import { type CATEGORIES, type Category } from '@comptoir/contracts/inventory/categories'
import { Box, useTranslation } from '@comptoir/platform'
import { QuickFormDialog, SwitchField, TextField, type QuickForm, type ValuesOf } from '@comptoir/platform/forms'
import { PICTURES } from './category-mark.tsx'
import { MarkField } from './mark-field.tsx'

const ICONS = Object.keys(PICTURES) as CategoryIcon[]

/** The dialog of one category. */
export function CategoryForm({ quick }: { quick: QuickForm<Category, ValuesOf<typeof CATEGORIES>> }) {
  const { t } = useTranslation('inventory')
  const { control } = quick.form
  const colours = CATEGORY_COLOURS.map((value) => ({
    value,
    label: t(`categories.colour.${value}`),
    shown: <Swatch colour={value} />,
  }))
  const icons = ICONS.map((value) => {
    const Picture = PICTURES[value]
    return { value, label: t(`categories.icon.${value}`), shown: <Picture size={18} /> }
  })
  return (
    <QuickFormDialog quick={quick} title={t(quick.isNew ? 'categories.form.createTitle' : 'categories.form.editTitle')}>
      <TextField
        control={control}
        name="name"
        label={t('categories.form.name')}
        isRequired
        maxLength={80}
        autoComplete="off"
      />
      <MarkField
        control={control}
        name="colour"
        label={t('categories.form.colour')}
        none={t('categories.form.noColour')}
        options={colours}
      />
      <MarkField
        control={control}
        name="icon"
        label={t('categories.form.icon')}
        none={t('categories.form.noIcon')}
        options={icons}
      />
      <SwitchField
        control={control}
        name="isActive"
        label={t('categories.form.isActive')}
        help={t('categories.form.isActiveHelp')}
      />
    </QuickFormDialog>
  )
}

/** The solid of the neutral palette is nearly black in the one appearance, and white in the other. */
function Swatch({ colour }: { colour: CategoryColour }) {
  const fill = colour === 'grey' ? 'neutral.fg' : 'colorPalette.solid'
  return <Box boxSize="5" borderRadius="full" colorPalette={PALETTE_OF[colour]} bg={fill} />
}
