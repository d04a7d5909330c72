import Sequencer from '@jest/test-sequencer'

const OF_TOOLS = /[\\/]scripts[\\/]/

/** Tests of the scripts run whole tools and take longest: begun last, they would leave one worker waiting for the other. */
export default class LongFirst extends Sequencer {
  sort(tests) {
    const rank = ({ path }) => (OF_TOOLS.test(path) ? 0 : 1)
    return [...super.sort(tests)].sort((a, b) => rank(a) - rank(b))
  }
}
