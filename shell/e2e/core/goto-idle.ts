import type { Page, Request } from '@playwright/test'

const QUIET_MS = 500

/** Goes to an address and waits until nothing has been asked for during half a second; what is told as it happens never ends. */
export async function gotoIdle(page: Page, address: string): Promise<void> {
  const open = new Set<Request>()
  const idle = new Promise<void>((resolve) => {
    let timer: NodeJS.Timeout | undefined
    const look = (): void => {
      clearTimeout(timer)
      if (open.size === 0) timer = setTimeout(resolve, QUIET_MS)
    }
    const ended = (request: Request): void => {
      open.delete(request)
      look()
    }
    page.on('request', (request) => {
      if (request.url().includes('/stock-changes?')) return
      open.add(request)
      look()
    })
    page.on('requestfinished', ended)
    page.on('requestfailed', ended)
  })
  await page.goto(address)
  await idle
}
