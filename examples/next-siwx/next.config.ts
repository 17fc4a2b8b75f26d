import { fileURLToPath } from 'node:url'
import type { NextConfig } from 'next'

// Turn off build telemetry.
process.env['NEXT_TELEMETRY_DISABLED'] ??= '1'

const config: NextConfig = {
  // Named as every build of this repository, so that its tools know what is source.
  distDir: 'dist',
  // Types are a check of their own.
  typescript: { ignoreBuildErrors: true },
  // sharp, which would resize them, is not installed.
  images: { unoptimized: true },
  turbopack: { root: fileURLToPath(new URL('../..', import.meta.url)) },
}

export default config
