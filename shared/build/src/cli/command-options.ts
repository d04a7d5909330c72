import { parseArgs } from 'node:util'

/** What was said on the command line, and in the environment behind it. */
export interface CommandOptions {
  /** Words after the command. */
  words: readonly string[]
  shell: string | undefined
  token: string | undefined
  build: string | undefined
  reason: string | undefined
}

export type Command = (options: CommandOptions) => Promise<void>

/** A command as the table of commands wants it. */
export function withOptions(command: Command): (args: string[]) => Promise<void> {
  return (args) => {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { shell: { type: 'string' }, build: { type: 'string' }, reason: { type: 'string' } },
    })
    return command({
      words: positionals,
      shell: values.shell ?? process.env['COMPTOIR_URL'],
      token: process.env['COMPTOIR_TOKEN'],
      build: values.build,
      reason: values.reason,
    })
  }
}
