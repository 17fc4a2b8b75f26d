import { execFileSync } from 'node:child_process'

/** Builds the site that tests open, and the packages that it uses, unless they are built as they are now. */
export default function buildPages(): void {
  const build = ['turbo', 'run', 'build', '--filter=@openappkit/example-next-siwx', '--output-logs=errors-only']
  execFileSync('pnpm', ['--workspace-root', 'exec', ...build], { stdio: ['ignore', 'ignore', 'inherit'] })
}
