import { useEffect, useState } from 'react'

/** Whether this device has a camera. It is asked for on devices in the hand alone: at a desk a scanner is quicker. */
export function useHasCamera(): boolean {
  const [hasCamera, setHasCamera] = useState(false)
  useEffect(() => {
    void navigator.mediaDevices.enumerateDevices().then(
      (found) => setHasCamera(found.some(({ kind }) => kind === 'videoinput')),
      () => undefined,
    )
  }, [])
  return hasCamera
}
