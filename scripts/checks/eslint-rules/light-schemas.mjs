/** Types of TypeBox that are computed from other types, for which it brings its engine. */
const COMPUTED = ['Record', 'Omit', 'Pick', 'Partial', 'Required', 'Index', 'KeyOf', 'Extract', 'Exclude', 'Evaluate']
const PARSED = ['Script', 'Module', 'Call', 'Cyclic', 'TemplateLiteral']
const HEAVY = new RegExp(`^(${[...COMPUTED, ...PARSED].join('|')})$`)

/**
 * Schemas of the contracts come with every page that uses them: what they are made of must not bring the engine of
 * TypeBox, ten kilobytes of it.
 * @type {import('eslint').Rule.RuleModule}
 */
export const lightSchemas = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      whole: 'The default import brings all of TypeBox into every page: import * as Type from "typebox".',
      heavy:
        'Type.{{name}} brings the engine of TypeBox into every page: say it with RecordOf, without or plain objects.',
    },
  },
  create: (context) => ({
    'ImportDeclaration[source.value="typebox"] > ImportDefaultSpecifier': (node) =>
      context.report({ node, messageId: 'whole' }),
    'MemberExpression[object.name="Type"]': (node) => {
      const { name } = node.property
      if (HEAVY.test(name)) context.report({ node, messageId: 'heavy', data: { name } })
    },
  }),
}
