import { type FeatureBundle, LazyMotion, MotionConfig } from 'framer-motion'
import { type ReactNode, use } from 'react'
import { NonceContext } from '../frame/nonce.ts'

const RETRY_MS = 5_000

const pause = (milliseconds: number): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * The animation code. Until it is loaded an element is drawn as its `initial` says, so nothing that must be read at
 * once may start invisible; if it fails to load, it is retried.
 */
async function loadFeatures(): Promise<FeatureBundle> {
  try {
    return (await import('./motion-features.ts')).domAnimation
  } catch {
    await pause(RETRY_MS)
    return loadFeatures()
  }
}

/** Around animated elements: brings what moves them, and moves nothing for who asked for less motion. */
export function MotionScope({ children }: { children: ReactNode }) {
  const nonce = use(NonceContext)
  return (
    <LazyMotion features={loadFeatures} strict>
      <MotionConfig reducedMotion="user" {...(nonce === undefined ? {} : { nonce })}>
        {children}
      </MotionConfig>
    </LazyMotion>
  )
}
