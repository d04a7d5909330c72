// Bundled with a remote's pages and run by the build: writes each of them in each language.
import { readFileSync, writeFileSync } from 'node:fs'
import { createElement } from 'react'
import { prerender } from '@comptoir/platform/prerender'
import { pages } from 'pages-to-write'

const [, , jobFile, answerFile] = process.argv
const { namespace, routes, phrases } = JSON.parse(readFileSync(jobFile, 'utf8'))

const answer = {}
for (const { key, address, files } of routes) {
  const Page = await pages[key]()
  for (const [language, file] of Object.entries(files)) {
    answer[file] = await prerender(createElement(Page), {
      language,
      address,
      phrases: { [namespace]: phrases[language] },
      withBase: false,
    })
  }
}
writeFileSync(answerFile, JSON.stringify(answer))
