import { randomBytes } from 'node:crypto'
import type { Sampler } from '../../../../../test/sample.ts'

/** Somebody nobody has invited yet. */
export const sample: Sampler = () => ({ email: `${randomBytes(6).toString('hex')}@test.example`, role: 'cashier' })
