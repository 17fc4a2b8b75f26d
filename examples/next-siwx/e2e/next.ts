import { fileURLToPath } from 'node:url'

/** The example's own folder. */
export const exampleFolder: string = fileURLToPath(new URL('..', import.meta.url))

/** Next's command, without a launcher between it and whoever ends it. */
export const nextCommand: string = fileURLToPath(new URL('../node_modules/next/dist/bin/next', import.meta.url))

/** Builds of tests are beside the host's own, and tell nobody. */
export function nextEnvironment(): NodeJS.ProcessEnv {
  return { ...process.env, DIST_DIR: 'dist-e2e', NEXT_TELEMETRY_DISABLED: '1' }
}
