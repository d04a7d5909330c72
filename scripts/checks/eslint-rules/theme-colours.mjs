const HEX = /(?:^|[\s:,(])#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\w-])/i
const FUNCTION = /\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb)\(\s*[\d.]/i
/** Where `#add` is a place on the page or the id of a drawing, not a colour. */
const NOT_COLOURS = new Set(['href', 'xlinkHref', 'to', 'id', 'htmlFor'])

/**
 * Colours come from the theme's semantic tokens, which know light and dark and whose contrast is checked.
 * @type {import('eslint').Rule.RuleModule}
 */
export const themeColours = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { colour: 'Use a semantic token of the theme instead of "{{text}}".' },
  },
  create(context) {
    const check = (node, text) => {
      if (node.parent.type === 'JSXAttribute' && NOT_COLOURS.has(node.parent.name.name)) return
      const bare = text.replaceAll(/url\(#[^)]*\)/g, '')
      if (HEX.test(bare) || FUNCTION.test(bare)) context.report({ node, messageId: 'colour', data: { text } })
    }
    return {
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
      TemplateElement: (node) => check(node, node.value.raw),
    }
  },
}
