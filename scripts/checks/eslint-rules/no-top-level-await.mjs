/**
 * A module that others import waits for nothing while it is loaded: it would keep them waiting too, and tests would load all
 * of that a second time. What exports no value is where a process or a thread begins, and may wait.
 * @type {import('eslint').Rule.RuleModule}
 */
export const noTopLevelAwait = {
  meta: { type: 'problem', schema: [], messages: { waits: 'Wait in a function, not while the module is loaded.' } },
  create(context) {
    const waits = []
    const keep = (node) => {
      const around = context.sourceCode.getAncestors(node)
      if (!around.some(({ type }) => /Function|StaticBlock/.test(type))) waits.push(node)
    }
    return {
      AwaitExpression: keep,
      'ForOfStatement[await=true]': keep,
      'VariableDeclaration[kind="await using"]': keep,
      'Program:exit'({ body }) {
        if (body.some(isImportable)) for (const node of waits) context.report({ node, messageId: 'waits' })
      },
    }
  },
}

function isImportable({ type, exportKind }) {
  return /^Export/.test(type) && exportKind !== 'type'
}
