import fs from 'node:fs/promises'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import type { Language } from '../core/phrases.ts'
import { isAllowed } from './faults/allowed.ts'
import { axeFaults } from './faults/axe.ts'
import { cutFaults } from './faults/cut.ts'
import type { Fault } from './faults/fault.ts'
import { overflowFaults } from './faults/overflow.ts'
import { targetFaults } from './faults/targets.ts'
import { phraseFaults } from './faults/words.ts'

const HEIGHT = 900
const TALLEST = 4000
export const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

export interface Sight {
  screen: string
  language: Language
  theme: Theme
  width: number
}

export type Found = Sight & { faults: Fault[] }

/** What the page itself complains of from now on: errors of the console and of its code, requests that failed. */
export function listen(page: Page): Fault[] {
  const heard: Fault[] = []
  page.on('pageerror', ({ message }) => heard.push({ kind: 'console', place: 'error of the page', detail: message }))
  page.on('console', (message) => {
    // A failed request is told by its answer as well.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      heard.push({ kind: 'console', place: 'console', detail: message.text().slice(0, 300) })
  })
  page.on('response', (response) => {
    if (response.status() >= 400)
      heard.push({ kind: 'request', place: new URL(response.url()).pathname, detail: String(response.status()) })
  })
  return heard
}

/** Waits until nothing is loading, moving or on its way. */
export async function atRest(page: Page): Promise<void> {
  await expect(page.locator('main h1, [role=alert], h1').first()).toBeAttached()
  // The server's words stand there until the page's own code draws them.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('h1, [role=alert]') ?? {}).some((key) => key.startsWith('__react')),
  )
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ effect, playState }) => playState !== 'running' || effect?.getTiming().iterations === Infinity),
  )
}

/** Looks at the page as it stands, in one width and appearance, and keeps its picture. */
export async function look(
  page: Page,
  sight: Sight,
  { isTouch, heard, folder }: { isTouch: boolean; heard: Fault[]; folder: string },
): Promise<Found> {
  const { screen, language, theme, width } = sight
  await page.emulateMedia({ colorScheme: theme })
  await page.setViewportSize({ width, height: HEIGHT })
  await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${theme}\\b`))
  await atRest(page)
  const boxes = theme === 'light' ? [...(await overflowFaults(page)), ...(await cutFaults(page))] : []
  const faults = [
    ...boxes,
    ...(await phraseFaults(page, language)),
    ...(await axeFaults(page, theme)),
    ...heard.splice(0),
  ]
  // Before the picture: taking a whole page lets go of the finger for a moment.
  if (isTouch && theme === 'light') faults.push(...(await targetFaults(page)))
  const picture = path.join(folder, `${language}-${theme}-${width}`, `${screen}.png`)
  await fs.mkdir(path.dirname(picture), { recursive: true })
  const tall = await page.evaluate(() => document.documentElement.scrollHeight)
  const clip = { x: 0, y: 0, width, height: Math.min(Math.max(tall, HEIGHT), TALLEST) }
  await page.screenshot({ path: picture, fullPage: true, clip, animations: 'disabled' })
  return { ...sight, faults: faults.filter((fault) => !isAllowed(screen, fault)) }
}
