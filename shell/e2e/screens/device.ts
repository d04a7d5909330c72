import type { Browser, BrowserContext } from '@playwright/test'
import { anOwner } from '../commands/account.ts'
import type { Language } from '../core/phrases.ts'
import { ACCOUNTS, enter } from '../core/test.ts'
import type { Who } from './routes.ts'

export interface Device {
  widths: readonly number[]
  isTouch: boolean
}

/** Screens that are touched, and screens with a mouse. */
export const DEVICES: readonly Device[] = [
  { widths: [390, 768], isTouch: true },
  { widths: [1024, 1440], isTouch: false },
]

/** A browser of its own for somebody, as their device has it. */
export async function withDevice(
  browser: Browser,
  { baseURL, who, language, device }: { baseURL: string; who: Who; language: Language; device: Device },
  work: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    baseURL,
    locale: `${language}-TN`,
    timezoneId: 'Africa/Tunis',
    reducedMotion: 'reduce',
    hasTouch: device.isTouch,
    isMobile: device.isTouch,
    viewport: { width: device.widths[0] ?? 0, height: 900 },
  })
  try {
    if (who === 'newcomer') await enter(context, baseURL, (await anOwner(await context.newPage())).email)
    else if (who !== 'stranger') await enter(context, baseURL, ACCOUNTS[who])
    await context.addInitScript((value) => localStorage.setItem('i18nextLng', value), language)
    await work(context)
  } finally {
    await context.close()
  }
}
