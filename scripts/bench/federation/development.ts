import type { ChildProcess } from 'node:child_process'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import { spawnChild } from '../../common/child.ts'
import { stopChild } from '../processes.ts'
import { refuseStopped } from '../rounds.ts'
import { sessionsOf, withVisitor } from './browser.ts'
import { firstRoute } from './first-route.ts'
import { CLI, edit, terminalEnvironment } from './repository-copy.ts'
import type { Installation } from './installation.ts'
import { drawnAt, saying, titled, watchFor, watchNow } from './on-screen.ts'
import { phrase } from './phrases.ts'

const EDITED = 'mfe-inventory/src/features/products/product-create.page.tsx'
const FIELD = 'main input[type="text"], main input:not([type])'
const TYPED = 'Typed before the edit'

/** Seconds from the command until the page can be used, and from an edit until it shows; and edits that lost what was typed. */
export interface DevelopmentTimes {
  start: number
  edits: number[]
  lost: number
}

/** Serves the remote from a copy inside the installation, opens a form of it, and edits that form's page twice. */
export async function timeDevelopment(
  browser: Browser,
  copy: string,
  installation: Installation,
): Promise<DevelopmentTimes> {
  refuseStopped()
  const startedAt = performance.now()
  const server = spawnChild(
    process.execPath,
    [path.join(copy, CLI), 'dev', 'inventory', '--shell', installation.origin],
    { cwd: copy, env: terminalEnvironment(), stdio: ['ignore', 'pipe', process.stderr] },
  )
  try {
    const origin = await addressOf(server)
    const served = performance.now() - startedAt
    const kept = await sessionsOf(browser, installation, origin)()
    return await withVisitor(browser, kept, async (context) => {
      const page = await context.newPage()
      await watchFor(page, {
        form: `${titled(phrase('inventory', 'products.form.createTitle'))} && document.querySelector('main input') !== null`,
      })
      await page.goto(firstRoute({ ...installation, origin }, 'products/create'), { waitUntil: 'commit' })
      const start = (served + (await drawnAt(page, 'form'))) / 1000
      const field = page.locator(FIELD).first()
      await field.fill(TYPED)
      await page.evaluate(`globalThis.benchWasHere = true`)
      const times: DevelopmentTimes = { start, edits: [], lost: 0 }
      for (const word of ['Edited once', 'Edited twice']) {
        await page.waitForLoadState('networkidle')
        await watchNow(page, { edit: saying(word) })
        const writtenAt = Date.now()
        edit(copy, EDITED, (text) => text.replace(/(<p>[^<]*<\/p>\s*)?<\/FormPage>/, `<p>${word}</p></FormPage>`))
        const shownAt = (await drawnAt(page, 'edit')) + (await page.evaluate<number>('performance.timeOrigin'))
        times.edits.push((shownAt - writtenAt) / 1000)
        const isKept =
          (await field.inputValue()) === TYPED && (await page.evaluate<boolean>(`'benchWasHere' in globalThis`))
        if (!isKept) times.lost += 1
      }
      return times
    })
  } finally {
    await stopChild(server)
    edit(copy, EDITED, (text) => text.replace(/<p>[^<]*<\/p><\/FormPage>/, '</FormPage>'))
  }
}

/** What the command prints as the address to open, without the slash at its end. */
function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    server.once('exit', () => reject(new Error(`dev ended: ${said}`)))
    server.stdout?.on('data', (part: Buffer) => {
      said += part.toString()
      const address = /open (http:\S+)/.exec(said)?.[1]
      if (address !== undefined) resolve(address.replace(/\/$/, ''))
    })
  })
}
