import ts from 'typescript'

/** What a routes file says in its call of `definePages`. */
export interface WrittenPages {
  /** By name of a page, as `pointOfSale/products`: what its loader imports when it is called, as written. */
  pages: Map<string, string[]>
  /** What stands in the call but cannot be read without running it. */
  unreadable: string[]
}

function parse(source: string): ts.SourceFile {
  return ts.createSourceFile('source.tsx', source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX)
}

function find<T extends ts.Node>(node: ts.Node, isWanted: (node: ts.Node) => node is T): T[] {
  const found: T[] = isWanted(node) ? [node] : []
  ts.forEachChild(node, (child) => {
    found.push(...find(child, isWanted))
  })
  return found
}

function isPagesCall(node: ts.Node): node is ts.CallExpression {
  return ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'definePages'
}

function isImportCall(node: ts.Node): node is ts.CallExpression {
  return ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
}

function importsIn(node: ts.Node): string[] {
  return find(node, isImportCall).flatMap(({ arguments: [request] }) =>
    request !== undefined && ts.isStringLiteralLike(request) ? [request.text] : [],
  )
}

/** Reads the pages of a routes file from its text; nothing of it is run. */
export function writtenPages(source: string): WrittenPages {
  const file = parse(source)
  const pages = new Map<string, string[]>()
  const unreadable: string[] = []
  for (const argument of find(file, isPagesCall).flatMap((call) => call.arguments.slice(0, 1))) {
    if (!ts.isObjectLiteralExpression(argument)) {
      unreadable.push(argument.getText(file))
      continue
    }
    for (const property of argument.properties) {
      const name = property.name
      if (name !== undefined && ts.isStringLiteralLike(name) && !ts.isShorthandPropertyAssignment(property))
        pages.set(name.text, importsIn(property))
      else unreadable.push(property.getText(file))
    }
  }
  return { pages, unreadable }
}

function isDefaultExport(statement: ts.Statement): boolean {
  if (ts.isExportAssignment(statement)) return statement.isExportEquals !== true
  if (
    ts.isExportDeclaration(statement) &&
    statement.exportClause !== undefined &&
    ts.isNamedExports(statement.exportClause)
  ) {
    return statement.exportClause.elements.some((element) => element.name.text === 'default')
  }
  return (
    ts.canHaveModifiers(statement) &&
    (ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword) ?? false)
  )
}

/** Whether a module has a default export, told from its text. */
export function hasDefaultExport(source: string): boolean {
  return parse(source).statements.some(isDefaultExport)
}
