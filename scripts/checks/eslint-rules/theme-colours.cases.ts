import { isReported, passes, type RuleCases } from './cases.ts'

export const themeColoursCases: RuleCases = {
  valid: passes(
    '<Box color="fg.muted" bg="brand.subtle" />',
    '<a href="#add">{t("jump")}</a>',
    '<use fill="url(#fade)" />',
    'const issue = "number #12"',
    '<Box boxShadow="card" bg="blackAlpha.500" />',
  ),
  invalid: isReported(
    'colour',
    '<Box color="#1D4ED8" />',
    '<Box css={{ border: "1px solid #ccc" }} />',
    '<Box bg="rgb(0 0 0 / 40%)" />',
    'const shadow = `0 1px ${size} rgba(0, 0, 0, .2)`',
    'const tone = { fill: "hsl(210, 50%, 40%)" }',
    'const gradient = "linear-gradient(#fff, var(--end))"',
  ),
}
