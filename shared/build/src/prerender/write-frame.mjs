// Bundled with the shell's public frame and run by the build: writes the frame around a page in each language.
import { readFileSync, writeFileSync } from 'node:fs'
import { createElement } from 'react'
import { prerender } from '@comptoir/platform/prerender'
import { PublicPage } from 'frame-to-write'

const [, , jobFile, answerFile] = process.argv
const { files } = JSON.parse(readFileSync(jobFile, 'utf8'))

const answer = {}
for (const [language, file] of Object.entries(files)) {
  answer[file] = await prerender(createElement(PublicPage, null, 'page-stands-here'), {
    language,
    address: '/',
    withBase: true,
  })
}
writeFileSync(answerFile, JSON.stringify(answer))
