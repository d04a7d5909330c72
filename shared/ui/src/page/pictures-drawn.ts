/** Longer than this nobody stands at a printer for a picture. */
const MOST_WAIT_MS = 2000
const LOOK_AGAIN_MS = 50

/** Until the pictures of the page can be printed; without those that take too long. */
export function picturesDrawn(isComing: () => boolean): Promise<void> {
  return Promise.race([allDrawn(isComing), after(MOST_WAIT_MS)])
}

async function allDrawn(isComing: () => boolean): Promise<void> {
  const giveUpAt = performance.now() + MOST_WAIT_MS
  while (isComing() && performance.now() < giveUpAt) await after(LOOK_AGAIN_MS)
  // One that cannot be shown is no reason to print nothing.
  await Promise.allSettled([...document.images].map(async (image) => image.decode()))
  // The length of the paper follows its content one frame later.
  await nextFrame()
  await nextFrame()
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, milliseconds))
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => void requestAnimationFrame(() => resolve()))
}
