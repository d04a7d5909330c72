/** Inter comes first in every language, so that digits, codes and amounts look the same inside Arabic. */
export const FONT_STACK = 'Inter, "IBM Plex Sans Arabic", system-ui, sans-serif'
export const MONO_STACK = 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace'
