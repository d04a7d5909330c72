/**
 * A module waits for nothing while it is loaded: it would keep whatever imports it waiting, and tests would load all of that
 * a second time.
 * @type {import('eslint').Rule.RuleModule}
 */
export const noTopLevelAwait = {
  meta: { type: 'problem', schema: [], messages: { waits: 'Wait in a function, not while the module is loaded.' } },
  create(context) {
    const report = (node) => {
      const around = context.sourceCode.getAncestors(node)
      if (!around.some(({ type }) => /Function|StaticBlock/.test(type))) context.report({ node, messageId: 'waits' })
    }
    return {
      AwaitExpression: report,
      'ForOfStatement[await=true]': report,
      'VariableDeclaration[kind="await using"]': report,
    }
  },
}
