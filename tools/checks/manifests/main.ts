import { report } from '../violation.ts'
import { repository } from '../workspace.ts'
import { checkManifests } from './checkManifests.ts'

report(checkManifests(repository), 'Every published package.json has what npm and apps need.')
