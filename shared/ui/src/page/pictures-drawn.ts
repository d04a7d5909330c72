const LOOK_AGAIN_MS = 50

/** Until the pictures of the page can be printed, those that are still coming among them; whoever asks says how long that may take. */
export async function picturesDrawn(isComing: () => boolean, given: AbortSignal): Promise<void> {
  while (isComing() && !given.aborted) await after(LOOK_AGAIN_MS)
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
