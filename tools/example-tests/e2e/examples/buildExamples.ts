import { execFileSync } from 'node:child_process'
import { readExamples } from '../../walk/readExamples'

/** Builds the examples, which takes no time if nothing has changed. Copies outside the repository are built already. */
export default function buildExamples(): void {
  if (process.env['OPENAPPKIT_EXAMPLES']) return
  const filters = readExamples().map(({ name }) => `--filter=./examples/${name}`)
  execFileSync('pnpm', ['--workspace-root', 'exec', 'turbo', 'run', 'build', ...filters, '--output-logs=errors-only'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
