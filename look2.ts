import { chromium } from '@playwright/test'
const origin = 'http://localhost:4100'
const [user = 'admin', lang = 'fr', width = '1440', theme = 'light', path = '', out = '/tmp/shot.png', script = ''] = process.argv.slice(2)
const login = await (await fetch(`${origin}/api/auth/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email: `${user}@demo.example`, password: 'Look-at-me-2026' }) })).json()
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' })
const context = await browser.newContext({ viewport: { width: Number(width), height: Number(width) < 500 ? 844 : 900 }, locale: lang })
await context.addInitScript(([l, t, s]) => {
  localStorage.setItem('i18nextLng', l); localStorage.setItem('theme', t)
  const d = JSON.parse(s)
  localStorage.setItem('token', d.token); localStorage.setItem('auth_user', JSON.stringify(d.user)); localStorage.setItem('companyData', JSON.stringify(d.company)); localStorage.setItem('auth_company', JSON.stringify(d.company)); if (d.pointsOfSale?.[0]) localStorage.setItem('auth_pos', JSON.stringify(d.pointsOfSale[0]))
}, [lang, theme, JSON.stringify(login)] as const)
const page = await context.newPage()
page.on('console', (m) => { if (m.type() === 'error') console.log('console', m.text().slice(0, 300)) })
const pos = (login.pointsOfSale?.[0] ?? login.pointOfSale)?.id
await page.goto(`${origin}/${login.company.id}${path.replace('{pos}', pos)}`)
await page.waitForTimeout(3500)
const run = new Function('page', `return (async () => { ${script} })()`)
try { await run(page) } catch (e) { console.log(String(e).slice(0, 400)) }
await page.waitForTimeout(800)
await page.screenshot({ path: out })
await browser.close()
