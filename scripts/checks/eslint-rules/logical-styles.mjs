const PHYSICAL_PROPERTY =
  /^(left|right|[mp][lr]|(margin|padding|inset|scrollMargin|scrollPadding)(Left|Right)|border(Left|Right)\w*|border(Top|Bottom)(Left|Right)Radius|rounded(Top|Bottom)?(Left|Right))$/
const SIDED_PROPERTY = /^(textAlign|float|clear|captionSide|justify(Content|Items|Self)?|placement)$/
const SIDE = /^(left|right)(-(start|end))?$/
const CSS_TEXT =
  /(?:^|[;{\s])(?:(?:margin|padding|inset|scroll-margin|scroll-padding)-(?:left|right)|border-(?:left|right)[\w-]*|border-(?:top|bottom)-(?:left|right)-radius)\s*:|(?:^|[;{])\s*(?:left|right)\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)\b/
/** Places measured on the screen are physical by nature. */
const MEASURED_CALL = /^scroll(To|By|IntoView)?$/
const THROUGH = new Set([
  'ConditionalExpression',
  'LogicalExpression',
  'ArrayExpression',
  'ObjectExpression',
  'Property',
  'JSXExpressionContainer',
  'TSAsExpression',
])

const camel = (name) => name.replaceAll(/-([a-z])/g, (_, letter) => letter.toUpperCase())

function keyOf(node) {
  if (node.type === 'JSXAttribute') return typeof node.name.name === 'string' ? camel(node.name.name) : ''
  if (node.computed) return ''
  return camel(String(node.key.name ?? node.key.value))
}

/** A value that a component measured and handed over, as `left: 'var(--left)'`. */
function isHandedOver(value) {
  return value?.type === 'Literal' && /^var\(--(left|right)\)$/.test(String(value.value))
}

function isMeasured(property) {
  const call = property.parent.parent
  return call?.type === 'CallExpression' && MEASURED_CALL.test(call.callee.property?.name ?? call.callee.name ?? '')
}

/** The style property whose value a side is, through conditions and per-breakpoint objects. */
function styleAround(node) {
  for (let at = node.parent; at; at = at.parent) {
    if ((at.type === 'Property' || at.type === 'JSXAttribute') && SIDED_PROPERTY.test(keyOf(at))) return at
    if (!THROUGH.has(at.type)) return null
  }
  return null
}

/**
 * Styles say start and end: Arabic reads from the other side, and a left that stays left is a bug there.
 * @type {import('eslint').Rule.RuleModule}
 */
export const logicalStyles = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { physical: '"{{name}}" names a side of the screen: use its start/end form.' },
  },
  create(context) {
    const report = (node, name) => context.report({ node, messageId: 'physical', data: { name } })
    const checkText = (node, text) => {
      const [found] = CSS_TEXT.exec(text) ?? []
      if (found) report(node, found.trim())
    }
    return {
      JSXAttribute(node) {
        if (PHYSICAL_PROPERTY.test(keyOf(node))) report(node, keyOf(node))
      },
      'ObjectExpression > Property'(node) {
        if (PHYSICAL_PROPERTY.test(keyOf(node)) && !isHandedOver(node.value) && !isMeasured(node))
          report(node, keyOf(node))
      },
      Literal(node) {
        if (typeof node.value !== 'string') return
        if (SIDE.test(node.value) && styleAround(node)) report(node, node.value)
        checkText(node, node.value)
      },
      TemplateElement: (node) => checkText(node, node.value.raw),
    }
  },
}
