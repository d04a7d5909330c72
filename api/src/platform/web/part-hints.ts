import { Integrity } from '@comptoir/contracts/federation'
import Type from 'typebox'
import { Value } from 'typebox/value'

const ScriptPath = Type.String({ pattern: '^[a-zA-Z0-9_./-]+$' })

/** What of `build.json` says which scripts belong to which part of the platform. */
const BuildParts = Type.Object({
  files: Type.Record(Type.String(), Type.Object({ integrity: Integrity })),
  parts: Type.Record(Type.String(), Type.Array(ScriptPath)),
})

/** Preload hints by the name of the part whose scripts they ask for. */
export type PartHints = ReadonlyMap<string, readonly string[]>

/** The hints of a build's parts. Throws when its record is not sound. */
export function partHints(record: string): PartHints {
  const { files, parts } = Value.Parse(BuildParts, JSON.parse(record))
  const hint = (path: string): string =>
    `<link rel="preload" as="script" crossorigin integrity="${files[path]?.integrity ?? ''}" href="/${path}">`
  return new Map(Object.entries(parts).map(([part, paths]) => [part, paths.map(hint)]))
}
