import type { Connector } from '../adapter/Connector'
import { connectorImageIds } from './connectorImageIds'

const known: Readonly<Record<string, string>> = connectorImageIds

/** Returns the id of a connector's picture in the public image service: its own, else the one that its id is known by. */
export function connectorImageId({ id, imageId }: Pick<Connector, 'id' | 'imageId'>): string | undefined {
  return imageId ?? (Object.hasOwn(known, id) ? known[id] : undefined)
}
