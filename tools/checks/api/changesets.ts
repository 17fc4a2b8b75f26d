/**
 * Fails if the public types of a package changed since a commit, such as the base of a pull request, and no changeset
 * names the package. Default: the commit where the main branch was left.
 */
import { changedFiles } from '../../scripts/changedFiles.mjs'
import { report } from '../violation.ts'
import { repository } from '../workspace.ts'
import { missingChangesets } from './missingChangesets.ts'

const { base } = changedFiles(repository)
const [, , commit = base] = process.argv
report(missingChangesets(repository, commit), 'Every change of the public types has a changeset.')
