import { defineConfig } from 'tsup'
import { packageOptions } from '../../tools/config/tsup.base'

// The entry points load at different times, so they don't share chunks.
export default defineConfig(packageOptions({ splitting: false }))
