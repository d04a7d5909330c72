import { badgeRecipe } from './badge.ts'
import { buttonRecipe } from './button.ts'
import { checkboxRecipe, checkmarkRecipe, radioGroupRecipe, radiomarkRecipe, switchRecipe } from './choices.ts'
import { dialogRecipe, drawerRecipe } from './dialog.ts'
import { menuRecipe, popoverRecipe, tooltipRecipe } from './floating.ts'
import { inputRecipe, textareaRecipe } from './input.ts'
import {
  containerRecipe,
  headingRecipe,
  iconRecipe,
  inputAddonRecipe,
  kbdRecipe,
  linkRecipe,
  separatorRecipe,
  skeletonRecipe,
  spinnerRecipe,
} from './marks.ts'
import { nativeSelectRecipe } from './native-select.ts'
import { cardRecipe, segmentGroupRecipe, tabsRecipe } from './surfaces.ts'
import { tableRecipe } from './table.ts'

/** Looks of the one-part components, under the names the component library asks for. */
export const recipes = {
  badge: badgeRecipe,
  button: buttonRecipe,
  checkmark: checkmarkRecipe,
  container: containerRecipe,
  heading: headingRecipe,
  icon: iconRecipe,
  input: inputRecipe,
  inputAddon: inputAddonRecipe,
  kbd: kbdRecipe,
  link: linkRecipe,
  radiomark: radiomarkRecipe,
  separator: separatorRecipe,
  skeleton: skeletonRecipe,
  spinner: spinnerRecipe,
  textarea: textareaRecipe,
}

/** Looks of the components with several parts. A component of `chakra.ts` without its recipe here would be drawn bare. */
export const slotRecipes = {
  card: cardRecipe,
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
