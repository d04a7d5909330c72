import { SCALES, type ScaleName } from './scales.ts'
import { PALETTES, SEMANTIC_COLORS } from './semantic-colors.ts'

interface Token {
  value: string | { _light: string; _dark: string }
}
type Family = Record<string, Token>
type Families = Record<string, Family>

/** A scale step becomes a reference, so that the generated style sheet says where a colour comes from. */
const toReference = (color: string): string => (/^([a-z]+\.\d+|white)$/.test(color) ? `{colors.${color}}` : color)

const pair = (light: string, dark: string): Token => ({
  value: { _light: toReference(light), _dark: toReference(dark) },
})

const alias = (name: string): Token => ({ value: `{colors.${name}}` })

const familyOf = (tree: Families, name: string): Family => (tree[name] ??= {})

/** The names that the component library's own recipes expect of every palette, mapped to ours. */
function addPaletteNames(family: Family, name: string): void {
  family['contrast'] = alias(`${name}.onSolid`)
  family['muted'] = alias(`${name}.subtle`)
  family['emphasized'] = alias(`${name}.border`)
  family['focusRing'] = alias('focus.ring')
}

const LIBRARY_ALIASES: Record<string, Record<string, string>> = {
  bg: {
    DEFAULT: 'bg.card',
    subtle: 'bg.page',
    muted: 'bg.sunken',
    emphasized: 'bg.hover',
    inverted: 'bg.inverse',
    panel: 'bg.raised',
    error: 'danger.subtle',
  },
  fg: { DEFAULT: 'fg.default', inverted: 'fg.inverse', error: 'danger.fg' },
  border: { DEFAULT: 'border.subtle', muted: 'border.subtle', emphasized: 'border.control', error: 'danger.solid' },
}

/** Semantic colour tokens in the shape that `createSystem` takes. */
export function semanticColorTokens(): Families {
  const tree: Families = {}
  for (const [name, [light, dark]] of Object.entries(SEMANTIC_COLORS)) {
    const [family = '', step = ''] = name.split('.')
    familyOf(tree, family)[step] = pair(light, dark)
  }
  for (const palette of PALETTES) addPaletteNames(familyOf(tree, palette), palette)
  for (const [family, names] of Object.entries(LIBRARY_ALIASES)) {
    for (const [step, target] of Object.entries(names)) familyOf(tree, family)[step] ??= alias(target)
  }
  return tree
}

const plain = (value: string) => ({ value })
const scale = (name: ScaleName) =>
  Object.fromEntries(Object.entries(SCALES[name]).map(([step, value]) => [step, { value }]))

/** The scales in the shape that `createSystem` takes. */
export const scaleTokens = {
  white: plain('#FFFFFF'),
  black: plain('#000000'),
  transparent: plain('transparent'),
  current: plain('currentcolor'),
  sidi: scale('sidi'),
  neutral: scale('neutral'),
  terracotta: scale('terracotta'),
  jasmine: scale('jasmine'),
  olive: scale('olive'),
  red: scale('red'),
}
