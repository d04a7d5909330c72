/** Separates the styles of a written page from its elements. */
const BODY_BEGINS = '<!--body-->'
/** Placeholder for a page while the frame around it is written; the server puts the page there. */
const PAGE_STANDS = '<!--page-->'
const PLACE = 'page-stands-here'

/** What the writer gives back, as `platform/prerender` has it. */
export interface Written {
  html: string
  css: string
  styles: string[]
}

/** Attributes of style are refused by the content security policy, and an address of this machine is nobody's. */
function problemIn({ html, css }: Written): string | null {
  const [attribute] = / style="[^"]*"/.exec(html) ?? []
  if (attribute !== undefined) return `has an element with${attribute}: only style sheets may carry styles.`
  return css.includes('</') ? 'has a style that could end its element.' : null
}

/** Fonts are files of the shell: where they lay while the page was written says nothing. */
function rehomed(css: string): string {
  return css.replaceAll(/file:[^)"']*\/assets\//g, '/assets/')
}

/** A written page as a file: styles for the head, with the nonce to be filled in, then the elements. Throws for what no page may hold. */
export function fileOf(name: string, written: Written): string {
  const problem = problemIn(written)
  if (problem !== null) throw new Error(`The page ${name} ${problem}`)
  return `<style data-emotion="c ${written.styles.join(' ')}" nonce="__NONCE__">${rehomed(written.css)}</style>${BODY_BEGINS}${written.html.replace(PLACE, PAGE_STANDS)}`
}
