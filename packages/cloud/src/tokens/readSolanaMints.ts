import { z } from 'zod'
import type { ChainRpc } from '../chains/ChainRpc'
import { metadataAddress } from './metadataAddress'
import { plainText } from './plainText'
import { readMetadata } from './readMetadata'
import type { TokenText } from './TokenText'

/** Maximum accounts per request to a node. */
const BATCH_SIZE = 100

const mintSchema = z.object({
  data: z.object({
    parsed: z.object({
      type: z.literal('mint'),
      info: z.object({
        decimals: z.int().min(0).max(255),
        extensions: z.array(z.looseObject({ extension: z.string(), state: z.unknown() })).optional(),
      }),
    }),
  }),
})
const wordsSchema = z.object({ name: z.string(), symbol: z.string() })
const bytesSchema = z.object({ data: z.tuple([z.string(), z.literal('base64')]) })
const accountsSchema = z.object({ value: z.array(z.unknown()) })

/**
 * Reads name, symbol and decimals of mints. Names come from Token-2022 metadata or the metadata program. `decimals` is
 * undefined for an address that isn't a mint.
 *
 * @throws ChainUnavailable if the chain can't be read.
 * @throws ChainRefused if the node rejects the request.
 */
export async function readSolanaMints(
  rpc: Pick<ChainRpc, 'batch'>,
  chainId: string,
  mints: readonly string[],
  signal?: AbortSignal,
): Promise<readonly TokenText[]> {
  const [accounts, records] = await Promise.all([
    readAccounts(rpc, chainId, mints, 'jsonParsed', signal),
    readAccounts(rpc, chainId, mints.map(metadataAddress), 'base64', signal),
  ])
  return mints.map((address, index) => {
    const mint = mintSchema.safeParse(accounts[index]).data?.data.parsed.info
    const own = mint?.extensions?.find(({ extension }) => extension === 'tokenMetadata')?.state
    const record = bytesSchema.safeParse(records[index]).data?.data[0]
    const words =
      wordsSchema.safeParse(own).data ??
      (record === undefined ? undefined : readMetadata(Buffer.from(record, 'base64')))
    const short = `${address.slice(0, 4)}…${address.slice(-4)}`
    const symbol = plainText(words?.symbol ?? '', 20)
    return {
      address,
      name: plainText(words?.name ?? '', 60) || symbol || short,
      symbol: symbol || short,
      decimals: mint?.decimals,
    }
  })
}

async function readAccounts(
  rpc: Pick<ChainRpc, 'batch'>,
  chainId: string,
  addresses: readonly string[],
  encoding: 'base64' | 'jsonParsed',
  signal?: AbortSignal,
): Promise<readonly unknown[]> {
  const pages = Array.from({ length: Math.ceil(addresses.length / BATCH_SIZE) }, (_, page) =>
    addresses.slice(page * BATCH_SIZE, (page + 1) * BATCH_SIZE),
  )
  const answers = await rpc.batch(
    chainId,
    pages.map(page => ({ method: 'getMultipleAccounts', params: [page, { encoding, commitment: 'confirmed' }] })),
    signal,
  )
  return answers.flatMap(({ result, error }, index) => {
    if (error) throw error
    const { value } = accountsSchema.parse(result)
    return (pages[index] ?? []).map((_, position) => value[position])
  })
}
