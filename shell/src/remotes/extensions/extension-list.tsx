import { Section, Skeleton, useLanguage, useSession } from '@comptoir/platform'
import type { ExtensionPoint } from '@comptoir/contracts/federation'
import { useRemotes } from '../context.tsx'
import { labelOf } from '../registry/labels.ts'
import { Extension, type Given } from './extension.tsx'
import { ExtensionFailed } from './extension-failed.tsx'
import { offersAt } from './offers.ts'

const NOTHING: string[] = []

/** What the remotes put into a place of a page, each under its title and apart from the others. */
export function ExtensionList({ point, given }: { point: ExtensionPoint; given: Given }) {
  const shell = useRemotes()
  const language = useLanguage()
  const permissions = useSession((state) => state.user?.permissions ?? NOTHING)
  const offers = offersAt(shell, point, permissions)
  return offers.map((offer) => (
    <Section
      key={`${offer.release.container} ${offer.extension.module}`}
      title={labelOf(offer.release, offer.extension.titleKey, language)}
    >
      <Extension offer={offer} given={given} waiting={<Skeleton h="16" />} failed={<ExtensionFailed />} />
    </Section>
  ))
}
