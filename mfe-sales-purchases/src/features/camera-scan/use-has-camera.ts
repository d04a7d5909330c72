import { useEffect, useState } from 'react'

/** Whether this is a device in the hand that has a camera: at a desk a scanner is quicker. */
export function useHasCamera(): boolean {
  const [hasCamera, setHasCamera] = useState(false)
  useEffect(() => {
    // Not there in browsers that do not trust the address.
    const devices: MediaDevices | undefined = navigator.mediaDevices
    if (!devices || !matchMedia('(pointer: coarse)').matches) return
    void devices.enumerateDevices().then(
      (found) => setHasCamera(found.some(({ kind }) => kind === 'videoinput')),
      () => undefined,
    )
  }, [])
  return hasCamera
}
