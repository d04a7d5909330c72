/** Overlays of the platform: dialogs, menus, drawers and hints, for screens that make one of their own. */
export * from '@comptoir/ui/overlays'
