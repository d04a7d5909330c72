import type { ReactNode } from 'react'
import { Box } from '../chakra.ts'

/** On paper only. */
export function PrintOnly({ children }: { children: ReactNode }) {
  return <Box data-print="only">{children}</Box>
}

/** On the screen only: bars, buttons, filters. */
export function ScreenOnly({ children }: { children: ReactNode }) {
  return <Box data-print="hide">{children}</Box>
}

/** Longer than this nobody stands at a printer for a picture. */
const MOST_WAIT_MS = 2000
const LOOK_AGAIN_MS = 50

/** For an element in whose place a picture is coming that belongs on the paper. */
export const PICTURE_COMES = { 'data-print': 'coming' }

/** On the page while it waits: who presses again gets one print. */
const WAITING = 'data-print-waits'

/** Opens the browser's print dialog for the current page, once its pictures can be drawn; without those that take too long. */
export function printPage(): void {
  const page = document.documentElement
  if (page.hasAttribute(WAITING)) return
  if (document.images.length === 0 && !isPictureComing()) {
    window.print()
    return
  }
  page.setAttribute(WAITING, '')
  void Promise.race([picturesDrawn(), after(MOST_WAIT_MS)]).then(() => {
    page.removeAttribute(WAITING)
    window.print()
  })
}

async function picturesDrawn(): Promise<void> {
  const giveUpAt = performance.now() + MOST_WAIT_MS
  while (isPictureComing() && performance.now() < giveUpAt) await after(LOOK_AGAIN_MS)
  // One that cannot be shown is no reason to print nothing.
  await Promise.allSettled([...document.images].map(async (image) => image.decode()))
  // The length of the paper follows its content one frame later.
  await nextFrame()
  await nextFrame()
}

function isPictureComing(): boolean {
  return document.querySelector('[data-print=coming]') !== null
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, milliseconds))
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => void requestAnimationFrame(() => resolve()))
}
