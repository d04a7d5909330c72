const HOOK = /^use[A-Z]/

/**
 * A name that begins with `use` is a React hook: a function of browser code that calls another hook. Elsewhere, and for
 * members of objects, the name promises what is not there.
 * @type {import('eslint').Rule.RuleModule}
 */
export const hooksAreHooks = {
  meta: {
    type: 'problem',
    schema: [{ type: 'object', properties: { areHooksHere: { type: 'boolean' } }, additionalProperties: false }],
    messages: {
      nowhere: '{{name}} is no React hook, and there are none here: name it by what it does.',
      callsNone: '{{name}} calls no hook: name it by what it does.',
      member: '{{name}} is called like a hook, which members of objects are not: name it by what it does.',
    },
  },
  create(context) {
    const { areHooksHere = false } = context.options[0] ?? {}
    /** Functions around the node that is looked at, the innermost last. */
    const around = []

    function enter(node) {
      around.push({ node, name: nameOf(node), callsHook: false })
    }

    function leave() {
      const { node, name, callsHook } = around.pop()
      if (name === undefined || !HOOK.test(name)) return
      if (!areHooksHere) context.report({ node, messageId: 'nowhere', data: { name } })
      else if (!callsHook) context.report({ node, messageId: 'callsNone', data: { name } })
    }

    function member({ key }) {
      if (key.type === 'Identifier' && HOOK.test(key.name))
        context.report({ node: key, messageId: 'member', data: { name: key.name } })
    }

    return {
      ':function': enter,
      ':function:exit': leave,
      CallExpression({ callee }) {
        const called = callee.type === 'MemberExpression' ? callee.property : callee
        if (called.type === 'Identifier' && (HOOK.test(called.name) || called.name === 'use'))
          for (const each of around) each.callsHook = true
      },
      TSPropertySignature: member,
      TSMethodSignature: member,
      MethodDefinition: member,
    }
  },
}

/** What a function is called by, where it is declared or put into a constant. */
function nameOf(node) {
  if (node.id) return node.id.name
  const { parent } = node
  return parent.type === 'VariableDeclarator' && parent.init === node ? parent.id.name : undefined
}
