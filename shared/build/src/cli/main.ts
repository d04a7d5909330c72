#!/usr/bin/env node
import { dev } from './dev.ts'
import { buildRemote } from './build-remote.ts'
import { Refusal } from './refusal.ts'
import { smoke } from './smoke.ts'
import { update } from './update.ts'
import { check, disable, enable, log, promote, publishBuild, rollback, status } from './release-commands.ts'
import { withOptions } from './command-options.ts'

interface Command {
  /** What may follow its name. */
  words: string
  does: string
  run: (args: string[]) => Promise<void>
}

const COMMANDS: Record<string, Command> = {
  dev: {
    words: '[<id> …] --shell <address> [--port <port>] [--open] [--allow-writes]',
    does: 'runs remotes from their sources inside a running installation',
    run: dev,
  },
  check: {
    words: '[<id>] [--shell <address>]',
    does: 'checks remote.json and phrases against the schema, the sources and an installation',
    run: withOptions(check),
  },
  build: { words: '[<id>]', does: 'builds a release in dist/', run: withOptions(buildRemote) },
  publish: {
    words: '[<id>] [--build <build>]',
    does: 'uploads a build; nothing changes for users',
    run: withOptions(publishBuild),
  },
  promote: {
    words: '[<id>] [--build <build>] [--reason <text>]',
    does: 'makes a published build live',
    run: withOptions(promote),
  },
  rollback: {
    words: '[<id>] [--build <build>] [--reason <text>]',
    does: 'makes the previous live release live again',
    run: withOptions(rollback),
  },
  disable: {
    words: '[<id>] --reason <text>',
    does: 'closes its pages immediately and shows the reason',
    run: withOptions(disable),
  },
  enable: { words: '[<id>]', does: 'opens them again', run: withOptions(enable) },
  smoke: {
    words: '[<id> …] --shell <address> [--from <address>]',
    does: "runs the smoke tests of an installation's live releases, in its own shell or another one",
    run: smoke,
  },
  update: {
    words: '[<id>] --shell <address>',
    does: 'installs the packages that an installation serves now, to build against',
    run: withOptions(update),
  },
  status: { words: '[<id>]', does: 'shows what is live and how it performs in browsers', run: withOptions(status) },
  log: { words: '[<id>]', does: 'shows who changed what', run: withOptions(log) },
}

function usage(): string {
  const lines = Object.entries(COMMANDS).map(
    ([name, { words, does }]) => `  comptoir-remote ${name} ${words}\n      ${does}`,
  )
  return `Choose a command:\n${lines.join('\n')}\nWithout --shell, the address is taken from COMPTOIR_URL. Commands that change something need a token in COMPTOIR_TOKEN; commands that sign in need COMPTOIR_EMAIL and COMPTOIR_PASSWORD.`
}

/** User errors are reported in a sentence, ours with all details. */
function wordsOf(error: unknown): unknown {
  const isTheirs =
    error instanceof Refusal ||
    (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
  return isTheirs ? error.message : error
}

const [name = '', ...args] = process.argv.slice(2)
const command = COMMANDS[name]

try {
  if (command === undefined) throw new Refusal(usage())
  await command.run(args)
} catch (error) {
  console.error(wordsOf(error))
  process.exitCode = 1
}
