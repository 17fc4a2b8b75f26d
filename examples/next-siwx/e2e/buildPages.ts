import { execFileSync } from 'node:child_process'
import { exampleFolder, nextCommand, nextEnvironment } from './next'

/** Builds the site that tests open, as it is now. */
export default function buildPages(): void {
  execFileSync(process.execPath, [nextCommand, 'build'], {
    cwd: exampleFolder,
    env: { ...nextEnvironment(), NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
