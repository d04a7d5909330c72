import type { Template } from './template.ts'

const STATES = '/api/{companyId}/register-states/{id}'

/** Each is about a register: its id is that of its state. */
const ofRegister: Template = ({ dice, own }, draft) => void (draft.params['id'] = dice.pick(own.registerIds))

/** How registers are, and what is asked of them. */
export const REGISTER_STATES: Readonly<Record<string, Template>> = {
  [`POST ${STATES}/report`]: ofRegister,
  [`POST ${STATES}/commands`]: (world, draft) => {
    void ofRegister(world, draft)
    draft.body = { kind: 'message', text: 'Bonjour' }
  },
}
