import type { Sampler } from '../../../../../test/sample.ts'

/** A company has one of the kind cash already. */
export const sample: Sampler = () => ({ kind: 'card' })
