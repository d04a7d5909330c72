import type { FormPart } from '../draft.ts'
import { NotReady, type World } from '../world.ts'
import type { Template } from './template.ts'

interface Import {
  id: string
  state: string
}

const WAITS = 200
const WAIT_MS = 50

/** The calls of an import of files at an address: what is sent, and how its columns are matched. */
export function importTemplates(
  path: string,
  fileOf: (world: World) => FormPart[],
  check: object,
): Record<string, Template> {
  /** An import in a state; one is sent where there is none, and waited for. */
  const importIn = async (world: World, states: readonly string[]): Promise<string> => {
    const actor = await world.role('administrator')
    const list = (): Promise<Import[]> => world.call<Import[]>(`GET ${path}`, { actor })
    const known = (await list()).filter(({ state }) => states.includes(state))
    if (known.length > 0) return world.dice.pick(known).id
    const { id } = await world.call<Import>(`POST ${path}`, { actor, form: fileOf(world) })
    return reached(world, id, states)
  }
  const reached = async (world: World, id: string, states: readonly string[]): Promise<string> => {
    const actor = await world.role('administrator')
    for (let wait = 0; wait < WAITS; wait += 1) {
      const { state } = await world.call<Import>(`GET ${path}/{id}`, { actor, params: { id } })
      if (states.includes(state)) return id
      await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
    }
    throw new NotReady('An import did not get far enough in time.')
  }
  const ofImport =
    (...states: string[]): Template =>
    async (world, draft) =>
      void (draft.params['id'] = await importIn(world, states))
  return {
    [`POST ${path}`]: (world, draft) => void (draft.form = fileOf(world)),
    [`GET ${path}/{id}`]: ofImport('checked', 'done'),
    [`GET ${path}/{id}/report`]: ofImport('checked', 'done'),
    [`GET ${path}/{id}/report.csv`]: ofImport('checked', 'done'),
    [`POST ${path}/{id}/apply`]: ofImport('checked'),
    [`POST ${path}/{id}/undo`]: async (world, draft) => {
      const actor = await world.role('administrator')
      const id = await importIn(world, ['checked'])
      await world.call(`POST ${path}/{id}/apply`, { actor, params: { id } })
      draft.params['id'] = await reached(world, id, ['done'])
    },
    [`POST ${path}/{id}/exclude`]: ofImport('checked'),
    [`DELETE ${path}/{id}`]: ofImport('checked'),
    [`POST ${path}/{id}/check`]: async (world, draft) => {
      draft.params['id'] = await importIn(world, ['checked'])
      draft.body = check
    },
  }
}
