import { judge, type Figure } from '../figures.ts'
import { STEPS, type ImportRun, type Taken } from './run.ts'

const GOALS = {
  create: { most: 15, aim: 8 },
  change: { most: 25, aim: 12 },
  undo: { most: 12, aim: 6 },
  memory: { most: 128, aim: 64 },
  pause: { most: 50, aim: 20 },
}

/**
 * I1 to I6: each step of rows against COPY of the same, the worst of memory, that of pictures among it, and of what the event
 * loop did at a stretch.
 */
export function importFigures({ copySeconds, steps }: ImportRun): Figure[] {
  const times = ({ seconds }: Taken): number => seconds / copySeconds
  const most = (of: 'memoryMib' | 'workMs'): number => Math.max(...STEPS.map((step) => steps[step][of]))
  return [
    judge('I1', times(steps.create), 'times COPY, create', GOALS.create),
    judge('I2', times(steps.change), 'times COPY, change', GOALS.change),
    judge('I3', times(steps.undoChange), 'times COPY, undo the change', GOALS.undo),
    judge('I4', times(steps.undoCreate), 'times COPY, undo the creation', GOALS.undo),
    judge('I5', most('memoryMib'), 'MiB above rest', GOALS.memory),
    judge('I6', most('workMs'), 'ms at work without a turn', GOALS.pause),
  ]
}

/** One row per step, COPY first. */
export function importRows({ rows, copySeconds, steps }: ImportRun): string[][] {
  return [
    ['COPY', copySeconds.toFixed(2), String(rows), '', '', ''],
    ...STEPS.map((step) => {
      const { seconds, products, memoryMib, workMs, pauseMs } = steps[step]
      return [step, seconds.toFixed(2), String(products), ...[memoryMib, workMs, pauseMs].map((n) => n.toFixed(0))]
    }),
  ]
}
