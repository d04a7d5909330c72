interface OneScreen {
  availLeft: number
  availTop: number
  availWidth: number
  availHeight: number
}

interface Screens {
  screens: readonly OneScreen[]
  currentScreen: OneScreen
}

declare global {
  interface Window {
    /** Where the browser can tell several screens apart. It asks the person first. */
    getScreenDetails?: () => Promise<Screens>
  }
}

/** Opens a window of its own for a register, and moves it to another screen where there is one. False where it was blocked. */
export function openOnOtherScreen(address: string, registerId: string): boolean {
  const opened = globalThis.open(address, `comptoir-display-${registerId}`, 'popup,width=1024,height=768')
  if (opened === null) return false
  void otherScreen().then((screen) => {
    if (screen === null) return
    opened.moveTo(screen.availLeft, screen.availTop)
    opened.resizeTo(screen.availWidth, screen.availHeight)
  })
  return true
}

async function otherScreen(): Promise<OneScreen | null> {
  try {
    const found = await window.getScreenDetails?.()
    return found?.screens.find((screen) => screen !== found.currentScreen) ?? null
  } catch {
    // The person did not allow it: the window stays where it is.
    return null
  }
}
