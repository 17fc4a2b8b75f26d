import type { Nft } from '@openappkit/contract'
import { nftPageSchema } from '@openappkit/contract/schemas'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testCursors } from '../../test/cursors/testCursors'
import { HostileWeb } from '../../test/images/HostileWeb'
import { png } from '../../test/images/pictures'
import { catchUp, type IndexerStage, indexerStage } from '../../test/indexer/stage'
import { deployKinds, deploySingles } from '../../test/nfts/Collection'
import { sharedDatabase } from '../../test/server/sharedDatabase'
import { startTestCloud } from '../../test/server/startTestCloud'
import type { ChainSettings } from '../chains/ChainSettings'
import { openMedia } from '../images/openMedia'
import type { NftReader } from './NftReader'
import { nftImage } from './nftImage'
import { openNfts } from './openNfts'

const databaseUrl = sharedDatabase()

let web: HostileWeb
const ends: (() => Promise<void>)[] = []

beforeEach(async () => {
  web = await new HostileWeb().start()
})
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
  await web.stop()
})

function readerOf({ chainId, database, rpc }: IndexerStage, settings: Partial<ChainSettings> = {}): NftReader {
  const nfts = openNfts({
    database,
    rpc,
    chains: new Map([[chainId, { upstreams: [], ...settings }]]),
    media: openMedia({ findPeer: web.findPeer, kept: nftImage(database) }),
    cursors: testCursors(),
    proxied: url => `proxied:${url}`,
    logger: { warn: (fields: unknown) => expect.fail(JSON.stringify(fields)) },
  })
  ends.push(() => nfts.close())
  return nfts.reader
}

async function readAll(
  reader: NftReader,
  address: string,
  between: (page: number) => Promise<void> = async () => {},
): Promise<readonly Nft[]> {
  const account = { namespace: 'eip155', address: address.toLowerCase() } as const
  const all: Nft[] = []
  let cursor: string | undefined
  for (let page = 0; ; page += 1) {
    const { data, isComplete, next } = await reader.read({ account, cursor })
    expect(isComplete).toBe(true)
    all.push(...data)
    if (next === null) return all
    cursor = next
    await between(page)
  }
}

const json = (value: unknown): string => `data:application/json,${encodeURIComponent(JSON.stringify(value))}`

