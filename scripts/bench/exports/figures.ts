import { judge, type Figure } from '../figures.ts'
import { median } from '../statistics.ts'
import { FORMATS, type Exported, type ExportsRun } from './run.ts'

const GOALS = {
  seconds: { most: 15, aim: 8 },
  memory: { most: 96, aim: 48 },
  pause: { most: 50, aim: 25 },
}

/** E1 to E3 of a catalogue as a spreadsheet: the median of the time, the worst of memory and of what the event loop did at a stretch. */
export function exportsFigures({ files: { xlsx } }: ExportsRun): Figure[] {
  return [
    judge('E1', median(xlsx.map(({ seconds }) => seconds)), 's, XLSX', GOALS.seconds),
    judge('E2', most(xlsx, 'memoryMib'), 'MiB above rest', GOALS.memory),
    judge('E3', most(xlsx, 'workMs'), 'ms at work without a turn', GOALS.pause),
  ]
}

function most(files: readonly Exported[], of: keyof Exported): number {
  return Math.max(...files.map((file) => file[of]))
}

/** One row per format: median seconds, size, and the worst of memory and of pauses. */
export function exportRows({ files }: ExportsRun): string[][] {
  return FORMATS.map((format) => [
    format,
    median(files[format].map(({ seconds }) => seconds)).toFixed(2),
    median(files[format].map(({ mebibytes }) => mebibytes)).toFixed(1),
    most(files[format], 'memoryMib').toFixed(0),
    most(files[format], 'workMs').toFixed(0),
    most(files[format], 'pauseMs').toFixed(0),
  ])
}
