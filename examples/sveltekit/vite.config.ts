import adapter from '@sveltejs/adapter-node'
import { sveltekit } from '@sveltejs/kit/vite'
import { base, mainnet } from 'viem/chains'
import { defineConfig } from 'vite'

const nodes = [mainnet, base].flatMap(({ rpcUrls }) => rpcUrls.default.http)

export default defineConfig({
  plugins: [
    sveltekit({
      adapter: adapter(),
      // Everything that the app may load. SvelteKit adds a nonce for its own inline script.
      csp: {
        directives: {
          'default-src': ['none'],
          'script-src': ['self'],
          'style-src': ['self'],
          // The style attribute of the element in which SvelteKit announces the page's title to screen readers.
          'style-src-attr': ['unsafe-hashes', 'sha256-S8qMpvofolR8Mpjy4kQvEm7m1q8clzU4dfDH0AmvZjo='],
          'img-src': ['self', 'data:', 'https:'],
          'connect-src': ['self', ...nodes],
        },
      },
    }),
  ],
})
