/**
 * Shapes that hold translations to the English phrases: the same keys, and for every counted phrase (`_one`, `_other`)
 * the plural forms that the language has on top (CLDR).
 */
export interface PhraseTree {
  readonly [key: string]: string | PhraseTree
}

/** What goes into the `{{…}}` of a phrase, by name. */
export type PhraseParams = Readonly<Record<string, unknown>>

type CountedName<Key> = Key extends `${infer Name}_other` ? Name : never

type Translated<English, ExtraForms extends string> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : Translated<English[Key], ExtraForms>
} & {
  readonly [Key in `${CountedName<keyof English>}_${ExtraForms}`]: string
}

/** French has a form of its own for whole millions: `1 000 000 de produits`. */
export type French<English> = Translated<English, 'many'>

/** Arabic has six forms. */
export type Arabic<English> = Translated<English, 'zero' | 'two' | 'few' | 'many'>

/** The names inside `{{…}}` of a phrase. */
export type ParamNames<Text extends string> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never
