import { report } from '../violation.ts'
import { repository } from '../workspace.ts'
import { checkWorkflows } from './checkWorkflows.ts'

report(await checkWorkflows(repository), 'Every workflow passes actionlint and keeps the rules.')
