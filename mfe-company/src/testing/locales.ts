import ar from '../../locales/ar.json' with { type: 'json' }
import en from '../../locales/en.json' with { type: 'json' }
import fr from '../../locales/fr.json' with { type: 'json' }

/** The phrases of this remote, as its release brings them. */
export const locales = { company: { en, fr, ar } }
