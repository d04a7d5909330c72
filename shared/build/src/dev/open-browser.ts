import { spawn } from 'node:child_process'

function opener(address: string): [string, string[]] {
  if (process.platform === 'darwin') return ['open', [address]]
  return process.platform === 'win32' ? ['cmd', ['/c', 'start', '', address]] : ['xdg-open', [address]]
}

/** Shows an address in the browser of whoever sits at this machine; where there is none, nothing happens. */
export function openBrowser(address: string): void {
  const [command, args] = opener(address)
  spawn(command, args, { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref()
}
