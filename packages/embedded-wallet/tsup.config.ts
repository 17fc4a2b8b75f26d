import { packageOptions } from '../../tools/config/tsup.base'

const options: ReturnType<typeof packageOptions> = packageOptions({ clean: false })

/**
 * Builds the row of the Connect view apart, in one file. In a single build, the bundler moves the constants that the row
 * shares with other files to another file, which is another request of the first open.
 */
export default [
  { ...options, entry: ['src/exports/index.ts', 'src/exports/feature.ts'] },
  { ...options, entry: ['src/exports/login.ts'] },
]
