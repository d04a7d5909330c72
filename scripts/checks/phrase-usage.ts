import ts from 'typescript'

/** What a source file says about phrases. */
export interface PhraseUsage {
  /** Keys, or patterns of keys, handed to `t` or named by a `titleKey` and its like. */
  asked: { key: string; isPattern: boolean }[]
  /** Every text of the file, since keys also travel in tables and variables. */
  texts: ReadonlySet<string>
  /** Templates that begin as a key does: `home.features.${name}.title`. */
  patterns: readonly RegExp[]
}

const ASKING = new Set(['t', 'translate'])
const KEY_NAME = /^(i18nKey|(\w*[a-z])?(title|label|text|phrase|message|help|hint|placeholder)Key)$/i
const KEY_SHAPE = /^[a-z][\w-]*(\.[\w-]+)+$/i

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** A hole in the middle of a key matches one part of it; at its end it matches any. */
function patternOf(template: ts.TemplateExpression): string {
  const spans = template.templateSpans.map(({ literal }) =>
    literal.text === '' ? '.+' : `[^.]+${escaped(literal.text)}`,
  )
  return `^${escaped(template.head.text)}${spans.join('')}$`
}

function keysOf(node: ts.Expression): PhraseUsage['asked'] {
  if (ts.isStringLiteralLike(node)) return [{ key: node.text, isPattern: false }]
  if (ts.isTemplateExpression(node)) return node.head.text === '' ? [] : [{ key: patternOf(node), isPattern: true }]
  if (ts.isConditionalExpression(node)) return [...keysOf(node.whenTrue), ...keysOf(node.whenFalse)]
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap(keysOf)
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return keysOf(node.expression)
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken)
    return [...keysOf(node.left), ...keysOf(node.right)]
  return []
}

function calledName(call: ts.CallExpression): string {
  if (ts.isIdentifier(call.expression)) return call.expression.text
  return ts.isPropertyAccessExpression(call.expression) ? call.expression.name.text : ''
}

function askedBy(node: ts.Node): PhraseUsage['asked'] {
  if (ts.isCallExpression(node))
    return ASKING.has(calledName(node)) && node.arguments[0] ? keysOf(node.arguments[0]) : []
  if (ts.isJsxAttribute(node) && KEY_NAME.test(node.name.getText())) {
    const value = node.initializer
    if (value && ts.isStringLiteral(value)) return keysOf(value)
    return value && ts.isJsxExpression(value) && value.expression ? keysOf(value.expression) : []
  }
  if (ts.isPropertyAssignment(node) && KEY_NAME.test(node.name.getText())) return keysOf(node.initializer)
  return []
}

/** Reads one source file. Keys written `namespace:key` lose their namespace. */
export function phraseUsage(file: string, text: string): PhraseUsage {
  const source = ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )
  const asked: PhraseUsage['asked'] = []
  const texts = new Set<string>()
  const patterns: RegExp[] = []
  const visit = (node: ts.Node): void => {
    asked.push(...askedBy(node))
    if (ts.isStringLiteralLike(node)) texts.add(withoutNamespace(node.text))
    if (ts.isTemplateExpression(node) && node.head.text !== '') patterns.push(new RegExp(patternOf(node)))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return {
    asked: asked
      .map(({ key, isPattern }) => ({ key: withoutNamespace(key), isPattern }))
      .filter(({ key, isPattern }) => isPattern || KEY_SHAPE.test(key)),
    texts,
    patterns,
  }
}

function withoutNamespace(key: string): string {
  return key.replace(/^[a-z-]+:(?=\w)/, '')
}
