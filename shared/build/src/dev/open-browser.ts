import { spawn } from 'node:child_process'

function opener(address: string): [string, string[]] {
  if (process.platform === 'darwin') return ['open', [address]]
  return process.platform === 'win32' ? ['cmd', ['/c', 'start', '', address]] : ['xdg-open', [address]]
}

/** Opens an address in this machine's browser; does nothing where there is none. */
export function openBrowser(address: string): void {
  const [command, args] = opener(address)
  spawn(command, args, { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref()
}
