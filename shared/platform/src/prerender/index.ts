/** Pages as HTML before anybody asks for them: run by builds, never in a browser. */
export { prerender, type Prerendered, type PrerenderOptions } from './prerender.tsx'
