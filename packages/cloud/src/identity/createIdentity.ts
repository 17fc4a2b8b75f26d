import type { ChainRpc } from '../chains/ChainRpc'
import type { ChainSettings } from '../chains/ChainSettings'
import type { Endpoint } from '../http/Endpoint'
import type { ImageProxy } from '../images/ImageProxy'
import type { MediaSource } from '../images/MediaSource'
import { createEnsNames } from '../names/createEnsNames'
import { ensCalls } from '../names/EnsCalls'
import { nameEndpoints } from '../names/nameEndpoints'
import { AvatarReader } from './AvatarReader'
import { IdentityReader } from './IdentityReader'
import { identityEndpoints } from './identityEndpoints'

export interface IdentityOptions {
  readonly rpc: Pick<ChainRpc, 'request'>
  readonly settings: ReadonlyMap<string, ChainSettings>
  readonly images: {
    readonly proxy: Pick<ImageProxy, 'proxied'>
    readonly media: Pick<MediaSource, 'getText' | 'locate'>
  }
}

/** Returns the endpoints that look up names of addresses and addresses of names. */
export function createIdentity({ rpc, settings, images }: IdentityOptions): readonly Endpoint[] {
  const names = createEnsNames({ rpc, settings, media: images.media })
  const avatars = new AvatarReader({
    locate: link => images.media.locate(link),
    proxied: url => images.proxy.proxied(url),
    getText: link => images.media.getText(link, 'application/json'),
    callsOf: chainId => (settings.has(chainId) ? ensCalls(rpc, chainId) : undefined),
  })
  const avatarOf = (record: string, owner: string): Promise<string | undefined> => avatars.read(record, owner)
  return [...identityEndpoints(new IdentityReader({ names, avatarOf })), ...nameEndpoints({ names, avatarOf })]
}
