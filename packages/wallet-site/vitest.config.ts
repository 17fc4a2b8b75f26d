import { defineConfig } from 'vitest/config'
import { componentProject, serverConditions, unitProject } from '../../tools/config/vitest.base'

export default defineConfig({
  test: {
    projects: [
      // Tests of reviews run local chains.
      unitProject(serverConditions),
      componentProject({
        include: [
          '@hpke/core',
          '@noble/ciphers/aes.js',
          '@noble/curves/ed25519.js',
          '@noble/curves/secp256k1.js',
          '@noble/hashes/argon2.js',
          '@noble/hashes/hkdf.js',
          '@noble/hashes/sha2.js',
          '@noble/hashes/sha3.js',
          '@noble/hashes/utils.js',
          '@openappkit/contract/schemas > zod',
          '@openappkit/test-kit > axe-core',
          '@reown/appkit-wallet',
          '@scure/base',
          '@scure/bip32',
          '@scure/bip39',
          '@scure/bip39/wordlists/english.js',
          'idb',
          'micro-key-producer/slip10.js',
          'valtio',
          'valtio/vanilla',
          'viem',
          'viem/accounts',
          'viem/utils',
          'zod',
        ],
      }),
    ],
  },
})
