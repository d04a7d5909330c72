/** The locations of one point of sale, for the page about it: what they are, a section that lists them, their dialogs. */
export { LocationDialogs } from './location-dialogs.tsx'
export { LocationsSection } from './locations-section.tsx'
export { useLocations } from './use-locations.ts'
