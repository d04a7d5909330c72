// Tests of the API run in Node as it is. This is the first that such a worker loads.
import { registerHooks } from 'node:module'
import { addEventHandler } from 'jest-circus'
import { giveUpLate } from './give-up.ts'

const FUNCTIONS = import.meta.resolve('./jest-functions.ts')

/** Jest's own module works only where Jest loads the modules; the runner has its functions as globals. */
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@jest/globals' ? { url: FUNCTIONS, shortCircuit: true } : next(specifier, context),
})
addEventHandler(giveUpLate)
