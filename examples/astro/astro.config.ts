import node from '@astrojs/node'
import { defineConfig } from 'astro/config'
import { base, mainnet } from 'viem/chains'

process.env['ASTRO_TELEMETRY_DISABLED'] ??= '1'

const nodes = [mainnet, base].flatMap(({ rpcUrls }) => rpcUrls.default.http)

export default defineConfig({
  // Serves the static pages with their Content-Security-Policy header.
  adapter: node({ mode: 'standalone', staticHeaders: true }),
  security: {
    // The development server inlines scripts and styles, which a strict policy blocks.
    csp: process.env['NODE_ENV'] === 'production' && {
      // Everything that the page may load. Astro adds the sources of its scripts and styles.
      directives: ["default-src 'none'", "img-src 'self' data: https:", `connect-src 'self' ${nodes.join(' ')}`],
    },
  },
})
