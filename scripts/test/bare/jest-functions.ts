import type * as Jest from '@jest/globals'

/** What tests take from `@jest/globals`, where Jest does not load their modules. */
const globals = globalThis as typeof globalThis & typeof Jest
export const { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test } = globals
