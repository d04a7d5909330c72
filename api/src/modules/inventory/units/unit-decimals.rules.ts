import { MOST_UNIT_DECIMALS } from '@comptoir/money'
import { searchText } from '@comptoir/contracts/search-text'

/** Names of what is counted and never cut, as catalogues write them. */
const COUNTED = [
  'piece|pieces|pce|pcs|pc|unite|unites|unit|units|u|each|ea|article|articles|item|items',
  'paire|paires|pair|pairs|lot|lots|kit|kits|douzaine|dozen',
  'pack|packs|paquet|paquets|packet|carton|cartons|caisse|case|boite|boites|box|boxes|sachet|sachets|sac|bag|plateau|tray',
  'bouteille|bouteilles|bottle|bottles|canette|can|bidon|flacon|bocal|pot|jar|tube|rouleau|roll|barquette|bloc|palette|pallet',
  'قطعه|قطع|وحده|وحدات|حبه|علبه|علب|كرتونه|كرتون|صندوق|قاروره|قوارير|كيس|باكو|زوج|طبق',
]
  .join('|')
  .split('|')
const WHOLE = new Set(COUNTED.map(searchText))

/** How many decimals a unit has that comes in by its name alone, with a catalogue: none for what is counted, else all. */
export function decimalsByName(name: string): number {
  return WHOLE.has(searchText(name).replaceAll('.', '')) ? 0 : MOST_UNIT_DECIMALS
}
