const COLLECTIONS = ['Map', 'Set', 'WeakMap', 'WeakSet']
const READ_ONLY = ['ReadonlyMap', 'ReadonlySet']

/** Whether a declaration says that its collection stays as it was made. */
function isReadOnly({ typeAnnotation }) {
  const type = typeAnnotation?.typeAnnotation
  return type?.type === 'TSTypeReference' && READ_ONLY.includes(type.typeName.name)
}

/**
 * What browser code remembers is in a store or in a closure that somebody made: values of a module last as long as the page,
 * for all tests of a file, and nobody can follow them.
 * @type {import('eslint').Rule.RuleModule}
 */
export const noModuleState = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      changing: 'A value of a module that changes: keep it in a zustand store, or make it where it is needed.',
      collection:
        'A collection of a module that may change: keep it in a zustand store, or declare it ReadonlyMap or ReadonlySet.',
    },
  },
  create(context) {
    function look(declaration) {
      if (declaration?.type !== 'VariableDeclaration' || declaration.declare) return
      if (declaration.kind !== 'const') return context.report({ node: declaration, messageId: 'changing' })
      for (const { id, init } of declaration.declarations) {
        const isCollection = init?.type === 'NewExpression' && COLLECTIONS.includes(init.callee.name)
        if (isCollection && !isReadOnly(id)) context.report({ node: init, messageId: 'collection' })
      }
    }
    return {
      Program({ body }) {
        for (const statement of body)
          look(statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement)
      },
    }
  },
}
