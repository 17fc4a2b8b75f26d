import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { type ChainSettings, chainSettingsSchema } from '../chains/ChainSettings'

/** Chains by CAIP-2 id: their upstreams in order of priority, or all settings. */
export interface ChainsFile {
  readonly chains: Readonly<Record<string, readonly string[] | ChainSettings>>
}

const chainsFileSchema: z.ZodType<ChainsFile> = z.strictObject({
  $schema: z.string().optional(),
  chains: z.record(z.string().regex(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/), chainSettingsSchema, {
    error: ({ code }) => (code === 'invalid_key' ? "isn't a CAIP-2 chain ID, such as eip155:1" : undefined),
  }),
})

/** Default chains: the two EVM chains that `npm run demo` and the tests start on this machine. */
export const LOCAL_CHAINS: { readonly chains: Readonly<Record<string, ChainSettings>> } = {
  chains: {
    'eip155:31337': { upstreams: ['http://127.0.0.1:8545'], local: true },
    'eip155:31338': { upstreams: ['http://127.0.0.1:8546'], local: true },
  },
}

/**
 * Reads a chains file.
 *
 * @throws Error naming the file and the problem.
 */
export async function readChainsFile(path: string): Promise<ChainsFile> {
  try {
    return parseChains(JSON.parse(await readFile(path, 'utf8')))
  } catch (cause) {
    throw new Error(`The chains file ${path} can't be used: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    })
  }
}

/**
 * Validates chain settings.
 *
 * @throws Error describing the problem.
 */
export function parseChains(value: unknown): ChainsFile {
  const result = chainsFileSchema.safeParse(value)
  if (result.success) return result.data
  throw new Error(result.error.issues.flatMap(wordsOf).join('; '))
}

/** Returns the settings of each chain by CAIP-2 id. A list of upstreams becomes settings with only `upstreams`. */
export function settingsOf({ chains }: ChainsFile): ReadonlyMap<string, ChainSettings> {
  return new Map(
    Object.entries(chains).map(([chainId, value]) => [chainId, 'upstreams' in value ? value : { upstreams: value }]),
  )
}

/** Returns the messages of a validation issue. For a union, returns those of the form that the value resembles. */
function wordsOf(issue: z.core.$ZodIssue): readonly string[] {
  const { path, message } = issue
  const forms = issue.code === 'invalid_union' ? issue.errors : []
  const closest = forms.find(problems =>
    problems.every(problem => problem.path.length > 0 || problem.code !== 'invalid_type'),
  )
  if (!closest) return [`${path.join('.')} ${message}`.trim()]
  return closest.map(problem => `${[...path, ...problem.path].join('.')} ${problem.message}`.trim())
}
