import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { connectorImageIds } from '@openappkit/appkit-core/connector-images'
import { knownWallets } from '@openappkit/appkit-core/modal'
import { loadRegistry } from '@openappkit/wallet-registry'

const { wallets, assets, icons } = await loadRegistry()

/** Image files by key: the directory id of a wallet, or the image id of a connector. */
const files = new Map<string, string>()
for (const { id } of knownWallets) {
  const icon = wallets.find(wallet => wallet.id === id)?.icon
  if (icon) files.set(id, `wallets/${icon}`)
}
for (const imageId of Object.values(connectorImageIds)) {
  const icon = assets.find(({ ids }) => ids.includes(imageId))?.icon
  if (icon) files.set(imageId, icon)
}

const nameOf = (file: string): string => file.slice(file.indexOf('/') + 1)
const pictures = [...new Set(files.values())].map(file => `  '${nameOf(file)}': '${icons.get(file)}',`)
const ids = [...files].map(([id, file]) => `  '${id}': '${nameOf(file)}',`)
writeFileSync(
  fileURLToPath(new URL('../src/pictures/data/wallets.ts', import.meta.url)),
  `// Written by scripts/buildWalletPictures.ts from the pictures of @openappkit/wallet-registry. See ../NOTICE.md.
export const pictures: Readonly<Record<string, string>> = {
${pictures.join('\n')}
}

/** Pictures by a wallet's id in the directory, or by a connector's image id. */
export const walletPictureIds: Readonly<Record<string, string>> = {
${ids.join('\n')}
}
`,
)
