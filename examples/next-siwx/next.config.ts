import { fileURLToPath } from 'node:url'
import type { NextConfig } from 'next'

// Turn off build telemetry.
process.env['NEXT_TELEMETRY_DISABLED'] ??= '1'

const config: NextConfig = {
  // The output folder of every build in this repository. Its tools use the name to tell builds from source.
  distDir: 'dist',
  // A separate step checks types.
  typescript: { ignoreBuildErrors: true },
  // Next would need sharp to resize images, and it isn't installed.
  images: { unoptimized: true },
  turbopack: { root: fileURLToPath(new URL('../..', import.meta.url)) },
}

export default config
