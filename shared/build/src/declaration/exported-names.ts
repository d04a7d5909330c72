import ts from 'typescript'

/** What a module's source says about one of its exports. */
export interface Exported {
  /** Whether it is a function that is written down with parameters. */
  takesParameters: boolean
}

function hasModifier(node: ts.Node, kind: ts.SyntaxKind): boolean {
  return ts.canHaveModifiers(node) && (ts.getModifiers(node)?.some((modifier) => modifier.kind === kind) ?? false)
}

function isFunction(node: ts.Node | undefined): node is ts.FunctionLikeDeclaration {
  return (
    node !== undefined && (ts.isFunctionDeclaration(node) || ts.isArrowFunction(node) || ts.isFunctionExpression(node))
  )
}

function exportedOf(node: ts.Node | undefined): Exported {
  return { takesParameters: isFunction(node) && node.parameters.length > 0 }
}

/** The names that a statement declares, whether it exports them or not. */
function declaredIn(statement: ts.Statement): [string, Exported][] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
      ts.isIdentifier(name) ? [[name.text, exportedOf(initializer)] as [string, Exported]] : [],
    )
  if ((ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) && statement.name !== undefined)
    return [[statement.name.text, exportedOf(statement)]]
  return []
}

/** The names in `export { a, b as c }`, with what they are called inside the module. */
function listedIn(statement: ts.Statement): { name: string; inside: string }[] {
  if (!ts.isExportDeclaration(statement) || statement.isTypeOnly) return []
  const clause = statement.exportClause
  if (clause === undefined || !ts.isNamedExports(clause)) return []
  return clause.elements
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ name, propertyName }) => ({ name: name.text, inside: (propertyName ?? name).text }))
}

/** The values that a module exports, by name, read from its source without running it. Star re-exports are unknown. */
export function exportedNames(source: string): Map<string, Exported> {
  const { statements } = ts.createSourceFile('source.tsx', source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX)
  const declared = new Map(statements.flatMap(declaredIn))
  const exported = statements.flatMap((statement): [string, Exported][] => {
    if (hasModifier(statement, ts.SyntaxKind.DefaultKeyword)) return [['default', exportedOf(statement)]]
    if (ts.isExportAssignment(statement) && statement.isExportEquals !== true)
      return [['default', exportedOf(statement.expression)]]
    if (hasModifier(statement, ts.SyntaxKind.ExportKeyword)) return declaredIn(statement)
    return listedIn(statement).map(({ name, inside }) => [name, declared.get(inside) ?? exportedOf(undefined)])
  })
  return new Map(exported)
}
