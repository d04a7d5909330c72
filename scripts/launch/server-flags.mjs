/**
 * How the product's process spends memory: V8 would let a heap grow as large as the machine allows before it cleans up,
 * which a server that answers small questions has no use for. In MiB; exports are made in threads with heaps of their own.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=4', '--max-old-space-size=512']
