import { isReported, passes, type RuleCases } from './cases.ts'

export const logicalStylesCases: RuleCases = {
  valid: passes(
    '<Box ms="2" pe="4" insetStart="0" borderEndWidth="1px" textAlign="start" borderStartRadius="md" />',
    '<Box css={{ marginInlineStart: 4, textAlign: "end" }} />',
    'const { left, right } = element.getBoundingClientRect()',
    'const indicator = { left: "var(--left)" }',
    'window.scrollTo({ top: 0, left: 0 })',
    '<Menu.Root positioning={{ placement: "bottom-end" }} />',
    'const sentence = "what is left: two"',
    'const sides = dir === "rtl" ? "left" : "right"',
  ),
  invalid: isReported(
    'physical',
    '<Box ml="2" />',
    '<Box paddingRight="4" />',
    '<Box borderLeftWidth="1px" />',
    '<Box borderTopLeftRadius="md" />',
    '<Box roundedLeft="md" />',
    '<Box position="absolute" left="0" />',
    'const style = { marginLeft: 4 }',
    'const style = { "padding-right": 4 }',
    'const style = { right: 0 }',
    '<Box textAlign="left" />',
    '<Box textAlign={{ base: "start", md: "right" }} />',
    'const style = { textAlign: isWide ? "left" : "start" }',
    '<Menu.Root positioning={{ placement: "right-start" }} />',
    'const css = `.bar { margin-left: 4px }`',
    'const css = "left: 0; top: 0"',
    'const css = "text-align: right"',
  ),
}
