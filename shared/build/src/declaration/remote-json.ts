import { join } from 'node:path'
import { readDeclared, type DeclaredRemote } from './declared-remote.ts'
import { extensionModule, type Feature } from './features.ts'
import { manifestProblems } from './manifest-problems.ts'
import { pageKey } from './names.ts'
import { refusal } from './shape.ts'
import { sourceProblems } from './source-problems.ts'

/** Sentences about names that two features claim. */
function doubleProblems(features: readonly Feature[]): string[] {
  const owners = new Map<string, string[]>()
  const claim = (what: string, { name }: Feature) => owners.set(what, [...(owners.get(what) ?? []), name])
  for (const feature of features) {
    for (const route of feature.declared.routes ?? []) claim(`The route "${pageKey(route)}"`, feature)
    for (const { component } of feature.declared.extensions ?? [])
      claim(`The extension ${extensionModule(feature, component)}`, feature)
  }
  return [...owners]
    .filter(([, names]) => names.length > 1)
    .map(([what, names]) => `${what} is declared twice, in ${[...new Set(names)].join(' and in ')}.`)
}

/**
 * Reads what a remote and its features declare, and checks it against the sources beside it and the lists it may choose
 * from. The one way to a remote's declaration. Throws one error with a sentence per fault.
 */
export function readRemote(dirname: string, expectedId: string): DeclaredRemote {
  const declared = readDeclared(dirname)
  const problems = [
    ...doubleProblems(declared.features),
    ...manifestProblems(declared.remote, expectedId),
    ...sourceProblems(dirname, declared),
  ]
  if (problems.length > 0) throw refusal(join(dirname, 'remote.json'), problems)
  return declared
}
