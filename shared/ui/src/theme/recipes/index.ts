import { buttonRecipe } from './button.ts'
import { inputRecipe, textareaRecipe } from './input.ts'
import {
  containerRecipe,
  headingRecipe,
  iconRecipe,
  inputAddonRecipe,
  linkRecipe,
  separatorRecipe,
  skeletonRecipe,
  spinnerRecipe,
} from './marks.ts'
import { cardRecipe } from './surfaces.ts'

/** Looks of the one-part components that every page may begin with, under the names the component library asks for. */
export const recipes = {
  button: buttonRecipe,
  container: containerRecipe,
  heading: headingRecipe,
  icon: iconRecipe,
  input: inputRecipe,
  inputAddon: inputAddonRecipe,
  link: linkRecipe,
  separator: separatorRecipe,
  skeleton: skeletonRecipe,
  spinner: spinnerRecipe,
  textarea: textareaRecipe,
}

/** Looks of the components with several parts that every page may begin with; the rest is in `deferred.ts`. */
export const slotRecipes = { card: cardRecipe }
