/** Checkpoints: a signed file a day that says where the books of every company stood. */
export type { CheckpointPart } from '@comptoir/contracts/company/checkpoints'
export {
  readCheckpoints,
  readCheckpointsOf,
  sizeOfCheckpoints,
  type OwnCheckpoints,
  type ReadCheckpoints,
} from './checkpoint-files.ts'
export { checkpointRoutes } from './checkpoints.routes.ts'
export { makeCheckpoint, scheduleEvidence } from './make-checkpoint.ts'
