import { afterEach, beforeEach, expect, test } from '@jest/globals'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { withKit } from './kit.ts'

// As the kit does: it starts nothing where something was left.
const CLUSTER = `#!/bin/bash
set -eu
[ "$1" = down ] && exit 0
[ ! -e "$2/cluster/postmaster.pid" ] || { echo 'could not send stop signal: No such process' >&2; exit 1; }
mkdir "$2/cluster"
echo "DATABASE_URL=postgres://postgres@127.0.0.1:$PORT/comptoir"
`

let kit: string
const places: string[] = []

beforeEach(() => {
  kit = fs.mkdtempSync(path.join(os.tmpdir(), 'comptoir-kit-'))
  writeScript('build.sh', '#!/bin/bash\nmkdir -p "$1"\necho "$1" > "$(dirname "$0")/place"\n')
  writeScript('cluster.sh', CLUSTER)
})

afterEach(() => {
  for (const place of [kit, ...places.splice(0).flatMap((place) => [place, `${place}-lock`])])
    fs.rmSync(place, { recursive: true, force: true })
})

test('a cluster starts though a run before was killed', async () => {
  expect(await withKit(kit, leaveServer)).toEqual({ result: 'checked' })
  expect(await withKit(kit, leaveServer)).toEqual({ result: 'checked' })
})

test('a kit that cannot be built is an obstacle, not a failure', async () => {
  writeScript('build.sh', '#!/bin/bash\necho "These packages are missing"\nexit 1\n')
  expect(await withKit(kit, leaveServer)).toEqual({ obstacle: 'These packages are missing' })
})

async function leaveServer(databaseUrl: string): Promise<string> {
  expect(databaseUrl).toMatch(/^postgres:\/\/postgres@127\.0\.0\.1:\d+\/comptoir$/)
  const place = fs.readFileSync(path.join(kit, 'place'), 'utf8').trim()
  places.push(place)
  fs.writeFileSync(path.join(place, 'cluster', 'postmaster.pid'), '1')
  return Promise.resolve('checked')
}

function writeScript(name: string, text: string): void {
  fs.writeFileSync(path.join(kit, name), text, { mode: 0o755 })
}
