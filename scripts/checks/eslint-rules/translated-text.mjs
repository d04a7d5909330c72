const LETTER = /\p{L}/u
const SHOWN_ATTRIBUTE =
  /^(title|label|alt|placeholder|help|heading|caption|description|aria-(label|description|placeholder|roledescription|valuetext)|\w+(Label|Title|Text|Placeholder|Message))$/

/** Strings that an expression may come to: through `? :`, `&&`, `||`, `??` and parentheses. */
function textsOf(expression) {
  switch (expression?.type) {
    case 'Literal':
      return typeof expression.value === 'string' ? [{ node: expression, text: expression.value }] : []
    case 'TemplateLiteral':
      return expression.quasis.map((quasi) => ({ node: expression, text: quasi.value.cooked }))
    case 'ConditionalExpression':
      return [...textsOf(expression.consequent), ...textsOf(expression.alternate)]
    case 'LogicalExpression':
      return [...textsOf(expression.left), ...textsOf(expression.right)]
    case 'BinaryExpression':
      return expression.operator === '+' ? [...textsOf(expression.left), ...textsOf(expression.right)] : []
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
      return textsOf(expression.expression)
    case 'JSXExpressionContainer':
      return textsOf(expression.expression)
    default:
      return []
  }
}

/**
 * Whatever a person reads comes from the phrase files, in three languages. Looks at text between tags and at attributes
 * that are shown or read aloud.
 * @type {import('eslint').Rule.RuleModule}
 */
export const translatedText = {
  meta: {
    type: 'problem',
    schema: [
      {
        type: 'object',
        properties: { allow: { type: 'array', items: { type: 'string' } } },
        additionalProperties: false,
      },
    ],
    messages: { bare: 'Say "{{text}}" through t(): it is read in three languages.' },
  },
  create(context) {
    const allowed = new Set(context.options[0]?.allow ?? [])
    const check = ({ node, text }) => {
      const shown = text.trim()
      if (LETTER.test(shown) && !allowed.has(shown)) context.report({ node, messageId: 'bare', data: { text: shown } })
    }
    return {
      JSXText: (node) => check({ node, text: node.value }),
      ':matches(JSXElement, JSXFragment) > JSXExpressionContainer': (node) => textsOf(node).forEach(check),
      JSXAttribute(node) {
        if (SHOWN_ATTRIBUTE.test(context.sourceCode.getText(node.name))) textsOf(node.value).forEach(check)
      },
    }
  },
}