test('lists the NFTs of an account with their metadata, from indexed and from scanned blocks', async () => {
  const stage = await indexerStage(databaseUrl(), { chainId: 961 })
  const { chain, chainId } = stage
  const [{ address: one }, { address: two }] = [chain.accounts[0], chain.accounts[1] ?? chain.accounts[0]]
  const cats = await deploySingles(chain, 'Cats\u202e', 'CAT')
  const picture = 'http://cats.web/1.png'
  await cats.mint(
    two,
    2n ** 256n - 1n,
    json({ name: 'A cat', image: picture, attributes: [{ trait_type: 'Eyes', value: 2 }] }),
  )
  await cats.mint(two, 1n, 'http://cats.web/1.json')
  await cats.mint(two, 2n, 'http://127.0.0.1/2.json')
  await cats.mint(two, 3n, 'http://cats.web/moved.json')
  await cats.mint(two, 4n)
  await cats.move(one, 4n)
  const tickets = await deployKinds(chain, 'http://cats.web/{id}.json')
  await tickets.mint(two, 7n, 3n)
  await tickets.mintMany(two, [8n, 7n, 9n], [1n, 2n, 0n])
  web.file('cats.web/1.json', 'application/json', '{"name":"Tom","description":"He \\u202esleeps"}')
  web.redirect('cats.web/moved.json', 'http://169.254.169.254/latest/meta-data/')
  web.file(`cats.web/${'7'.padStart(64, '0')}.json`, 'application/json', '{"name":"Ticket"}')

  const searched = await readAll(readerOf(stage), two)
  await catchUp(stage.indexer())
  const followed = await readAll(readerOf(stage, { index: { fromBlock: 0 } }), two)

  const response = searched.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  expect(followed.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(response)
  const of = (contract: string, tokenId: bigint) =>
    searched.find(nft => nft.contract === contract && nft.tokenId === String(tokenId))
  expect(of(cats.address, 2n ** 256n - 1n)).toMatchObject({
    id: `${chainId}/erc721:${cats.address}/${2n ** 256n - 1n}`,
    name: 'A cat',
    imageUrl: `proxied:${picture}`,
    quantity: '1',
    collection: { name: 'Cats', symbol: 'CAT' },
    attributes: [{ name: 'Eyes', value: '2' }],
    metadata: 'ready',
  })
  expect(of(cats.address, 1n)).toMatchObject({ name: 'Tom', description: 'He sleeps', imageUrl: null })
  expect(of(cats.address, 2n)).toMatchObject({ name: null, imageUrl: null, metadata: 'unavailable' })
  expect(of(cats.address, 3n)).toMatchObject({ name: null, metadata: 'unavailable' })
  expect(of(cats.address, 4n)).toBeUndefined()
  expect(of(tickets.address, 7n)).toMatchObject({ standard: 'erc1155', quantity: '5', name: 'Ticket' })
  expect(of(tickets.address, 8n)).toMatchObject({ quantity: '1', metadata: 'unavailable' })
  expect(of(tickets.address, 9n)).toBeUndefined()
  expect(web.requests.filter(request => !request.startsWith('cats.web'))).toEqual([])
})

test.each(['followed', 'searched'])('pages of a %s chain contain each NFT once while new ones arrive', async how => {
  const stage = await indexerStage(databaseUrl(), { chainId: how === 'followed' ? 962 : 963 })
  const two = stage.chain.accounts[1]?.address ?? stage.chain.accounts[0].address
  const [first, second] = [await deployKinds(stage.chain, ''), await deployKinds(stage.chain, '')]
  const ids = Array.from({ length: 40 }, (_, index) => BigInt(index * 3 + 3))
  const many = async ({ mintMany }: typeof first, tokenIds: readonly bigint[]): Promise<void> => {
    for (let start = 0; start < tokenIds.length; start += 8) {
      const part = tokenIds.slice(start, start + 8)
      await mintMany(
        two,
        part,
        part.map(() => 1n),
      )
    }
    if (how === 'followed') await catchUp(stage.indexer())
  }
  await many(first, ids)
  await many(second, ids)

  const reader = readerOf(stage, how === 'followed' ? { index: { fromBlock: 0 } } : {})
  const all = await readAll(reader, two, async page => {
    await many(first, [BigInt(page), 500n + BigInt(page)])
    await many(second, [BigInt(page), 500n + BigInt(page)])
  })

  const shown = all.map(({ id }) => id)
  expect(new Set(shown).size).toBe(shown.length)
  const expected = [first, second].flatMap(({ address }) => ids.map(id => `${stage.chainId}/erc1155:${address}/${id}`))
  expect(expected.filter(id => !shown.includes(id))).toEqual([])
})

test('serves an inline image that is too long for a link by the id of its NFT', async () => {
  const stage = await indexerStage(databaseUrl(), { chainId: 964 })
  const two = stage.chain.accounts[1]?.address ?? stage.chain.accounts[0].address
  const picture = `data:image/png;base64,${Buffer.concat([png(), Buffer.alloc(3000)]).toString('base64')}`
  web.file('cats.web/1.json', 'application/json', JSON.stringify({ name: 'A cat', image: picture }))
  const cats = await deploySingles(stage.chain, 'Cats', 'CAT')
  await cats.mint(two, 1n, 'http://cats.web/1.json')

  const [nft] = await readAll(readerOf(stage), two)
  const name = `nft:${stage.chainId}/erc721:${cats.address}/1`
  expect(nft?.imageUrl).toBe(`proxied:${name}`)
  const media = openMedia({ findPeer: web.findPeer, kept: nftImage(stage.database) })
  expect(Buffer.from((await media.get(name, 'image/*')).bytes).subarray(0, png().length)).toEqual(png())
})

test('the endpoint lists NFTs and rejects unknown chains, invalid cursors and invalid addresses', async () => {
  const stage = await indexerStage(databaseUrl(), { chainId: 965 })
  const { chain, chainId } = stage
  const two = chain.accounts[1]?.address ?? chain.accounts[0].address
  const cats = await deploySingles(chain, 'Cats', 'CAT')
  await cats.mint(two, 1n, json({ name: 'A cat', image: 'https://cats.example/1.png' }))
  await using cloud = await startTestCloud({
    databaseUrl: databaseUrl(),
    chains: { chains: { [chainId]: [chain.url] } },
  })
  const ask = (path: string): Promise<Response> => fetch(`${cloud.url}/v1/account/${path}projectId=local`)

  const response = await ask(`${two}/nfts?chainId=${chainId}&`)
  expect(response.status).toBe(200)
  const { data, isComplete, next } = nftPageSchema.parse(await response.json())
  expect({ isComplete, next }).toEqual({ isComplete: true, next: null })
  expect(data).toMatchObject([{ name: 'A cat', contract: cats.address }])
  expect(data[0]?.imageUrl).toMatch(new RegExp(`^${cloud.url}/v1/image/`))
  expect(await (await ask(`${two}/nfts?`)).json()).toMatchObject({ data: [{ name: 'A cat' }] })
  for (const [path, field] of [
    [`${two}/nfts?chainId=eip155:5&`, 'chainId'],
    [`${two}/nfts?chainId=${chainId}&cursor=nonsense&`, ''],
    [`0x12/nfts?chainId=${chainId}&`, 'address'],
  ]) {
    const refused = await ask(path ?? '')
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({ status: 'FAILED', reasons: [{ field }] })
  }
})
