import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { openFrameReader } from './frame-reader.ts'
import { signalScan } from './signal-scan.ts'
import { createSightings } from './sightings.ts'

/** Between two looks at the picture. */
const LOOK_MS = 120

/** How the camera is; what it is not is why nothing is seen. */
export type CameraState = 'starting' | 'looking' | 'refused' | 'none' | 'failed'

/** Looks for codes in the picture of the camera at the back, for as long as it is shown. */
export function useCamera(onCode: (code: string) => void): {
  video: RefObject<HTMLVideoElement | null>
  state: CameraState
} {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<CameraState>('starting')
  const heard = useEffectEvent((code: string) => {
    signalScan()
    onCode(code)
  })

  useEffect(() => {
    const closing = new AbortController()
    const { signal } = closing
    void look(signal, video, { onCode: (code) => heard(code), onState: setState })
    return () => closing.abort()
  }, [])
  return { video, state }
}

interface Hearing {
  onCode: (code: string) => void
  onState: (state: CameraState) => void
}

async function look(
  signal: AbortSignal,
  video: RefObject<HTMLVideoElement | null>,
  { onCode, onState }: Hearing,
): Promise<void> {
  const tell = (state: CameraState): void => {
    if (!signal.aborted) onState(state)
  }
  try {
    const stream = await openCamera(signal)
    const shown = video.current
    if (signal.aborted || !shown) return
    shown.srcObject = stream
    const read = await openFrameReader()
    await shown.play()
    tell('looking')
    const seen = createSightings()
    while (!signal.aborted) {
      const code = seen(await read(shown), performance.now())
      if (code !== null && !signal.aborted) onCode(code)
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
    }
  } catch (error) {
    tell(stateOf(error))
  }
}

/** Opens the camera, and shuts it when it is no longer wanted, also where that is known only by then. */
async function openCamera(signal: AbortSignal): Promise<MediaStream> {
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 1280 } },
  })
  const shut = (): void => {
    for (const track of stream.getTracks()) track.stop()
  }
  if (signal.aborted) shut()
  signal.addEventListener('abort', shut)
  return stream
}

function stateOf(error: unknown): CameraState {
  const name = error instanceof Error || error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'none' : 'failed'
}
