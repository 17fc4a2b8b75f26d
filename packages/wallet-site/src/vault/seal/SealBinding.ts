import type { UnlockPathKind } from '@openappkit/contract/embedded'
import { utf8 } from '../encoding/utf8'

/** Owner and place of a sealed seed. Both seals authenticate it, so blobs can't be swapped. */
export interface SealBinding {
  readonly userId: string
  readonly kind: UnlockPathKind
  readonly pathId: string
}

/** Returns the additional data of both seals. */
export function bindingData({ userId, kind, pathId }: SealBinding): Uint8Array<ArrayBuffer> {
  return utf8(`openappkit/wallet/v1|${userId}|${kind}|${pathId}`)
}
