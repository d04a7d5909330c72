/** Motion of the platform: animated elements and the scope that moves them. */
export * from '@comptoir/ui/motion'
