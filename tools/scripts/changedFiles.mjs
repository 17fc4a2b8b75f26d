import { execFileSync } from 'node:child_process'
import { root } from './setup.mjs'

/** Names of the main branch: the remote one first, then the local one. */
const mainBranches = ['origin/main', 'main']

/** Returns the files that differ from the main branch, committed or not, and the commit that they're compared with. */
export function changedFiles(folder = root) {
  const git = (...args) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  const base = firstOf(mainBranches, branch => git('merge-base', branch, 'HEAD').trim()) ?? 'HEAD'
  const lines = text => text.split('\n').filter(Boolean)
  return {
    base,
    files: [...lines(git('diff', '--name-only', base)), ...lines(git('ls-files', '--others', '--exclude-standard'))],
  }
}

function firstOf(names, read) {
  for (const name of names) {
    try {
      return read(name)
    } catch {
      // This branch doesn't exist.
    }
  }
  return undefined
}
