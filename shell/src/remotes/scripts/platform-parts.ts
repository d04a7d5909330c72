import type { PlatformPart } from '@comptoir/contracts/federation'

/** The deferred parts of the platform. That they are named here makes the shell the one who brings them. */
const PARTS: Readonly<Record<PlatformPart, () => Promise<unknown>>> = {
  platform: () => import('@comptoir/platform'),
  forms: () => import('@comptoir/platform/forms'),
  overlays: () => import('@comptoir/platform/overlays'),
  motion: () => import('@comptoir/platform/motion'),
  text: () => import('@comptoir/platform/text'),
}

/** Fetches parts before a page wants them. What fails to load is requested again by the page that wants it. */
export function fetchPlatformParts(parts: readonly PlatformPart[]): void {
  for (const part of parts) PARTS[part]().catch(() => undefined)
}
