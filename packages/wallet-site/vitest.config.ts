import { defineConfig } from 'vitest/config'
import { componentProject, unitProject } from '../../tools/config/vitest.base'

export default defineConfig({
  test: {
    projects: [
      unitProject(),
      componentProject({
        include: [
          '@openappkit/test-kit > axe-core',
          'valtio',
          'valtio/vanilla',
          '@hpke/core',
          '@noble/curves/ed25519.js',
          '@noble/curves/secp256k1.js',
          '@noble/hashes/argon2.js',
          '@noble/hashes/hkdf.js',
          '@noble/hashes/sha2.js',
          '@openappkit/contract/schemas > zod',
          '@scure/base',
          '@scure/bip32',
          '@scure/bip39',
          '@scure/bip39/wordlists/english.js',
          'idb',
          'micro-key-producer/slip10.js',
          'viem',
          'viem/utils',
        ],
      }),
    ],
  },
})
