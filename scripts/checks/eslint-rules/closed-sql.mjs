import ts from 'typescript'

/** Kysely's ways to put a name or a text into a statement as it is. */
const NAMING = new Set(['ref', 'id', 'table', 'lit'])

/**
 * Parts of a statement that are not parameters come from a list written in the source: a literal, or a value whose type is
 * a union of literals. `sql.raw` is refused whatever it is given, save in files that the configuration names.
 * @type {import('eslint').Rule.RuleModule}
 */
export const closedSql = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      open: 'Give this a type that lists its values: any text could become part of the statement.',
      raw: 'sql.raw takes any text as a statement: write the statement with sql`…`.',
    },
  },
  create(context) {
    const { esTreeNodeToTSNodeMap, program } = context.sourceCode.parserServices
    const checker = program.getTypeChecker()
    const isClosedType = (type) =>
      type.isUnion() ? type.types.every(isClosedType) : (type.flags & ts.TypeFlags.Literal) !== 0
    const isClosed = (node) => {
      if (node.type === 'TemplateLiteral') return node.expressions.every(isClosed)
      if (node.type === 'BinaryExpression') return isClosed(node.left) && isClosed(node.right)
      return isClosedType(checker.getTypeAtLocation(esTreeNodeToTSNodeMap.get(node)))
    }
    const requireClosed = (node) => !isClosed(node) && context.report({ node, messageId: 'open' })

    return {
      'CallExpression[callee.object.name="sql"]'(node) {
        const name = node.callee.property.name
        if (name === 'raw') context.report({ node, messageId: 'raw' })
        if (NAMING.has(name)) node.arguments.forEach(requireClosed)
      },
      'CallExpression[callee.object.property.name="dynamic"]': (node) => node.arguments.forEach(requireClosed),
      // Statements sent past Kysely, straight to the driver.
      'CallExpression[callee.property.name="query"] > :matches(TemplateLiteral, BinaryExpression):first-child':
        requireClosed,
    }
  },
}
