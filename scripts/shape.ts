import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { ROOT } from './common/root.ts'

const SHOWN = 15
const LONG_FILE = 300
const LONG_FUNCTION = 60

type Measured = { place: string; lines: number }

function sources(): string[] {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  }).split('\n')
  return files.filter((file) => /\.(ts|tsx|mjs)$/.test(file) && fs.existsSync(path.join(ROOT, file)))
}

function measureFunctions(file: string, text: string): Measured[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const lineOf = (position: number): number => source.getLineAndCharacterOfPosition(position).line + 1
  const found: Measured[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const start = lineOf(node.getStart())
      found.push({ place: `${file}:${start}`, lines: lineOf(node.end) - start + 1 })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function print(title: string, measured: Measured[], limit: number): void {
  const longest = measured.toSorted((a, b) => b.lines - a.lines)
  console.log(
    `\n${title}: ${measured.length}, of which ${measured.filter(({ lines }) => lines > limit).length} over ${limit} lines`,
  )
  for (const { place, lines } of longest.slice(0, SHOWN)) console.log(`  ${String(lines).padStart(5)}  ${place}`)
}

const texts = sources().map((file) => ({ file, text: fs.readFileSync(path.join(ROOT, file), 'utf8') }))
print(
  'Files',
  texts.map(({ file, text }) => ({ place: file, lines: text.trimEnd().split('\n').length })),
  LONG_FILE,
)
print(
  'Functions',
  texts.flatMap(({ file, text }) => measureFunctions(file, text)),
  LONG_FUNCTION,
)
