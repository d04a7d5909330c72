import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** What a process said, on either of its outputs, and how it ended: null when it could not be started or was ended. */
export async function heard(child: ChildProcess): Promise<{ code: number | null; output: string }> {
  let output = ''
  const hear = (text: string): void => {
    output += text
  }
  child.stdout?.setEncoding('utf8').on('data', hear)
  child.stderr?.setEncoding('utf8').on('data', hear)
  // Closed is later than ended: all that it said has then been heard.
  const [code] = await once(child, 'close').catch((error: unknown) => [hear(String(error))])
  return { code: code ?? null, output }
}
