import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import * as web3 from '@solana/web3.js'
import { build } from 'esbuild'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { stubDependencies } from '../../stubDependencies'

/** The bundled library as published, without its RPC client. */
let shipped: typeof import('./library')
let versioned: typeof import('../wallets/versionedLibrary')
const inputs = new Set<string>()

async function ship<library>(source: string): Promise<library> {
  const { metafile, outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(source, import.meta.url))],
    bundle: true,
    format: 'esm',
    platform: 'browser',
    write: false,
    metafile: true,
    plugins: [stubDependencies],
    define: { global: 'globalThis', 'process.env.NODE_ENV': '"production"' },
  })
  for (const input of Object.keys(metafile.inputs)) inputs.add(input)
  const folder = await mkdtemp(join(tmpdir(), 'solana-library-'))
  const file = join(folder, 'library.mjs')
  await writeFile(file, outputFiles[0]?.contents ?? '')
  const library = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as library
  await rm(folder, { recursive: true })
  return library
}

beforeAll(async () => {
  shipped = await ship('library.ts')
  versioned = await ship('../wallets/versionedLibrary.ts')
}, 30_000)

test('ships no RPC client and only permissive licenses', () => {
  const packages = new Set(
    [...inputs].flatMap(path => /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules)/.exec(path)?.[1] ?? []),
  )
  expect([...packages].toSorted()).toEqual([
    '@noble/curves',
    '@noble/hashes',
    '@solana/buffer-layout',
    '@solana/codecs-core',
    '@solana/codecs-numbers',
    '@solana/web3.js',
    'base-x',
    'base64-js',
    'bn.js',
    'bs58',
    'buffer',
    'ieee754',
    'safe-buffer',
  ])
})

const bytes = fc.uint8Array({ minLength: 32, maxLength: 32 })

/** Builds a transfer with one copy of the library. Returns its bytes in hex. */
function transferOf(
  { ComputeBudgetProgram, PublicKey, SystemProgram, Transaction }: typeof import('./library'),
  [from, to, hash]: readonly [Uint8Array, Uint8Array, Uint8Array],
  lamports: bigint,
  units: number,
): string {
  const transaction = new Transaction({
    feePayer: new PublicKey(from),
    blockhash: new PublicKey(hash).toBase58(),
    lastValidBlockHeight: 1,
  }).add(
    ComputeBudgetProgram.setComputeUnitLimit({ units }),
    ComputeBudgetProgram.setComputeUnitPrice({ microLamports: lamports }),
    SystemProgram.transfer({ fromPubkey: new PublicKey(from), toPubkey: new PublicKey(to), lamports }),
  )
  return Buffer.from(transaction.serialize({ requireAllSignatures: false })).toString('hex')
}

test('builds the same bytes as the full library', () => {
  fc.assert(
    fc.property(
      fc.tuple(bytes, bytes, bytes),
      fc.bigInt(0n, 2n ** 64n - 1n),
      fc.nat(1_400_000),
      (keys, lamports, units) => transferOf(shipped, keys, lamports, units) === transferOf(web3, keys, lamports, units),
    ),
  )
})

test('parses both kinds of transactions and serializes them unchanged', () => {
  fc.assert(
    fc.property(fc.tuple(bytes, bytes, bytes), fc.nat(), (keys, lamports) => {
      const legacy = Buffer.from(transferOf(web3, keys, BigInt(lamports), 1), 'hex')
      const { instructions, recentBlockhash = '' } = web3.Transaction.from(legacy)
      const message = new web3.TransactionMessage({
        payerKey: new web3.PublicKey(keys[0]),
        recentBlockhash,
        instructions,
      })
      const v0 = new web3.VersionedTransaction(message.compileToV0Message()).serialize()
      const again = shipped.Transaction.from(new Uint8Array(legacy)).serialize({ requireAllSignatures: false })
      const read = versioned.VersionedTransaction.deserialize(v0)
      expect(Buffer.from(again).toString('hex')).toBe(legacy.toString('hex'))
      expect([read.version, new Uint8Array(read.serialize())]).toEqual([0, v0])
    }),
  )
})

test('derives the same program addresses as the full library', () => {
  fc.assert(
    fc.property(fc.array(bytes, { minLength: 1, maxLength: 3 }), bytes, (seeds, program) => {
      const derive = ({ PublicKey }: Pick<typeof web3, 'PublicKey'>) => {
        const [address, bump] = PublicKey.findProgramAddressSync(seeds, new PublicKey(program))
        return `${address} ${bump}`
      }
      expect(derive(shipped)).toBe(derive(web3))
    }),
    { numRuns: 30 },
  )
})
