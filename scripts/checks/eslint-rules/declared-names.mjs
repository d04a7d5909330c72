/**
 * Pages take permissions and addresses from the declaration of what they show, so that neither can be spelt differently
 * from what the API asks for and the router knows.
 * @type {import('eslint').Rule.RuleModule}
 */
export const declaredNames = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      permission: 'Name the permission by its declaration: BRANDS.permissions.write.',
      address: 'Take the address from the declaration: useAddresses(BRANDS), or addressesAt(place, BRANDS).',
    },
  },
  create(context) {
    const isText = (node) => node?.type === 'Literal' || node?.type === 'TemplateLiteral'
    return {
      'CallExpression[callee.name=/^(useHasPermission|hasPermission)$/], CallExpression[callee.property.name="can"]'({
        arguments: [permission],
      }) {
        if (isText(permission)) context.report({ node: permission, messageId: 'permission' })
      },
      // `/${companyId}/...`: what begins with somebody's id is below a company.
      'TemplateLiteral[expressions.length>0]'(node) {
        const [before, after] = node.quasis.map(({ value }) => value.raw)
        if (before === '/' && after.startsWith('/')) context.report({ node, messageId: 'address' })
      },
    }
  },
}
