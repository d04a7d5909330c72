import { findNodeAtLocation, parseTree } from 'jsonc-parser'

/** Puts a line before the only line that is this text. */
export function beforeLine(text: string, line: string, added: string): string {
  const at = text.split('\n').indexOf(line)
  if (at < 0) throw new Error(`There is no line "${line}"`)
  return spliced(text, at, added)
}

/** Puts a line after the last one that fits; before the first line where none does. */
export function afterLast(text: string, fits: RegExp, added: string): string {
  return spliced(text, text.split('\n').findLastIndex((line) => fits.test(line)) + 1, added)
}

/** Puts a line among those that fit, in their order; where none does, after the last line that fits at least this. */
export function inOrder(text: string, fits: RegExp, added: string, orElse = fits): string {
  const lines = text.split('\n')
  const next = lines.findIndex((line) => fits.test(line) && line > added)
  if (next >= 0) return spliced(text, next, added)
  return afterLast(text, lines.some((line) => fits.test(line)) ? fits : orElse, added)
}

/** Replaces the only occurrence. */
export function replaceOnce(text: string, old: string, by: string): string {
  if (text.split(old).length !== 2) throw new Error(`"${old}" does not stand there exactly once`)
  return text.replace(old, () => by)
}

/** Adds a property at the end of an object of a JSON text, and leaves the rest as it is written. */
export function withProperty(json: string, at: readonly string[], key: string, value: unknown): string {
  return withLast(json, at, `${JSON.stringify(key)}: ${indented(value, at.length + 1)}`, at.length + 1)
}

function withLast(json: string, at: readonly string[], added: string, depth: number): string {
  const tree = parseTree(json)
  const node = tree && findNodeAtLocation(tree, [...at])
  if (!node) throw new Error(`There is no "${at.join('.')}" in the file`)
  const last = node.children?.at(-1)
  const isOneLine = !json.slice(node.offset, node.offset + node.length).includes('\n')
  const gap = isOneLine ? ' ' : `\n${'  '.repeat(depth)}`
  if (last) return insert(json, last.offset + last.length, `,${gap}${added}`)
  const inner = '  '.repeat(depth)
  return insert(json, node.offset + 1, `\n${inner}${added}\n${'  '.repeat(depth - 1)}`)
}

function insert(text: string, offset: number, added: string): string {
  return text.slice(0, offset) + added + text.slice(offset)
}

function indented(value: unknown, depth: number): string {
  return JSON.stringify(value, null, 2).replaceAll('\n', `\n${'  '.repeat(depth)}`)
}

function spliced(text: string, index: number, added: string): string {
  return text.split('\n').toSpliced(index, 0, added).join('\n')
}
