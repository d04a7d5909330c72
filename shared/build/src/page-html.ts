import webpack, { type Chunk, type Compilation } from 'webpack'

/** Chunks that every first render wants: asked for by the page at once instead of one after another by the code. */
const FIRST_CHUNKS = ['bootstrap', 'react', 'platform']

function scriptsOf(chunks: Iterable<Chunk>): string[] {
  return [...chunks].flatMap((chunk) => [...chunk.files]).filter((file) => file.endsWith('.js') && !file.includes('hot-update'))
}

function mainScripts(compilation: Compilation): string[] {
  return compilation.entrypoints.get('main')?.getFiles().filter((file) => file.endsWith('.js') && !file.includes('hot-update')) ?? []
}

function firstChunks(compilation: Compilation): string[] {
  return scriptsOf([...compilation.chunks].filter((chunk) => FIRST_CHUNKS.includes(chunk.name ?? '')))
}

/** Fonts and icons by the name of their source file. */
function assetFrom(compilation: Compilation, source: RegExp): string | undefined {
  return compilation.getAssets().find((asset) => source.test(asset.info.sourceFilename ?? ''))?.name
}

function tag(template: (file: string) => string, file: string | undefined): string[] {
  return file === undefined ? [] : [template(file)]
}

/**
 * Before the first paint: the colour mode and the language's direction that were chosen last time, so that the page
 * neither flashes white nor jumps sides; and the language's phrases, asked for together with the code. The values are the
 * ones that the kit (`theme`) and i18next keep.
 */
const EARLY_SCRIPT = `
(function (root) {
  try {
    var mode = localStorage.getItem('theme');
    var isDark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
    root.classList.add(isDark ? 'dark' : 'light');
    document.querySelector('meta[name=color-scheme]').content = isDark ? 'dark' : 'light';
    var wishes = [localStorage.getItem('i18nextLng') || ''].concat(navigator.languages);
    var language = wishes.map(function (wish) { return wish.slice(0, 2); }).find(function (wish) { return /^(en|fr|ar)$/.test(wish); }) || 'fr';
    root.lang = language;
    root.dir = language === 'ar' ? 'rtl' : 'ltr';
    var phrases = document.createElement('link');
    phrases.rel = 'preload';
    phrases.as = 'fetch';
    phrases.crossOrigin = 'anonymous';
    phrases.href = '/locales/' + language + '/translation.json';
    document.head.append(phrases);
  } catch (refused) { /* storage is closed to this page: the defaults stand */ }
})(document.documentElement);
`

/**
 * The shell's page. The server replaces every `__NONCE__` by the nonce of its content security policy and the comment
 * `<!--registry-->` by the registry; nothing in it is inline without a nonce.
 */
export function pageHtml({ compilation }: { [option: string]: unknown }): string {
  if (!(compilation instanceof webpack.Compilation)) throw new Error('The page is written from a webpack compilation.')
  const font = assetFrom(compilation, /inter-latin-wght-normal\.woff2$/)
  const icon = assetFrom(compilation, /favicon\.svg$/)
  return [
    '<!doctype html>',
    '<html lang="fr" dir="ltr">',
    '<head>',
    '<meta charset="utf-8">',
    '<title>Comptoir</title>',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="csp-nonce" content="__NONCE__">',
    '<meta name="color-scheme" content="light dark">',
    ...tag((file) => `<link rel="icon" type="image/svg+xml" href="/${file}">`, icon),
    ...tag((file) => `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin>`, font),
    ...firstChunks(compilation).map((file) => `<link rel="preload" as="script" href="/${file}">`),
    `<script nonce="__NONCE__">${EARLY_SCRIPT}</script>`,
    ...mainScripts(compilation).map((file) => `<script defer src="/${file}" nonce="__NONCE__"></script>`),
    '</head>',
    '<body>',
    '<div id="root"></div>',
    '<!--registry-->',
    '</body>',
    '</html>',
    '',
  ].join('\n')
}
