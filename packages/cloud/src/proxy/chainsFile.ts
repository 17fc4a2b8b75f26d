import { readFile } from 'node:fs/promises'
import { z } from 'zod'

/** Upstreams by CAIP-2 chain id, the first is asked first. */
export interface ChainsFile {
  readonly chains: Readonly<Record<string, readonly string[]>>
}

const upstream = z.url({ protocol: /^https?$/, error: 'is no http or https URL' })

const chainsFileSchema: z.ZodType<ChainsFile> = z.strictObject({
  $schema: z.string().optional(),
  chains: z.record(
    z.string().regex(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/),
    z.array(upstream).min(1, 'names no upstream'),
    {
      error: ({ code }) => (code === 'invalid_key' ? 'is no CAIP-2 chain id, such as eip155:1' : undefined),
    },
  ),
})

/** The chains that `npm run demo` and the tests start on this machine. */
export const LOCAL_CHAINS: ChainsFile = {
  chains: {
    'eip155:31337': ['http://127.0.0.1:8545'],
    'eip155:31338': ['http://127.0.0.1:8546'],
  },
}

/** @throws Error that names the file and what is wrong in it. */
export async function readChainsFile(path: string): Promise<ChainsFile> {
  try {
    return parseChains(JSON.parse(await readFile(path, 'utf8')))
  } catch (cause) {
    throw new Error(`The chains file ${path} can't be used: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    })
  }
}

/** @throws Error that says what is wrong. */
export function parseChains(value: unknown): ChainsFile {
  const result = chainsFileSchema.safeParse(value)
  if (result.success) return result.data
  throw new Error(result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`.trim()).join('; '))
}
