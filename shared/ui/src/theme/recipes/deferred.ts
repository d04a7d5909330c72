import { system } from '../../system.ts'
import { badgeRecipe } from './badge.ts'
import { checkboxRecipe, checkmarkRecipe, radioGroupRecipe, radiomarkRecipe, switchRecipe } from './choices.ts'
import { dialogRecipe, drawerRecipe } from './dialog.ts'
import { menuRecipe, popoverRecipe, tooltipRecipe } from './floating.ts'
import { kbdRecipe } from './marks.ts'
import { nativeSelectRecipe } from './native-select.ts'
import { segmentGroupRecipe, tabsRecipe } from './surfaces.ts'
import { tableRecipe } from './table.ts'

/** Looks of the components that public pages do without. A component of `chakra.ts` without its recipe here or in `index.ts` would be drawn bare. */
const deferredRecipes = { badge: badgeRecipe, checkmark: checkmarkRecipe, kbd: kbdRecipe, radiomark: radiomarkRecipe }

/** The same for those with several parts. */
const deferredSlotRecipes = {
  checkbox: checkboxRecipe,
  dialog: dialogRecipe,
  drawer: drawerRecipe,
  menu: menuRecipe,
  nativeSelect: nativeSelectRecipe,
  popover: popoverRecipe,
  radioGroup: radioGroupRecipe,
  segmentGroup: segmentGroupRecipe,
  switch: switchRecipe,
  table: tableRecipe,
  tabs: tabsRecipe,
  tooltip: tooltipRecipe,
}

// The system looks a recipe up when its component is first drawn, hence after this has run.
Object.assign(system._config.theme?.recipes ?? {}, deferredRecipes)
Object.assign(system._config.theme?.slotRecipes ?? {}, deferredSlotRecipes)
