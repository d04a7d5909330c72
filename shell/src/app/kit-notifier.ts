import { toast, type Notifier } from '@comptoir/platform/site'

/** Draws what pages have to say with the kit's toasts. */
export const kitNotifier: Notifier = {
  show({ type, text, action, ...options }) {
    const button = action === undefined ? {} : { action: { label: action.label, onClick: action.onSelect } }
    toast[type](text, { ...options, ...button })
  },
  dismiss: (id) => toast.dismiss(id),
}
