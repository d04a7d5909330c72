import type { Sampler } from '../../../../../test/sample.ts'

/** A layout of a scale. */
export const sample: Sampler = () => ({ pattern: '23IIIIIWWWWWC' })
