const WIDE = '@media (min-width: 1024px)'
const WIDER = '@media (min-width: 1180px)'
const UPRIGHT_TABLET = '@media (min-width: 768px) and (max-width: 1023.98px) and (min-height: 800px)'

const allZones = { '& > [data-zone]': { display: 'flex' }, '& > [data-switch]': { display: 'none' } }
const places = Object.fromEntries(
  ['products', 'cart', 'pay'].map((zone) => [`& > [data-zone=${zone}]`, { gridArea: zone }]),
)

/**
 * Three zones side by side from 1024 px on, with the pay zone and the cart as wide as they need. On a tablet held upright
 * the pay zone is below the cart. On a phone one zone at a time, chosen at the foot.
 */
export const counterLayout = {
  display: 'grid',
  height: '100dvh',
  overflow: 'hidden',
  bg: 'bg.page',
  textStyle: 'body-lg',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  // Locked: neither read nor pressed, before what lies over it has come too. Its paper may be in print.
  '@media screen': { '&[data-covered]': { visibility: 'hidden' } },
  '& > [data-bar]': { gridColumn: '1 / -1' },
  '& > [data-zone]': { display: 'none' },
  '&[data-shown=products] > [data-zone=products], &[data-shown=cart] > [data-zone=cart], &[data-shown=pay] > [data-zone=pay]':
    { display: 'flex' },
  [UPRIGHT_TABLET]: {
    ...allZones,
    ...places,
    gridTemplateColumns: 'minmax(0, 1fr) 344px',
    gridTemplateRows: 'auto minmax(0, 1fr) minmax(0, 60%)',
    gridTemplateAreas: '"bar bar" "products cart" "products pay"',
    '& > [data-bar]': { gridArea: 'bar' },
  },
  [WIDE]: {
    ...allZones,
    ...places,
    gridTemplateColumns: 'minmax(0, 1fr) 328px 248px',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    gridTemplateAreas: '"bar bar bar" "products cart pay"',
    '& > [data-bar]': { gridArea: 'bar' },
  },
  [WIDER]: { gridTemplateColumns: 'minmax(0, 1fr) 352px 272px' },
} as const
