/** The X and Z reports of a cash session on 80 mm paper. */
export { ReportPaper } from './report-paper.tsx'
