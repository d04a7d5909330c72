import HtmlWebpackPlugin from 'html-webpack-plugin'
import webpack, { type Compilation, type WebpackPluginInstance } from 'webpack'
import { APP_COLOURS } from './app-colours.ts'
import { EARLY_SCRIPT } from './early-script.ts'
import { firstChunks, mainScripts } from './first-page.ts'
import { CROSS_ORIGIN, PageIntegrityPlugin, scriptAttributes } from './page-integrity-plugin.ts'

/** Fonts and icons by the name of their source file. */
function assetFrom(compilation: Compilation, source: RegExp): string | undefined {
  return compilation.getAssets().find((asset) => source.test(asset.info.sourceFilename ?? ''))?.name
}

function tag(template: (file: string) => string, file: string | undefined): string[] {
  return file === undefined ? [] : [template(file)]
}

/** Attributes of an element that asks for a script. */
type AttributesOf = (file: string) => string

function elements(compilation: Compilation, attributesOf: AttributesOf): string[] {
  const font = assetFrom(compilation, /inter-latin-wght-normal\.woff2$/)
  const icon = assetFrom(compilation, /favicon\.svg$/)
  const manifest = assetFrom(compilation, /^manifest\.webmanifest$/)
  const touched = assetFrom(compilation, /^icon-192\.png$/)
  const hint = (file: string): string => `<link rel="preload" as="script" href="/${file}" ${attributesOf(file)}>`
  return [
    ...tag((file) => `<link rel="icon" type="image/svg+xml" href="/${file}">`, icon),
    ...tag((file) => `<link rel="manifest" href="/${file}">`, manifest),
    ...tag((file) => `<link rel="apple-touch-icon" href="/${file}">`, touched),
    ...tag((file) => `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin>`, font),
    ...firstChunks(compilation).map(hint),
    '<!--hints-->',
    `<script nonce="__NONCE__">${EARLY_SCRIPT}</script>`,
    ...mainScripts(compilation).map(
      (file) => `<script defer src="/${file}" nonce="__NONCE__" ${attributesOf(file)}></script>`,
    ),
  ]
}

/**
 * The shell's page. The server replaces every `__NONCE__` by the nonce of its content security policy, `__PHRASES__` by
 * the version of its phrases, which their address carries so that they are kept for good, replaces `<!--hints-->` by what
 * the requested route will ask for, of its own and of the platform's parts, puts the written page of a public address in the place of `<!--rendered-->`, its title and description between `<!--meta-->` and `<!--/meta-->`, and replaces `<!--registry-->` by the registry, which the scripts find
 * because they wait for the whole page; nothing in it is inline without a nonce.
 */
function pageHtml(compilation: unknown, attributesOf: AttributesOf): string {
  if (!(compilation instanceof webpack.Compilation)) throw new Error('The page is written from a webpack compilation.')
  return [
    '<!doctype html>',
    // The server names the language; one written here would go before the address and the cookie.
    '<html>',
    '<head>',
    '<meta charset="utf-8">',
    '<!--meta--><title>Comptoir</title><!--/meta-->',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="csp-nonce" content="__NONCE__">',
    '<meta name="color-scheme" content="light dark">',
    `<meta name="theme-color" content="${APP_COLOURS.light}" data-light="${APP_COLOURS.light}" data-dark="${APP_COLOURS.dark}">`,
    '<meta name="phrases" content="__PHRASES__">',
    ...elements(compilation, attributesOf),
    '</head>',
    '<body>',
    '<div id="root"><!--rendered--></div>',
    '<!--registry-->',
    '</body>',
    '</html>',
    '',
  ].join('\n')
}

/** The page of a built shell: the browser refuses scripts that are not the build's. `filename` is its path in the build. */
export function builtPage(filename: string): WebpackPluginInstance[] {
  const page = new HtmlWebpackPlugin({
    filename,
    inject: false,
    minify: false,
    templateContent: ({ compilation }) => pageHtml(compilation, scriptAttributes),
  })
  return [page, new PageIntegrityPlugin(filename)]
}

/** The page of a shell that is served from its sources, whose hashes change with every edit. */
export function servedPage(): WebpackPluginInstance[] {
  return [
    new HtmlWebpackPlugin({
      filename: 'index.html',
      inject: false,
      minify: false,
      templateContent: ({ compilation }) => pageHtml(compilation, () => CROSS_ORIGIN),
    }),
  ]
}
