import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadRegistry } from '@openappkit/wallet-registry'

/** Networks that share a file because apps often configure them together. All others are in `moreChains`. */
const groups: Readonly<Record<string, readonly string[]>> = {
  evmChains: [
    ...['ethereum', 'optimism', 'binance-smart-chain', 'gnosis', 'polygon', 'base', 'arbitrum-one', 'avalanche'],
    ...['celo', 'linea', 'scroll', 'zksync'],
  ],
  otherChains: ['bitcoin', 'solana', 'near-protocol', 'stacks', 'sui'],
}

const output = fileURLToPath(new URL('../src/pictures/data/', import.meta.url))
const { assets, icons } = await loadRegistry()

/** Pictures for test networks without their own, by namespace. */
const families: Readonly<Record<string, string>> = {
  eip155: 'ethereum',
  solana: 'solana',
  bip122: 'bitcoin',
  near: 'near-protocol',
  stacks: 'stacks',
  sui: 'sui',
}

/** CAIP-2 ids by picture, in registry order. */
const idsOf = new Map<string, string[]>()
/** Image ids in the public image service, by picture. */
const imageIdsOf = new Map<string, string[]>()
for (const { ids, icon } of assets) {
  const [group, name] = icon?.split('/') ?? []
  if (group !== 'networks' || !name) continue
  idsOf.set(name, [...(idsOf.get(name) ?? []), ...ids.filter(id => id.includes(':'))])
  imageIdsOf.set(name, [...(imageIdsOf.get(name) ?? []), ...ids.filter(id => !id.includes(':'))])
}
for (const [namespace, name] of Object.entries(families)) idsOf.get(name)?.push(`${namespace}:*`)

const groupOf = (name: string): string =>
  Object.keys(groups).find(group => groups[group]?.includes(name)) ?? 'moreChains'
const header =
  '// Written by scripts/buildNetworkPictures.ts from the pictures of @openappkit/wallet-registry. See ../NOTICE.md.\n'

for (const group of [...Object.keys(groups), 'moreChains']) {
  const pictures = [...idsOf.keys()]
    .filter(name => groupOf(name) === group)
    .map(name => `  ${JSON.stringify(name)}: '${icons.get(`networks/${name}`)}',`)
  writeFileSync(
    join(output, `${group}.ts`),
    `${header}export const pictures: Readonly<Record<string, string>> = {\n${pictures.join('\n')}\n}\n`,
  )
}
writeIndex('pictureIds', idsOf)
writeIndex('imageIds', imageIdsOf)

function writeIndex(name: string, keys: ReadonlyMap<string, readonly string[]>): void {
  const rows = [...keys].flatMap(([picture, ids]) => ids.map(id => `  '${id}': '${groupOf(picture)}/${picture}',`))
  writeFileSync(
    join(output, `${name}.ts`),
    `${header}export const ${name}: Readonly<Record<string, string>> = {\n${rows.join('\n')}\n}\n`,
  )
}
