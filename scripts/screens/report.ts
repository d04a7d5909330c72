import fs from 'node:fs'
import path from 'node:path'

interface Fault {
  kind: string
  place: string
  detail: string
}

/** One picture and what is wrong on it. */
interface Found {
  screen: string
  language: string
  theme: string
  width: number
  faults: Fault[]
}

/** Gathers what was found into `report.json` and an `index.html` with all pictures; gives the summary in words. */
export function writeReport(folder: string): string {
  const found = readFound(path.join(folder, 'found'))
  const summary = summaryOf(found)
  fs.mkdirSync(folder, { recursive: true })
  fs.writeFileSync(path.join(folder, 'report.json'), JSON.stringify({ ...summary, found }, null, 2))
  fs.writeFileSync(path.join(folder, 'index.html'), pageOf(found))
  const kinds = Object.entries(summary.kinds).map(([kind, count]) => `, ${kind} ${count}`)
  return `${summary.screens} screens in ${summary.pictures} pictures: ${summary.faults} faults${kinds.join('')}`
}

function readFound(folder: string): Found[] {
  if (!fs.existsSync(folder)) return []
  return fs
    .readdirSync(folder)
    .sort()
    .flatMap((file) => JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as Found[])
}

/** How many screens and pictures there are, and how many faults of each kind. */
export function summaryOf(found: readonly Found[]): {
  screens: number
  pictures: number
  faults: number
  kinds: Record<string, number>
} {
  const faults = found.flatMap((each) => each.faults)
  const kinds: Record<string, number> = {}
  for (const { kind } of faults) kinds[kind] = (kinds[kind] ?? 0) + 1
  const screens = new Set(found.map(({ screen }) => screen)).size
  return { screens, pictures: found.length, faults: faults.length, kinds }
}

function pageOf(found: readonly Found[]): string {
  const figures = found.map(({ screen, language, theme, width, faults }) => {
    const picture = `${language}-${theme}-${width}/${screen}.png`
    const list = faults.map(({ kind, place, detail }) => `<li>${escaped(`${kind}: ${place}: ${detail}`)}</li>`).join('')
    const name = escaped(`${screen} · ${language} · ${theme} · ${width}`)
    return `<figure><a href="${picture}"><img loading="lazy" src="${picture}" alt="${name}"></a><figcaption>${name}</figcaption><ul>${list}</ul></figure>`
  })
  const style =
    'body{font:14px system-ui;display:flex;flex-wrap:wrap;gap:16px}figure{width:320px;margin:0}img{width:100%;max-height:420px;object-fit:cover;object-position:top;border:1px solid #999}li{color:#b00}'
  return `<!doctype html><meta charset="utf-8"><title>Screens</title><style>${style}</style>${figures.join('\n')}`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
