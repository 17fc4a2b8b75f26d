import type { IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import type { ServedPackage } from './ServedPackage.ts'

/** The request that `npm publish` sends. */
interface Publication {
  readonly name: string
  readonly versions: Readonly<Record<string, object>>
  readonly _attachments: Readonly<Record<string, { readonly data: string }>>
}

/** Reads the version that `npm publish` sends: its manifest, and its tarball in base64. */
export async function readPublished(request: IncomingMessage): Promise<ServedPackage> {
  const { name, versions, _attachments } = (await json(request)) as Publication
  const [[version, manifest] = []] = Object.entries(versions)
  const [attachment] = Object.values(_attachments)
  if (!version || !manifest || !attachment) throw new Error(`The publication of ${name} has no version or no tarball.`)
  return { name, version, manifest, source: Buffer.from(attachment.data, 'base64') }
}
