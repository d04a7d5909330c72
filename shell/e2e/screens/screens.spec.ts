import fs from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '../core/test.ts'
import type { Data } from './data.ts'
import { DEVICES, withDevice } from './device.ts'
import { atRest, listen, look, THEMES, type Found } from './look.ts'
import { addressOf } from './routes.ts'
import { allScreens } from './screens.ts'
import { gotoIdle } from '../core/goto-idle.ts'

const PAPER = ['light'] as const
const FOLDER = process.env['SCREENS_DIR'] ?? 'test-results/screens'

for (const screen of allScreens())
  for (const language of ['en', 'fr', 'ar'] as const)
    test(`${screen.name} ${language}`, async ({ browser, baseURL }) => {
      const data = JSON.parse(process.env['SCREENS_DATA'] ?? '{}') as Data
      const found: Found[] = []
      for (const device of DEVICES.filter(({ isTouch }) => isTouch || screen.isTouchOnly !== true))
        await withDevice(browser, { baseURL: baseURL ?? '', who: screen.who, language, device }, async (context) => {
          const page = await context.newPage()
          const heard = listen(page)
          await gotoIdle(page, `${addressOf(screen.pattern, data)}${screen.query ?? ''}`)
          await atRest(page)
          for (const width of device.widths) {
            await page.setViewportSize({ width, height: 900 })
            if (width === device.widths[0]) await screen.act?.(page, language)
            for (const theme of screen.isOnPaper === true ? PAPER : THEMES)
              found.push(
                await look(page, { screen: screen.name, language, theme, width }, { ...device, heard, folder: FOLDER }),
              )
          }
        })
      await fs.mkdir(path.join(FOLDER, 'found'), { recursive: true })
      await fs.writeFile(path.join(FOLDER, 'found', `${screen.name}-${language}.json`), JSON.stringify(found))
      const told = found.flatMap(({ faults, theme, width }) =>
        faults.map(({ kind, place, detail }) => `${theme} ${width} ${kind}: ${place}: ${detail}`),
      )
      expect(told).toEqual([])
    })
