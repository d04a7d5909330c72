/** The fake API and what it answers with, without the kit: for tests of code that draws nothing. */
import './web-globals.ts'

export { aCompany, aPage, aPointOfSale, aProblem, aSession, aUser } from './builders.ts'
export { fakeApi, patternOf, type FakeAnswer, type FakeApi, type FakeCall, type FakeMethod } from './fake-api.ts'
export { refusal } from './refusal.ts'
export { reply, type Reply } from './reply.ts'
