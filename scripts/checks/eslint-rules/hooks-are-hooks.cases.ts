import { isReported, passes, type RuleCases } from './cases.ts'

const HERE = [{ areHooksHere: true }]
const here = (cases: RuleCases['valid']) => cases.map((each) => ({ ...each, options: HERE }))

export const hooksAreHooksCases: RuleCases = {
  valid: [
    ...passes('export function registerAuth() {}', 'const used = () => 1', 'function user() {}', 'settings.useCases()'),
    ...here(
      passes(
        'export function useTitle() { useEffect(() => {}) }',
        'const useTitle = () => React.useState(1)',
        'function useTheme() { return use(ThemeContext) }',
        'function useLater() { const ask = () => useQuery(); return ask() }',
      ),
    ),
  ],
  invalid: [
    ...isReported('nowhere', 'function useAuth() {}', 'const useWeb = async () => { await useOther() }'),
    ...isReported('member', 'interface Version { useCurrent: () => void }', 'class A { useIt() {} }'),
    ...isReported('callsNone', 'function useLabel() { return 1 }', 'const useLabel = () => label').map((each) => ({
      ...each,
      options: HERE,
    })),
  ],
}
