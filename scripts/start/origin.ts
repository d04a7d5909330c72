import { isLoopback } from '../../api/src/platform/loopback.ts'

/** What people would miss over plain http; null when browsers treat the origin as secure. */
export function insecureNotice({ host, publicUrl }: { host: string; publicUrl: string }): string | null {
  const { protocol, hostname } = new URL(publicUrl)
  if (protocol === 'https:' || (isLoopback(hostname) && isLoopback(host))) return null
  return [
    `Plain http on ${isLoopback(hostname) ? host : hostname}: except on this machine's own localhost, browsers will then refuse`,
    '  - secure cookies: people are signed out after ten minutes and when the page is reloaded',
    '  - the camera: no scanning of barcodes with a phone or tablet',
    '  - working offline: no register without the network',
    '  - the clipboard: no "copy" buttons',
    '  Set TLS_CERT and TLS_KEY, or an https PUBLIC_URL in front of a proxy.',
  ].join('\n')
}
