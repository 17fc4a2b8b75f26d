import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { connectorImageIds } from '@openappkit/appkit-core/constants'
import { knownWallets } from '@openappkit/appkit-core/modal'

interface Entry {
  readonly id?: string
  readonly ids?: readonly string[]
  readonly icon?: string
}

const folder = fileURLToPath(new URL('../../cloud/data/', import.meta.url))
const read = (file: string): string => readFileSync(join(folder, file), 'utf8')
const assets = (JSON.parse(read('assets.json')) as { assets: readonly Entry[] }).assets
const wallets = read('directory.jsonl')
  .trim()
  .split('\n')
  .map(line => JSON.parse(line) as Entry)

/** Picture files by what they are asked for: a wallet's id in the directory, or a connector's image id. */
const files = new Map<string, string>()
for (const { id } of knownWallets) {
  const icon = wallets.find(wallet => wallet.id === id)?.icon
  if (icon) files.set(id, `wallets/${icon}`)
}
for (const imageId of Object.values(connectorImageIds)) {
  const icon = assets.find(({ ids }) => ids?.includes(imageId))?.icon
  if (icon) files.set(imageId, icon)
}

const nameOf = (file: string): string => file.slice(file.indexOf('/') + 1)
const pictures = [...new Set(files.values())].map(
  file => `  '${nameOf(file)}': '${read(join('icons', `${file}.svg`)).trim()}',`,
)
const ids = [...files].map(([id, file]) => `  '${id}': '${nameOf(file)}',`)
writeFileSync(
  fileURLToPath(new URL('../src/pictures/data/wallets.ts', import.meta.url)),
  `// Written by scripts/buildWalletPictures.ts from the pictures of @openappkit/cloud. See ../NOTICE.md.
export const pictures: Readonly<Record<string, string>> = {
${pictures.join('\n')}
}

/** Pictures by a wallet's id in the directory, or by a connector's image id. */
export const walletPictureIds: Readonly<Record<string, string>> = {
${ids.join('\n')}
}
`,
)
