/**
 * Modules ask `ctx.now`, so that one request has one instant and a test can name it.
 * @type {import('eslint').Rule.RuleModule}
 */
export const noClock = {
  meta: { type: 'problem', schema: [], messages: { clock: 'Ask ctx.now, not the clock of the machine.' } },
  create(context) {
    const report = (node) => context.report({ node, messageId: 'clock' })
    return {
      'NewExpression[callee.name="Date"][arguments.length=0]': report,
      'CallExpression[callee.name="Date"]': report,
      'MemberExpression[object.name="Date"][property.name="now"]': report,
      'MemberExpression[object.property.name="Date"][property.name="now"]': report,
      'NewExpression[callee.property.name="Date"][arguments.length=0]': report,
    }
  },
}
