import type { Plugin } from 'esbuild'

/**
 * Modules that web3.js imports for RPC and for programs that transfers don't use, with the imported names. They are
 * excluded from the published file: some licenses aren't permissive, and the code would never run.
 */
const unused: Readonly<Record<string, readonly string[]>> = {
  '@noble/curves/secp256k1': ['secp256k1'],
  '@noble/hashes/sha3': ['keccak_256'],
  '@solana/errors': [
    'SOLANA_ERROR__CODECS__CANNOT_DECODE_EMPTY_BYTE_ARRAY',
    'SOLANA_ERROR__CODECS__ENCODED_BYTES_MUST_NOT_INCLUDE_SENTINEL',
    'SOLANA_ERROR__CODECS__ENCODER_DECODER_FIXED_SIZE_MISMATCH',
    'SOLANA_ERROR__CODECS__ENCODER_DECODER_MAX_SIZE_MISMATCH',
    'SOLANA_ERROR__CODECS__ENCODER_DECODER_SIZE_COMPATIBILITY_MISMATCH',
    'SOLANA_ERROR__CODECS__EXPECTED_DECODER_TO_CONSUME_ENTIRE_BYTE_ARRAY',
    'SOLANA_ERROR__CODECS__EXPECTED_FIXED_LENGTH',
    'SOLANA_ERROR__CODECS__EXPECTED_POSITIVE_BYTE_LENGTH',
    'SOLANA_ERROR__CODECS__EXPECTED_VARIABLE_LENGTH',
    'SOLANA_ERROR__CODECS__INVALID_BYTE_LENGTH',
    'SOLANA_ERROR__CODECS__NUMBER_OUT_OF_RANGE',
    'SOLANA_ERROR__CODECS__OFFSET_OUT_OF_RANGE',
    'SOLANA_ERROR__CODECS__SENTINEL_MISSING_IN_DECODED_BYTES',
    'SolanaError',
  ],
  borsh: ['serialize', 'deserialize', 'deserializeUnchecked'],
  'fast-stable-stringify': ['default'],
  'jayson/lib/client/browser': ['default'],
  'rpc-websockets': ['CommonClient', 'WebSocket'],
  superstruct: [
    'any',
    'array',
    'assert',
    'boolean',
    'coerce',
    'create',
    'instance',
    'literal',
    'nullable',
    'number',
    'optional',
    'record',
    'string',
    'tuple',
    'type',
    'union',
    'unknown',
  ],
}

/** Value that can be called, constructed, extended and read without effect, as web3.js does while it loads. */
const nothing =
  'const nothing = /* @__PURE__ */ new Proxy(function () {}, { get: () => nothing, apply: () => nothing, construct: () => ({}) })'

/** Replaces the unused modules with {@link nothing}. */
export const stubDependencies: Plugin = {
  name: 'leave-out',
  setup(build) {
    build.onResolve({ filter: /.*/ }, ({ path, importer }) => {
      // bn.js works without `buffer`, as its source states.
      const isSpare = path === 'buffer' && /[\\/]bn\.js[\\/]/.test(importer)
      return isSpare || Object.hasOwn(unused, path) ? { path, namespace: 'left-out', sideEffects: false } : undefined
    })
    build.onLoad({ filter: /.*/, namespace: 'left-out' }, ({ path }) => {
      const names = (unused[path] ?? ['Buffer']).map(name => `nothing as ${name}`)
      return { contents: `${nothing}\nexport { ${names.join(', ')} }`, loader: 'js' }
    })
  },
}
