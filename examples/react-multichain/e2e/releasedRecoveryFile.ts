import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'

const site = new URL('../../../packages/wallet-site/', import.meta.url)

/** A recovery file on disk, with the secrets that open it and that it shows. */
export interface ReleasedFile {
  readonly url: string
  readonly password: string
  readonly mnemonic: string
  /** Address on Ethereum. */
  readonly address: string
}

interface Fixture {
  readonly password: string
  readonly mnemonic: string
  readonly addresses: readonly { readonly namespace: string; readonly address: string }[]
}

/** Writes a recovery file with a wallet that the first release sealed. */
export async function writeReleasedFile(path: string): Promise<ReleasedFile> {
  const fixture = await readFile(new URL('src/vault/recovery/fixtures/v1.json', site), 'utf8')
  const { mnemonic, password, ...sealed }: Fixture = JSON.parse(fixture)
  const content = JSON.stringify({ version: 1, operator: 'Acme', language: 'en', ...sealed })
  const page = await readFile(fileURLToPath(new URL('dist/site/recovery.html', site)), 'utf8')
  await writeFile(
    path,
    page.replace('"wallet">null<', () => `"wallet">${content}<`),
  )
  return { url: pathToFileURL(path).href, password, mnemonic, address: sealed.addresses[0]?.address ?? '' }
}
