import { report } from '../violation.ts'
import { repository } from '../workspace.ts'
import { checkReports, writeReports } from './checkReports.ts'
import { currentReports } from './reports.ts'

const current = currentReports(repository)
if (process.argv.includes('--write')) writeReports(repository, current)
report(checkReports(repository, current), 'The API reports have the public types of every entry point.')
