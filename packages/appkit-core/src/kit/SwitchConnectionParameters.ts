import type { ChainNamespace } from '@openappkit/contract'
import type { Connection } from '../adapter/Connection'

/** Which connection, and which of its accounts, to use from now on. */
export interface SwitchConnectionParameters {
  /** Which one, by its connector's id or by itself. */
  readonly connectorId?: string | undefined
  readonly connection?: Pick<Connection, 'connectorId'> | undefined
  readonly namespace: ChainNamespace
  readonly address?: string | undefined
}
