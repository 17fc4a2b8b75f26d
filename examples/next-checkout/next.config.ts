import type { NextConfig } from 'next'

// Turns off telemetry.
process.env.NEXT_TELEMETRY_DISABLED = '1'

const config: NextConfig = {
  // `npm run typecheck` checks types.
  typescript: { ignoreBuildErrors: true },
}

export default config
