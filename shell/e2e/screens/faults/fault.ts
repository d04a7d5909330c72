export type FaultKind = 'overflow' | 'outside' | 'cut' | 'target' | 'phrase' | 'console' | 'request' | 'axe'

/** Something that is wrong on a screen: where it stands, and by how much or in which words. */
export interface Fault {
  kind: FaultKind
  place: string
  detail: string
}
