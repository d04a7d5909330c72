import { describe, expect, test } from '@jest/globals'
import { DOCUMENTS, isErrorCode, PERMISSIONS } from '@comptoir/contracts/catalogue'
import { ROLES } from '@comptoir/contracts/roles'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../test/app.ts'
import { aShop, refuses } from '../../../test/shop.ts'
import { DomainError } from '../errors.ts'
import { isToTake } from './transitions.ts'

const open = setUpApp()
const others = (permission: string) => ROLES.filter((role) => !PERMISSIONS.get(permission)?.includes(role))

describe.each(DOCUMENTS.map((declared) => [declared.path, declared] as const))('%s', (path, declared) => {
  const { entity, parts } = declared
  const transitions = Object.entries(parts.transitions)
  const addressOf = (name: string, from: string | null) => (from === null ? path : `${path}/${newId()}/${name}`)

  test('goes from one state that it has to another, by rights, actions and refusals that are declared', () => {
    for (const [, { from, to, permission, action, refusal }] of transitions) {
      expect(parts.states).toEqual(expect.arrayContaining([to, ...(from === null ? [] : [from])]))
      expect(PERMISSIONS.has(permission)).toBe(true)
      expect(parts.actions).toContain(action)
      if (from !== null) expect(isErrorCode(`${entity}.${refusal ?? ''}`)).toBe(true)
    }
    expect(transitions.filter(([, { from }]) => from === null)).toHaveLength(1)
    const reached = new Set(transitions.map(([, { to }]) => to))
    expect([...reached].toSorted()).toEqual([...parts.states].toSorted())
  })

  test('takes each transition from its state alone, once', () => {
    for (const [name, { from, to, refusal }] of transitions) {
      if (from === null) continue
      expect(isToTake(declared as never, name, from)).toBe(true)
      expect(isToTake(declared as never, name, to)).toBe(false)
      for (const state of parts.states.filter((other) => other !== from && other !== to)) {
        const problem = catching(() => isToTake(declared as never, name, state))
        expect(problem).toMatchObject({ code: `${entity}.${refusal ?? ''}` })
        expect(problem).toBeInstanceOf(DomainError)
      }
    }
  })

  test('may be read, and taken further, by the roles that its contract names, and by nobody else', async () => {
    const shop = await aShop(open())
    for (const role of others(declared.permissions['read'] ?? '')) {
      const caller = await shop.as(role)
      await refuses(caller.get(`${path}/paginated`), 'auth.forbidden')
      await refuses(caller.get(`${path}/${newId()}`), 'auth.forbidden')
    }
    for (const [name, { from, permission }] of transitions) {
      const refused = others(permission)
      expect(refused.length).toBeGreaterThan(0)
      for (const role of refused) await refuses((await shop.as(role)).post(addressOf(name, from), {}), 'auth.forbidden')
    }
  })

  test('another shape is refused, and so is an address that names none', async () => {
    const caller = await (await aShop(open())).as('administrator')
    await refuses(caller.get(`${path}/none`), 'request.invalid')
    await refuses(caller.get(`${path}/${newId()}`), declared.errors['notFound'] ?? '')
    await refuses(caller.get(`${path}/paginated?order[field]=none`), 'request.invalid')
    for (const [name, { from, input }] of transitions) {
      if (input === undefined) await refuses(caller.post(addressOf(name, from)), declared.errors['notFound'] ?? '')
      else await refuses(caller.post(addressOf(name, from), { somethingElse: 1 }), 'request.invalid')
    }
  })
})

function catching(work: () => unknown): unknown {
  try {
    return work()
  } catch (problem) {
    return problem
  }
}
