import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Builds the page for the tests. */
export default function buildPages(): void {
  const cwd = fileURLToPath(new URL('..', import.meta.url))
  execFileSync('pnpm', ['run', 'build:e2e'], { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
}
