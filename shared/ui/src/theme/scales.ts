const STEP_NAMES = ['50', '100', '200', '300', '400', '500', '600', '700', '800', '900', '950'] as const
export type Step = (typeof STEP_NAMES)[number]

function steps(hexes: string): Record<Step, string> {
  const values = hexes.split(' ')
  const named = STEP_NAMES.map((step, index) => [step, values[index]] as const)
  return Object.fromEntries(named) as Record<Step, string>
}

/**
 * The colour scales of the brand: white walls (`neutral`, warm on purpose), blue doors (`sidi`), and one hue per meaning.
 * The only place where a colour is written as a hex value; components use the semantic tokens made from them.
 */
export const SCALES = {
  sidi: steps('#EFF4FF #DCE7FE #BED2FD #93B4FB #6190F6 #3A6CEE #1D4ED8 #1A41B4 #1A3791 #1A3174 #131F48'),
  neutral: steps('#FAFAF8 #F4F3F0 #E8E6E1 #D6D3CC #A8A49B #7A766D #5D5952 #46433D #2E2C28 #1C1B19 #121110'),
  terracotta: steps('#FDF4F0 #FAE5DC #F4C9B8 #EBA68B #E07F5B #D26539 #C2552D #9F4324 #7F3722 #682F20 #38160E'),
  jasmine: steps('#FEFAE8 #FDF3C4 #FBE68C #F7D34C #F1C21F #E9B308 #C48C04 #946106 #7A4D0C #67400F #3B2106'),
  olive: steps('#F1F8F3 #DDEEE1 #BCDDC5 #8FC39D #5FA372 #4A8E5B #3F7D4E #336540 #2B5135 #24432D #102518'),
  red: steps('#FEF2F2 #FEE2E2 #FDC9C9 #FAA3A3 #F36D6D #E53E3E #CC2525 #AA1C1C #8C1B1B #751D1D #400A0A'),
}

export type ScaleName = keyof typeof SCALES
