import { createHash } from 'node:crypto'
import type { Actor, Draft, FormPart } from '../draft.ts'
import type { World } from '../world.ts'
import type { Template } from './template.ts'

const REMOTE = '/api/federation/remotes/{remote}'

/** A build of a remote as a team's tools send it: one page, one script. */
function aRelease(id: string, build: string): FormPart[] {
  const entry = `// ${id} ${build}`
  const facts = {
    integrity: `sha384-${createHash('sha384').update(entry).digest('base64')}`,
    size: entry.length,
    packedSize: entry.length,
  }
  const remote = {
    id,
    version: '1.0.0',
    owner: 'a team',
    requires: { contract: '^2.0', platform: '^2.0', api: '^1.0' },
    routes: [
      { path: id, layout: 'pointOfSale', permission: null, module: './routes', titleKey: 'title', skeleton: 'table' },
    ],
    nav: [],
    i18n: { namespace: id, languages: ['fr'] },
    budget: { entryKb: 10, routeKb: 50 },
  }
  const release = {
    build,
    container: `${id.replaceAll('-', '_')}_${build}`,
    base: `/r/${id}/${build}/`,
    entry: 'remoteEntry.js',
    files: { 'remoteEntry.js': facts },
    routes: { [`pointOfSale/${id}`]: ['remoteEntry.js'] },
    remote,
    phrases: {},
    labels: { fr: { title: 'Page' } },
    commit: null,
  }
  return [
    { name: 'release', content: JSON.stringify(release) },
    { name: 'file', fileName: 'remoteEntry.js', content: entry },
  ]
}

interface Published {
  remote: string
  builds: string[]
}

/** A remote with at least so many builds. */
async function remoteWith(world: World, actor: Actor, least: number): Promise<Published> {
  const { remotes, dice } = world
  const known = [...remotes.keys()]
  const remote = known.length > 5 ? dice.pick(known) : `fuzz-${dice.letters(8)}`
  const builds = remotes.get(remote) ?? []
  remotes.set(remote, builds)
  while (builds.length < least) {
    const build = dice.letters(10)
    await world.call(`POST ${REMOTE}/releases`, { actor, params: { remote }, form: aRelease(remote, build) })
    builds.push(build)
  }
  return { remote, builds }
}

async function heldRevision(world: World, actor: Actor): Promise<Record<string, string>> {
  const { revision } = await world.call<{ revision: number }>('GET /api/federation/status', { actor })
  return { 'if-match': `"${revision}"` }
}

async function promoted(world: World, actor: Actor, { remote, builds }: Published): Promise<void> {
  for (const build of builds.slice(-2)) {
    const headers = await heldRevision(world, actor)
    await world.call(`POST ${REMOTE}/promote`, { actor, params: { remote }, headers, body: { build } })
  }
}

/** Points `draft` to a remote whose two newest builds have been live, and to the present revision. */
async function toLive(world: World, draft: Draft): Promise<Published> {
  const published = await remoteWith(world, draft.actor, 2)
  await promoted(world, draft.actor, published)
  draft.params['remote'] = published.remote
  Object.assign(draft.headers, await heldRevision(world, draft.actor))
  return published
}

const promote: Template = async (world, draft) => {
  const { remote, builds } = await remoteWith(world, draft.actor, 2)
  draft.params['remote'] = remote
  draft.body = { build: world.dice.pick(builds) }
  Object.assign(draft.headers, await heldRevision(world, draft.actor))
}

const rollBack: Template = async (world, draft) => {
  await toLive(world, draft)
  draft.body = {}
}

const disable: Template = async (world, draft) => {
  await toLive(world, draft)
  draft.body = { reason: 'It fails.' }
}

const enable: Template = async (world, draft) => {
  const { remote } = await toLive(world, draft)
  await world.call(`POST ${REMOTE}/disable`, {
    actor: draft.actor,
    params: { remote },
    headers: draft.headers,
    body: { reason: 'It fails.' },
  })
  Object.assign(draft.headers, await heldRevision(world, draft.actor))
  draft.body = {}
}

const publish: Template = (world, draft) => {
  const remote = `fuzz-${world.dice.letters(8)}`
  draft.params['remote'] = remote
  draft.form = aRelease(remote, world.dice.letters(10))
}

const ofRemote: Template = async (world, draft) => {
  const { remote, builds } = await remoteWith(world, draft.actor, 1)
  Object.assign(draft.params, { remote, build: builds[0] })
}

const token: Template = ({ dice }, draft) => {
  draft.params['remote'] = `fuzz-${dice.letters(8)}`
  draft.body = { name: dice.letters(12) }
}

const spareToken: Template = async (world, draft) => {
  const remote = `fuzz-${world.dice.letters(8)}`
  const body = { name: world.dice.letters(12) }
  const made = await world.call<{ id: string }>(`POST ${REMOTE}/tokens`, {
    actor: draft.actor,
    params: { remote },
    body,
  })
  Object.assign(draft.params, { remote, id: made.id })
}

/** Releases of remotes. */
export const FEDERATION: Readonly<Record<string, Template>> = {
  [`POST ${REMOTE}/releases`]: publish,
  [`POST ${REMOTE}/promote`]: promote,
  [`POST ${REMOTE}/rollback`]: rollBack,
  [`POST ${REMOTE}/disable`]: disable,
  [`POST ${REMOTE}/enable`]: enable,
  [`GET ${REMOTE}/log`]: ofRemote,
  [`GET ${REMOTE}/tokens`]: ofRemote,
  [`GET ${REMOTE}/releases/{build}/incidents`]: ofRemote,
  [`POST ${REMOTE}/tokens`]: token,
  [`DELETE ${REMOTE}/tokens/{id}`]: spareToken,
}
