import { execFileSync } from 'node:child_process'

/** Builds the site for the tests and the packages it uses. Skips what is up to date. */
export default function buildPages(): void {
  const build = ['turbo', 'run', 'build', '--filter=@openappkit/example-next-siwx', '--output-logs=errors-only']
  execFileSync('pnpm', ['--workspace-root', 'exec', ...build], { stdio: ['ignore', 'ignore', 'inherit'] })
}
