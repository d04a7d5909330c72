import path from 'node:path'

const KEBAB = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/

/**
 * Files and folders are named in small letters with hyphens; dots set off the role (`sale.page.test.tsx`).
 * @type {import('eslint').Rule.RuleModule}
 */
export const kebabCaseNames = {
  meta: { type: 'suggestion', schema: [], messages: { kebab: '"{{name}}" is not kebab-case.' } },
  create(context) {
    return {
      Program(node) {
        const parts = path.relative(context.cwd, context.filename).split(path.sep)
        for (const name of parts)
          if (!KEBAB.test(name) && name !== '..') context.report({ node, messageId: 'kebab', data: { name } })
      },
    }
  },
}
